import { useTranslation } from 'react-i18next'
import { Page } from '../layout/Page.tsx'
import { Hero } from './Hero.tsx'
import { MyGames } from './MyGames.tsx'
import { Promises } from './Promises.tsx'
import styles from './StartPage.module.css'
import { Titles } from './Titles.tsx'

export function StartPage() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('name')} width="wide">
      <Hero />
      <div className={styles.sections}>
        <MyGames />
        <Titles />
        <Promises />
      </div>
    </Page>
  )
}
