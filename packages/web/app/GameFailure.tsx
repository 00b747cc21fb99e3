import type { Failure } from '@gaslight/client'
import { ButtonLink } from '../design/Button.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import { useFailureText } from './failure.ts'
import { Page, PageHead } from './layout/Page.tsx'

interface GameFailureProps {
  /** Null for a game that this browser should have and does not. */
  readonly failure: Failure | null
}

/** A whole page for a game that cannot be shown. Where the server cannot be reached, the page asks again by itself. */
export function GameFailure({ failure }: GameFailureProps) {
  useLaterTexts('shell')
  const { t } = useTranslation('shell')
  const failureText = useFailureText()
  const title = t(failure === null || failure.code === 'not-found' ? 'gameFailure.unknown' : 'gameFailure.title')
  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={failure === null ? t('gameFailure.here') : failureText(failure)}>
        {failure?.code === 'unreachable' && <p role="status">{t('gameFailure.again')}</p>}
        <div>
          <ButtonLink kind="primary" href="/">
            {t('common.toStart')}
          </ButtonLink>
        </div>
      </PageHead>
    </Page>
  )
}
