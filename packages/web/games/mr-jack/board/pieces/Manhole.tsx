import { memo } from 'react'

interface ManholeProps {
  readonly covered: boolean
}

/** A manhole around the origin: an iron lid with light from below at its rim, or boards nailed across it. */
export const Manhole = memo(function Manhole({ covered }: ManholeProps) {
  return covered ? (
    <g className="mj-manhole mj-covered">
      <circle className="mj-manhole-ring" r="27" />
      <path className="mj-cover-shadow" d="M-22-20H25V26H-22Z" />
      <path className="mj-cover" d="M-23-23H23V23H-23Z" />
      <path className="mj-cover-plank" d="M-23-11.5H23M-23 0H23M-23 11.5H23" />
      <path className="mj-cover-cross" d="M-23-23L23 23M23-23L-23 23" />
    </g>
  ) : (
    <g className="mj-manhole">
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
