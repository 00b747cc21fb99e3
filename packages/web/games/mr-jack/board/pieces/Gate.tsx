import { memo } from 'react'
import { corners } from '../../../../board-kit/hex.ts'
import { polygon } from '../../../../board-kit/path.ts'
import type { Mark } from '../../../jack-family/board/Marks.tsx'

interface GateProps {
  readonly cordoned: boolean
  /** Which side of the board it is on: the gate stands upright on both. */
  readonly side: 'N' | 'S'
  readonly mark?: Mark | undefined
}

/** The place beyond the gate, around the middle of the gate's edge. */
const YARD = polygon(corners({ x: 0, y: -33 }, 4))
const AJAR = 'M-17-27L-8.5-22V-3L-17 1ZM17-27L8.5-22V-3L17 1Z'
const AJAR_BARS = 'M-14.2-25.5V0M-11.3-23.8V-1.5M14.2-25.5V0M11.3-23.8V-1.5'
const SHUT = 'M-17-26Q0-31 17-26V1H-17Z'
const SHUT_BARS = 'M-12.8-27V1M-8.5-28V1M-4.2-28.5V1M0-29V1M4.2-28.5V1M8.5-28V1M12.8-27V1'

/** A gate in the wall, around the middle of its edge: ajar with light behind it, or shut by crossed barriers. */
export const Gate = memo(function Gate({ cordoned, side, mark }: GateProps) {
  const outwards = side === 'N' ? undefined : 'rotate(180)'
  return (
    <g className={mark ? `mj-gate mj-gate-${mark}` : 'mj-gate'}>
      {mark && <path className="mj-gate-mark" d={YARD} transform={outwards} />}
      <g transform={side === 'N' ? undefined : 'translate(0 35)'}>
        {!cordoned && <ellipse className="mj-gate-light" cy="-14" rx="34" ry="32" />}
        {!cordoned && <ellipse className="mj-gate-light" cy="-12" rx="20" ry="20" />}
        <path className="mj-gate-leaf" d={cordoned ? SHUT : AJAR} />
        <path className="mj-gate-bars" d={cordoned ? SHUT_BARS : AJAR_BARS} />
        <path className="mj-gate-pillar" d="M-26-28H-17V4H-26ZM17-28H26V4H17Z" />
        <path className="mj-gate-cap" d="M-27.5-31H-15.5V-27H-27.5ZM15.5-31H27.5V-27H15.5Z" />
        <circle className="mj-gate-cap" cx="-21.5" cy="-34" r="3.2" />
        <circle className="mj-gate-cap" cx="21.5" cy="-34" r="3.2" />
        {cordoned && (
          <>
            <path className="mj-cordon-under" d="M-29-28L29 2M29-28L-29 2" />
            <path className="mj-cordon-plank" d="M-28-27.5L28 1.5M28-27.5L-28 1.5" />
            <path className="mj-cordon-stripe" d="M-28-27.5L28 1.5M28-27.5L-28 1.5" />
          </>
        )}
      </g>
      <g transform={outwards}>
        {!cordoned && mark === undefined && <path className="mj-gate-way" d="M-7-10L0-18L7-10" />}
        {mark === 'leave' && <path className="mj-gate-arrow-under" d={ARROW} />}
        {mark === 'leave' && <path className="mj-gate-arrow" d={ARROW} />}
        {(mark === 'target' || mark === 'selected') && <circle className="mj-mark-dot" cy="-48" r="6" />}
      </g>
    </g>
  )
})

const ARROW = 'M0-22V-58M-11-46L0-58L11-46'
