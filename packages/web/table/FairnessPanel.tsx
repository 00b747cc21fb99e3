import type { SessionState } from '@gaslight/client'
import { Link } from 'wouter'
import { CopyButton } from '../design/CopyButton.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './FairnessPanel.module.css'

/** What proves that nobody changes the draws or the moves: the commitment, and the seal that grows with the game. */
export function FairnessPanel({ state }: { readonly state: SessionState<object> }) {
  const { t } = useTranslation('table')
  const { commitment } = state.info
  const links = state.moments.map(moment => moment.event.link)
  return (
    <div className={styles.panel}>
      <p>{t('fairness.lead')}</p>
      <dl className={styles.facts}>
        <dt>{t('fairness.commitment')}</dt>
        <dd>
          <code className={styles.hash}>{commitment}</code>
          <CopyButton kind="quiet" text={commitment} label={t('fairness.copy')} />
        </dd>
        <dt>{t('fairness.seal')}</dt>
        <dd>
          {links.length === 0 ? (
            t('fairness.noLinks')
          ) : (
            <>
              {t('fairness.links', { count: links.length })} <code>{links.slice(-4).join(' ')}</code>
            </>
          )}
        </dd>
      </dl>
      <p className={styles.quiet}>
        {t('fairness.after')} <Link href="/fairness">{t('fairness.more')}</Link>
      </p>
    </div>
  )
}
