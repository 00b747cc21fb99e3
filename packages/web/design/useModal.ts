import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useBackStep } from './useBackStep.ts'

interface ModalHandle {
  readonly ref: RefObject<HTMLDialogElement | null>
  closeBeside(event: MouseEvent): void
}

/**
 * Shows and closes the browser's own modal dialog: it holds the focus, closes on `Esc` and on the browser's step back, and
 * gives the focus back.
 */
export function useModal(open: boolean, onClose: () => void): ModalHandle {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  useBackStep(open, onClose)
  return {
    ref,
    closeBeside: event => {
      if (event.target === ref.current) onClose()
    },
  }
}
