import { memo } from 'react'
import { circle } from '../../../../board-kit/path.ts'

interface ManholeProps {
  readonly covered: boolean
  readonly lit: boolean
}

const NAILS = [-18, 18].flatMap(x => [-18, 18].map(y => circle({ x, y }, 1.4))).join('')

/** A manhole around the origin: an iron lid with light from below at its rim, or boards nailed across it. */
export const Manhole = memo(function Manhole({ covered, lit }: ManholeProps) {
  return covered ? (
    <g className={lit ? 'mj-manhole mj-lit' : 'mj-manhole'}>
      <circle className="mj-manhole-ring" r="27" />
      <path className="mj-cover-shadow" d="M-22-20H25V26H-22Z" />
      <path className="mj-cover" d="M-23-23H23V23H-23Z" />
      <path className="mj-cover-plank" d="M-23-11.5H23M-23 0H23M-23 11.5H23" />
      <path className="mj-cover-cross" d="M-22-22L22 22M22-22L-22 22" />
      <path className="mj-cover-cross-top" d="M-21.5-21.5L21.5 21.5M21.5-21.5L-21.5 21.5" />
      <path className="mj-cover-nail" d={NAILS} />
    </g>
  ) : (
    <g className={lit ? 'mj-manhole mj-lit' : 'mj-manhole'}>
      <circle className="mj-manhole-glow" r="31" />
      <circle className="mj-manhole-ring" r="29" />
      <circle className="mj-manhole-rim" r="25.5" />
      <circle className="mj-manhole-lid" r="22.5" />
      <path
        className="mj-manhole-grid"
        d="M-14-14H-7M-3.5-14H3.5M7-14H14M-18-7H-10.5M-7-7H0M3.5-7H10.5M14-7H18M-18 0H-14M-10.5 0H-3.5M3.5 0H10.5M14 0H18M-18 7H-10.5M-7 7H0M3.5 7H10.5M14 7H18M-14 14H-7M-3.5 14H3.5M7 14H14"
      />
    </g>
  )
})
