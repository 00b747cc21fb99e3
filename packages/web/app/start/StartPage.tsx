import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Page } from '../layout/Page.tsx'
import { Hero } from './Hero.tsx'
import { MyGames } from './MyGames.tsx'
import { Promises } from './Promises.tsx'
import styles from './StartPage.module.css'
import { Titles } from './Titles.tsx'

export function StartPage() {
  const { t } = useTranslation('shell')
  // First what one can act on; the picture and what stands below follow in a pass of their own, which a click interrupts.
  const stage = useDeferredValue<'play' | 'all'>('all', 'play')
  return (
    <Page title={t('name')} width="wide">
      <Hero drawn={stage === 'all'} />
      {stage === 'all' ? (
        <div className={styles.sections}>
          <MyGames />
          <Suspense>
            <Titles />
            <Promises />
          </Suspense>
        </div>
      ) : (
        <div className={styles.room} />
      )}
    </Page>
  )
}
