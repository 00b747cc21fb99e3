import { moved } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'

/** The colours of gaslight, around the origin. */
export function PoolGradients() {
  return (
    <>
      <radialGradient id="mj-pool" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="112">
        <stop offset="0" className="mj-stop-pool-0" />
        <stop offset=".3" className="mj-stop-pool-1" />
        <stop offset=".62" className="mj-stop-pool-2" />
        <stop offset="1" className="mj-stop-pool-3" />
      </radialGradient>
      <radialGradient id="mj-gleam" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="86">
        <stop offset=".3" className="mj-stop-pool-1" stopOpacity=".55" />
        <stop offset="1" className="mj-stop-pool-1" stopOpacity="0" />
      </radialGradient>
    </>
  )
}

/** The glow around a flame, for whatever is filled with `url(#mj-halo)`. */
export function Halo() {
  return (
    <radialGradient id="mj-halo">
      <stop offset="0" className="mj-stop-halo" />
      <stop offset="1" className="mj-stop-halo" stopOpacity="0" />
    </radialGradient>
  )
}

interface PoolProps {
  readonly at: Point
  /** The places that are lit, and those that only catch a gleam: paths around the lamp. */
  readonly lit: string
  readonly gleam: string
  readonly burning: boolean
}

/** The light of one lamp. Lighting and going out fade by themselves. */
export function Pool({ at, lit, gleam, burning }: PoolProps) {
  return (
    <g transform={moved(at)} className={burning ? 'mj-pool mj-lit' : 'mj-pool'}>
      <path className="mj-pool-roofs" d={gleam} />
      <path className="mj-pool-streets" d={lit} />
    </g>
  )
}
