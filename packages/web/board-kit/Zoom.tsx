import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { Point } from './hex.ts'
import styles from './Zoom.module.css'

/** The board is seen before anybody enlarges it. */
const ZoomLens = lazy(async () => ({ default: (await import('./ZoomLens.tsx')).ZoomLens }))

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
  const port = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div className={`${styles.window} ${className}`}>
      <div ref={port} className={styles.port}>
        <div ref={sheet} className={styles.sheet}>
          {children}
        </div>
      </div>
      <Suspense fallback={null}>
        <ZoomLens port={port} sheet={sheet} labels={labels} spot={spot} />
      </Suspense>
    </div>
  )
}
