import type { Failure } from '@gaslight/client'
import { useFailureText } from '../app/failure.ts'
import { Page, PageHead } from '../app/layout/Page.tsx'
import { ButtonLink } from '../design/Button.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './Waiting.module.css'

/** The table's outline while the game is on its way. */
export function GameSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('name')} width="wide">
      <h1 className="visually-hidden">{t('common.loading')}</h1>
      <div className={styles.table}>
        <div className={styles.panel}>
          <Skeleton lines={6} />
        </div>
        <div className={styles.board} />
        <div className={styles.panel}>
          <Skeleton lines={8} />
        </div>
      </div>
    </Page>
  )
}

/** There is no such game, or no way to it; null for a hot-seat game that this browser does not have. */
export function GameMissing({ failure }: { readonly failure: Failure | null }) {
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
