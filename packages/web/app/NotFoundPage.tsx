import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/Button.tsx'
import { Page, PageHead } from './layout/Page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation(['pages', 'shell'], { nsMode: 'fallback' })
  return (
    <Page title={t('notFound.title')} width="narrow">
      <PageHead title={t('notFound.title')} lead={t('notFound.text')}>
        <div>
          <ButtonLink kind="primary" href="/">
            {t('common.toStart')}
          </ButtonLink>
        </div>
      </PageHead>
    </Page>
  )
}
