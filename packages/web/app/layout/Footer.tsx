import { Link } from 'wouter'
import { GAMES } from '../../games/registry.ts'
import { useTranslation } from '../../i18n/index.ts'
import styles from './Footer.module.css'

export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.notice}>{t('footer.notice')}</p>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <Link href="/about">{t('nav.about')}</Link>
          <Link href="/fairness">{t('nav.fairness')}</Link>
          <Link href={`/rules/${GAMES[0].id}`}>{t('nav.rules')}</Link>
          <a href="/api">{t('footer.api')}</a>
        </nav>
      </div>
    </footer>
  )
}
