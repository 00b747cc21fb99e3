import { Dialog } from '../design/Dialog.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './KeysDialog.module.css'

/** Which keys do what, in words; several keys of one row stand apart by spaces. */
export type KeyRow = readonly [keys: string, does: string]

interface KeysDialogProps {
  readonly open: boolean
  onClose(): void
  readonly rows: readonly KeyRow[]
}

export function KeysDialog({ open, onClose, rows }: KeysDialogProps) {
  const { t } = useTranslation('table')
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <table className={styles.keys}>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map(key => (
                  <kbd key={key}>{t(`keys.name.${key}`, { defaultValue: key })}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
