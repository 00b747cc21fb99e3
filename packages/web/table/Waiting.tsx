import type { Failure } from '@gaslight/client'
import { lazy, Suspense } from 'react'
import { Page } from '../app/layout/Page.tsx'
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

const Failed = lazy(async () => ({ default: (await import('../app/GameFailure.tsx')).GameFailure }))

/** There is no such game, or no way to it; null for a hot-seat game that this browser does not have. */
export function GameMissing(props: { readonly failure: Failure | null }) {
  return (
    <Suspense fallback={<GameSkeleton />}>
      <Failed {...props} />
    </Suspense>
  )
}
