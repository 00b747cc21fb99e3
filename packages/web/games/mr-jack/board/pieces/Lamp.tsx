import type { Tile } from '@gaslight/mr-jack'
import { memo } from 'react'

interface LampProps {
  /** The tile on the post; null for a dark post. */
  readonly tile: Tile | null
  /** Whether the tile goes out at the end of this round. */
  readonly isLast: boolean
}

/** A gas lamp around the origin; the number of a tile that will go out stands on its glass. */
export const Lamp = memo(function Lamp({ tile, isLast }: LampProps) {
  const lit = tile !== null
  return (
    <g className={lit ? 'mj-lamp mj-lit' : 'mj-lamp'}>
      <ellipse className="mj-lamp-foot" cx="0" cy="29" rx="9" ry="3" />
      <path className="mj-lamp-iron" d="M-1.7 16H1.7V26.5L5 29H-5L-1.7 26.5ZM-7 15H7L4 18.5H-4ZM-11 19.5H11V21H-11Z" />
      {lit && <circle className="mj-lamp-halo" cy="-2" r="30" />}
      <path className="mj-lamp-glass" d="M-14-13H14L9.5 15H-9.5Z" />
      <path className="mj-lamp-frame" d="M-14-13H14L9.5 15H-9.5Z" />
      <path className="mj-lamp-iron" d="M-16.5-13L-7-21.5H7L16.5-13ZM-4-22.5H4L2.5-25.5H-2.5ZM-.9-29H.9V-25H-.9Z" />
      {lit &&
        (tile === 'plain' ? (
          <Flame />
        ) : (
          <text className={isLast ? 'mj-lamp-number mj-last' : 'mj-lamp-number'} y="8.5">
            {tile}
          </text>
        ))}
      {!lit && <path className="mj-lamp-cold" d="M0-10V11M-6-10L-4 11M6-10L4 11" />}
    </g>
  )
})

function Flame() {
  return (
    <path
      className="mj-lamp-flame"
      d="M.6-9C1.5-4.5 6-2.5 6 3.5C6 7.5 3.5 10 0 10C-3.5 10-6 7.5-6 3.5C-6-.5-1.5-3.5.6-9Z"
    />
  )
}
