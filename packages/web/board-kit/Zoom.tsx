import type { CSSProperties, ReactNode } from 'react'
import type { Point } from './hex.ts'
import { useZoom } from './useZoom.ts'
import styles from './Zoom.module.css'
import { NEAREST } from './zoom.ts'

/** The names of the buttons in the page's language. */
export interface ZoomLabels {
  readonly nearer: string
  readonly farther: string
  readonly whole: string
}

interface ZoomProps {
  readonly labels: ZoomLabels
  /** The class that gives the window its shape. */
  readonly className: string
  /** What the keyboard is on, in widths and heights of the board; it is kept in sight. */
  readonly spot: Point | null
  readonly children: ReactNode
}

/** A window on a board. Where the whole board is shown large enough there is nothing to see of it. */
export function Zoom({ labels, className, spot, children }: ZoomProps) {
  const { view, port, sheet, nearer, farther, whole, keys, handlers } = useZoom(spot)
  const place: CSSProperties = {
    width: `${view.scale * 100}%`,
    height: `${view.scale * 100}%`,
    left: `${view.x * 100}%`,
    top: `${view.y * 100}%`,
  }
  return (
    <div className={`${styles.window} ${className}`} data-near={view.scale > 1} {...keys}>
      <div ref={port} className={styles.port} {...handlers}>
        <div ref={sheet} className={styles.sheet} style={place}>
          {children}
        </div>
      </div>
      <div className={styles.buttons}>
        <ZoomButton label={labels.nearer} d="M5 12H19M12 5V19" disabled={view.scale >= NEAREST} onClick={nearer} />
        <ZoomButton label={labels.farther} d="M5 12H19" disabled={view.scale === 1} onClick={farther} />
        <ZoomButton
          label={labels.whole}
          d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"
          disabled={view.scale === 1}
          onClick={whole}
        />
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly d: string
  readonly disabled: boolean
  onClick(): void
}

function ZoomButton({ label, d, disabled, onClick }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}
