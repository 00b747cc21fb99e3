import { ChevronsDown, ChevronsUp, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './BottomSheet.module.css'
import { IconButton } from './Button.tsx'
import { useModal } from './useModal.ts'
import { useSheetDrag } from './useSheetDrag.ts'

interface BottomSheetProps {
  readonly open: boolean
  readonly title: string
  /** What its buttons are called. */
  readonly labels: { readonly taller: string; readonly lower: string; readonly close: string }
  /** A swipe down, `Esc`, the cross, or a touch above it. */
  onClose(): void
  readonly children: ReactNode
  /** What stays at its foot. */
  readonly foot: ReactNode
}

/** A sheet over the lower half of the screen; dragged up, or by its button, it becomes as tall as the screen. */
export function BottomSheet({ open, title, labels, onClose, children, foot }: BottomSheetProps) {
  const { ref, closeBeside } = useModal(open, onClose)
  const [isTall, setTall] = useState(false)
  const { grip, leave } = useSheetDrag(ref, { open, isTall, onTall: setTall, onClose })
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which the browser turns into `close`.
    <dialog
      ref={ref}
      className={styles.sheet}
      data-tall={isTall || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
    >
      {open && (
        <>
          <div className={styles.head} {...grip}>
            <h2 id={titleId}>{title}</h2>
            <IconButton
              icon={isTall ? ChevronsDown : ChevronsUp}
              label={isTall ? labels.lower : labels.taller}
              onClick={() => setTall(!isTall)}
            />
            <IconButton icon={X} label={labels.close} onClick={leave} />
          </div>
          {/* Another panel begins at its top. */}
          <div key={title} className={styles.body} data-scrolls>
            {children}
          </div>
          {foot}
        </>
      )}
    </dialog>
  )
}
