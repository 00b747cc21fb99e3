import { useTranslation } from '../../i18n/index.ts'
import { Page, PageHead } from '../layout/Page.tsx'
import styles from './Prose.module.css'

const STEPS = ['seed', 'nonces', 'draws', 'links', 'end'] as const
const CHECKS = ['download', 'run', 'compare'] as const

/** How a game's chance is fixed before it starts, and how anybody can check that afterwards. */
export function FairnessPage() {
  const { t } = useTranslation('pages')
  return (
    <Page title={t('fairness.title')} width="narrow">
      <PageHead title={t('fairness.title')} lead={t('fairness.lead')} />
      <div className={styles.prose}>
        <h2>{t('fairness.how')}</h2>
        <ol>
          {STEPS.map(step => (
            <li key={step}>{t(`fairness.steps.${step}`)}</li>
          ))}
        </ol>
        <h2>{t('fairness.check')}</h2>
        <ol>
          {CHECKS.map(check => (
            <li key={check}>{t(`fairness.checks.${check}`)}</li>
          ))}
        </ol>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard. */}
        <pre tabIndex={0}>
          <code>npx gaslight verify my-game.game</code>
        </pre>
        <p>{t('fairness.byHand')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
        <pre tabIndex={0}>
          <code>{`commitment = SHA-256(seed)
draw n     = HMAC-SHA256(seed ‖ "nonce,nonce", "draw <purpose> n")
link n     = SHA-256(link n-1 ‖ HMAC-SHA256(seed, "salt n") ‖ decision n)`}</code>
        </pre>
        <h2>{t('fairness.limits')}</h2>
        <p>{t('fairness.limitsText')}</p>
      </div>
    </Page>
  )
}
