import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Corner } from './corner.ts'
import { type Atlas, type Lens, lensOn } from './lens.ts'
import { useReducedMotion } from './motion.ts'
import type { Point } from './point.ts'
import type { Region, ZoomLabels } from './Zoom.tsx'
import styles from './ZoomLens.module.css'
import { WHOLE } from './zoom.ts'

interface ZoomLensProps {
  readonly port: RefObject<HTMLDivElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly labels: ZoomLabels
  readonly spot: Point | null
  readonly atlas: Atlas | undefined
  readonly region: Region | null
}

/** The buttons over a board's window, and the gestures on it. */
export function ZoomLens({ port, sheet, labels, spot, atlas, region }: ZoomLensProps) {
  const [{ view, canGoNearer }, setShown] = useState({ view: WHOLE, canGoNearer: true })
  const { scale } = view
  const buttons = useRef<HTMLDivElement>(null)
  const [corner, setCorner] = useState<Corner>('south-east')
  const glass = useRef<Lens | null>(null)
  const isStill = useReducedMotion()
  const latest = useRef({ isStill, atlas })
  useLayoutEffect(() => {
    latest.current = { isStill, atlas }
  })

  useEffect(() => {
    const [window, board] = [port.current, sheet.current]
    if (!window || !board) return
    const { atlas } = latest.current
    const lens = lensOn(window, board, {
      atlas: atlas && {
        ...atlas,
        isTaken: () => latest.current.atlas?.isTaken() ?? false,
        onLook: view => latest.current.atlas?.onLook(view),
      },
      isStill: () => latest.current.isStill,
      onView: (view, canGoNearer) => setShown({ view, canGoNearer }),
    })
    glass.current = lens
    return () => lens.remove()
  }, [port, sheet])

  const [x, y] = [spot?.x, spot?.y]
  useEffect(() => {
    if (x !== undefined && y !== undefined) glass.current?.reveal({ x, y })
  }, [x, y])

  useEffect(() => {
    if (region) glass.current?.show(region)
  }, [region])

  const marked = atlas?.marked
  useEffect(() => {
    const size = buttons.current?.getBoundingClientRect()
    if (marked !== undefined && size && glass.current) setCorner(glass.current.cornerFor(size, marked))
  }, [marked, view])

  return (
    <div
      ref={buttons}
      className={styles.buttons}
      data-near={scale > 1}
      data-atlas={atlas !== undefined || undefined}
      data-corner={corner}
    >
      <LensButton
        label={labels.nearer}
        d="M5 12H19M12 5V19"
        disabled={!canGoNearer}
        onClick={() => glass.current?.nearer()}
      />
      <LensButton label={labels.farther} d="M5 12H19" disabled={scale === 1} onClick={() => glass.current?.farther()} />
      <LensButton
        label={labels.whole}
        d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"
        disabled={scale === 1}
        onClick={() => glass.current?.whole()}
      />
    </div>
  )
}

interface LensButtonProps {
  readonly label: string
  readonly d: string
  readonly disabled: boolean
  onClick(): void
}

function LensButton({ label, d, disabled, onClick }: LensButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
