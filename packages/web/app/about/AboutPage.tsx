import { Link } from 'wouter'
import { useTranslation } from '../../i18n/index.ts'
import { Page, PageHead } from '../layout/Page.tsx'
import styles from './Prose.module.css'

const SECTIONS = ['secrets', 'computer', 'access', 'library'] as const

export function AboutPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('about.title')} width="narrow">
      <PageHead title={t('about.title')} lead={t('about.lead')} />
      <div className={styles.prose}>
        {SECTIONS.map(section => (
          <section key={section} className={styles.prose}>
            <h2>{t(`about.${section}.title`)}</h2>
            <p>{t(`about.${section}.text`)}</p>
          </section>
        ))}
        <p>
          <a href="/api">{t('about.api')}</a>
        </p>
        <h2>{t('about.rights.title')}</h2>
        <p>{t('about.rights.text')}</p>
        <p>
          <Link href="/fairness">{t('about.toFairness')}</Link>
        </p>
      </div>
    </Page>
  )
}
