import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { Atlas } from './lens.ts'
import type { Point } from './point.ts'
import styles from './Zoom.module.css'

/** The board is seen before anybody enlarges it. */
const ZoomLens = lazy(async () => ({ default: (await import('./ZoomLens.tsx')).ZoomLens }))

/** The names of the buttons in the page's language. */
export interface ZoomLabels {
  readonly nearer: string
  readonly farther: string
  readonly whole: string
}

/** A part of the drawing to be shown, by two opposite corners in its widths and heights; every new object moves the window. */
export interface Region {
  readonly from: Point
  readonly to: Point
  /** What lets the window stay: so large a share of these places in sight. */
  readonly stays?: { readonly places: readonly Point[]; readonly share: number } | undefined
}

interface ZoomProps {
  readonly labels: ZoomLabels
  /** The class that gives the window its shape. */
  readonly className: string
  /** What the keyboard is on, in widths and heights of the board; it is kept in sight. */
  readonly spot: Point | null
  /** For what is larger than a board; the first one counts. */
  readonly atlas?: Atlas
  readonly region?: Region | null
  readonly children: ReactNode
}

/** A window on a board. Where the whole board is shown large enough there is nothing to see of it. */
export function Zoom({ labels, className, spot, atlas, region = null, children }: ZoomProps) {
  const port = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div className={`${styles.window} ${className}`} data-atlas={atlas !== undefined || undefined}>
      <div ref={port} className={styles.port}>
        <div ref={sheet} className={styles.sheet}>
          {children}
        </div>
      </div>
      <Suspense fallback={null}>
        <ZoomLens port={port} sheet={sheet} labels={labels} spot={spot} atlas={atlas} region={region} />
      </Suspense>
    </div>
  )
}
