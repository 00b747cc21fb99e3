import { Component, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import { Page, PageHead } from './layout/Page.tsx'

interface Props {
  /** Another value lets the page try again, for instance another address. */
  readonly at: string
  readonly children: ReactNode
}

/** Catches a bug in a page, or a part of the page that could not be loaded, and offers the way on. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidUpdate(previous: Props) {
    if (previous.at !== this.props.at && this.state.error) this.setState({ error: null })
  }

  override render() {
    return this.state.error ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('broken.title')} width="narrow">
      <PageHead title={t('broken.title')} lead={t('broken.text')}>
        <div>
          <Button kind="primary" onClick={() => location.reload()}>
            {t('broken.reload')}
          </Button>
        </div>
      </PageHead>
    </Page>
  )
}
