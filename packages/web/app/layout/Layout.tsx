import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { EditionNotice } from '../../offline/EditionNotice.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** What stands around every page. */
export function Layout({ place, children }: { readonly place: 'page' | 'table'; readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <Header place={place} />
      <OfflineNotice />
      <EditionNotice />
      {children}
      {place === 'page' && <Footer />}
    </div>
  )
}

function OfflineNotice() {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(onConnectivity, () => navigator.onLine)
  return <div role="status">{!online && <p className={styles.offline}>{t('offline')}</p>}</div>
}

function onConnectivity(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
