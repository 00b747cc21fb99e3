import type { Failure } from '@gaslight/client'
import { Button, ButtonLink } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import { useFailureText } from './failure.ts'
import { Page, PageHead } from './layout/Page.tsx'

/** A whole page for a game that cannot be shown. */
export function GameFailure({ failure, onRetry }: { readonly failure: Failure; onRetry?(): void }) {
  const { t } = useTranslation('shell')
  const text = useFailureText()(failure)
  const title = t(failure.code === 'not-found' ? 'gameFailure.unknown' : 'gameFailure.title')
  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={text}>
        <div>
          {onRetry && failure.code !== 'not-found' ? (
            <Button kind="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          ) : (
            <ButtonLink kind="primary" href="/">
              {t('common.toStart')}
            </ButtonLink>
          )}
        </div>
      </PageHead>
    </Page>
  )
}
