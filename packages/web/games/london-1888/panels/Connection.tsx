import type { SessionState } from '@gaslight/client'
import { useTranslation } from '../../../i18n/index.ts'
import styles from './SidePanel.module.css'

/** Says where the table no longer hears of the game. */
export function Connection({ state }: { readonly state: SessionState<object>['connection'] }) {
  const { t } = useTranslation('table')
  if (state === 'live') return null
  return (
    <p className={styles.connection} role="status">
      {t(`connection.${state}`)}
    </p>
  )
}
