import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** `Esc`, the cross, or a click beside it. */
  onClose(): void
  readonly children: ReactNode
  /** The buttons at its foot. */
  readonly actions?: ReactNode
}

/** In the middle of the screen: what has to be read or answered before anything else. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape={styles.dialog ?? ''} />
}

/** The same, from the side on a wide screen and from below on a phone. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} shape={`${styles.dialog} ${styles.sheet}`} />
}

function Modal({ open, title, onClose, children, actions, shape }: DialogProps & { readonly shape: string }) {
  const { t } = useTranslation('shell')
  const { ref, closeBeside } = useModal(open, onClose)
  const titleId = useId()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which the browser turns into `close`.
    <dialog ref={ref} className={shape} aria-labelledby={titleId} onClose={onClose} onClick={closeBeside}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={X} label={t('common.close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
