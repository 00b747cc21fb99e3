import type { Failure } from '@gaslight/client'
import { useFailureText } from '../app/failure.ts'
import { Page, PageHead } from '../app/layout/Page.tsx'
import { ButtonLink } from '../design/Button.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'

/** Says so, and leads back to the start page. */
export function GameMissing({ failure }: { readonly failure: Failure | null }) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const failureText = useFailureText()
  return (
    <Page title={t('missing.title')} width="narrow">
      <PageHead
        title={t('missing.title')}
        lead={
          failure === null
            ? t('missing.local')
            : failure.code === 'not-found'
              ? t('missing.remote')
              : failureText(failure)
        }
      >
        <div>
          <ButtonLink kind="primary" href="/">
            {t('missing.toStart')}
          </ButtonLink>
        </div>
      </PageHead>
    </Page>
  )
}
