import { useTranslation } from '../i18n/index.ts'
import styles from './Skeleton.module.css'

/** Grey lines where text will stand. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.lines} role="status" aria-label={t('common.loading')}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </div>
  )
}
