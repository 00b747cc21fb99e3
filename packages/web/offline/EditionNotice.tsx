import { useSyncExternalStore } from 'react'
import { Button } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './EditionNotice.module.css'
import { isNewEdition, onEdition, takeEdition } from './edition.ts'

/** Says that a new build is there. The page on show goes on with the old one until somebody wants the new one. */
export function EditionNotice() {
  const { t } = useTranslation('shell')
  const isNew = useSyncExternalStore(onEdition, isNewEdition)
  return (
    <div role="status">
      {isNew && (
        <p className={styles.edition}>
          {t('edition.text')} <Button onClick={takeEdition}>{t('edition.load')}</Button>
        </p>
      )}
    </div>
  )
}
