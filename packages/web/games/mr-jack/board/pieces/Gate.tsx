import type { Mark } from '../props.ts'

interface GateProps {
  readonly cordoned: boolean
  readonly mark?: Mark | undefined
}

/**
 * A gate in the wall, around the middle of its edge, leading north: ajar with light behind it, or shut by crossed
 * barriers. A gate to the south is turned round by whoever draws it.
 */
export function Gate({ cordoned, mark }: GateProps) {
  return (
    <g className={`mj-gate${cordoned ? ' mj-cordoned' : ''}${mark ? ` mj-gate-${mark}` : ''}`}>
      {!cordoned && <ellipse className="mj-gate-light" cy="-20" rx="30" ry="27" />}
      {mark && (
        <path className="mj-gate-mark" d="M-19 1L-38-33L-19-66H19L38-33L19 1Z" transform="translate(0 -2) scale(.92)" />
      )}
      <path className="mj-gate-leaf" d="M-19-3L-13-24M19-3L13-24" />
      <path className="mj-gate-bars" d="M-17.8-7L-14.2-20M17.8-7L14.2-20" />
      {cordoned && (
        <g className="mj-cordon">
          <path className="mj-cordon-under" d="M-22-32.5L22-7.5M22-32.5L-22-7.5" />
          <path className="mj-cordon-plank" d="M-21-32L21-8M21-32L-21-8" />
          <path className="mj-cordon-stripe" d="M-21-32L21-8M21-32L-21-8" />
        </g>
      )}
      <path className="mj-gate-pillar" d="M-26-7H-16V4H-26ZM16-7H26V4H16Z" />
      <path className="mj-gate-cap" d="M-24-5H-18V2H-24ZM18-5H24V2H18Z" />
      {!cordoned && mark !== 'leave' && <path className="mj-gate-way" d="M-7-15L0-23L7-15" />}
      {mark === 'leave' && <path className="mj-gate-arrow" d="M0-8V-36M-11-25L0-37L11-25" />}
      {mark === 'target' && <circle className="mj-mark-dot" cy="-42" r="5" />}
    </g>
  )
}
