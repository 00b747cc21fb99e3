import { CHARACTER_CARDS, type CharacterId, type PlayerView } from '@gaslight/london-1888'
import { memo } from 'react'
import type { BlockerKind } from '../props.ts'
import { FIGURES, POLICE, PROTESTER } from './cast.ts'

export interface PawnSigns {
  readonly life: number
  readonly curfew: boolean
  readonly serving: boolean
  /** Holds the Absinthe. */
  readonly absinthe: boolean
  /** His turn is running. */
  readonly turn: boolean
  readonly shown: boolean
  /** Unmasked before all eyes, or known to be Jack by who looks. */
  readonly jack: 'unmasked' | 'known' | 'no'
  readonly side: NonNullable<PlayerView['side']> | 'none'
  readonly own: boolean
}

const DROP = 'M0-7.5C3-3 5-1 5 2A5 5 0 0 1-5 2C-5-1-3-3 0-7.5Z'
const DROPS = [
  { x: -13, y: 25.5 },
  { x: 0, y: 29 },
  { x: 13, y: 25.5 },
] as const

/** The pawn alone, for cards and lists too: enamel by shape and colour; hollow, with a tick, once shown Innocent. */
export const Medal = memo(function Medal({
  character,
  shown,
}: {
  readonly character: CharacterId
  readonly shown: boolean
}) {
  const { outline, emblem, lines } = FIGURES[character]
  return (
    <g className={shown ? 'ld-medal ld-shown' : 'ld-medal'} data-character={character}>
      <path className="ld-medal-shadow" d={outline} transform="translate(1.5 3)" />
      <path className="ld-medal-rim" d={outline} />
      <path className="ld-medal-face" d={outline} />
      <g className="ld-medal-emblem">
        <path d={emblem} fillRule="evenodd" />
        {lines && <path className="ld-medal-lines" d={lines} />}
      </g>
      <text className="ld-medal-code" y="9.5">
        {CHARACTER_CARDS[character].code}
      </text>
      {shown && <path className="ld-medal-tick" d="M-7-17.5L-2-12.5L8-22" />}
    </g>
  )
})

/** A character's pawn with everything that all can see about him. */
export const Pawn = memo(function Pawn({
  character,
  life,
  curfew,
  serving,
  absinthe,
  turn,
  shown,
  jack,
  side,
  own,
}: PawnSigns & { readonly character: CharacterId }) {
  return (
    <>
      {turn && <circle className="ld-turn" r="36" />}
      {own && <path className="ld-own" d="M-9-44H9L0-33Z" />}
      {jack !== 'no' && <circle className={jack === 'known' ? 'ld-jack ld-jack-known' : 'ld-jack'} r="32" />}
      <Medal character={character} shown={shown} />
      {serving && (
        <g className="ld-serving">
          <path className="ld-bars" d="M-24-27V27M-12-29V29M0-30V30M12-29V29M24-27V27M-29-25H29M-29 25H29" />
          <text className="ld-medal-code" y="9.5">
            {CHARACTER_CARDS[character].code}
          </text>
        </g>
      )}
      <g className="ld-drops">
        {DROPS.map(({ x, y }, i) => (
          <path
            key={x}
            className={i < life ? 'ld-drop' : 'ld-drop ld-drop-lost'}
            d={DROP}
            transform={`translate(${x} ${y})`}
          />
        ))}
      </g>
      {absinthe && (
        <g className="ld-absinthe" transform="translate(-23 -19)">
          <circle r="11" />
          <path d="M-5.5-6.5H5.5C5.5-1.5 3-.5 1 0V4.5H4.5V6.5H-4.5V4.5H-1V0C-3-.5-5.5-1.5-5.5-6.5Z" />
        </g>
      )}
      {curfew && (
        <g className="ld-curfew" transform="translate(23 -19)">
          <circle r="11" />
          <path d="M3-6.5A7 7 0 1 0 6.5 3A6 6 0 0 1 3-6.5Z" />
        </g>
      )}
      {jack !== 'no' && (
        <g className="ld-jack-badge" transform="translate(31 4)">
          <circle r="11" />
          <path d="M-4.5-6.5H4.5L4 1.5H7.5V4H-7.5V1.5H-4Z" />
        </g>
      )}
      {side !== 'none' && (
        <g className={side === 'accomplice' ? 'ld-side ld-accomplice' : 'ld-side'} transform="translate(-31 4)">
          <circle r="9.5" />
          <path
            d={
              side === 'accomplice'
                ? 'M-6-2C-3-4-1.5-3.5 0-2.5C1.5-3.5 3-4 6-2C6 1.5 4.5 3 3 3C1.5 3 1 1.5 0 1.5S-1.5 3-3 3C-4.5 3-6 1.5-6-2Z'
                : 'M-1.5-5.5A3.8 3.8 0 1 0-1.4-5.5ZM1.8.8L6 5'
            }
          />
        </g>
      )}
    </>
  )
})

/** A Protester or Police pawn, as they stand in the way. */
export const Blocker = memo(function Blocker({ pawn }: { readonly pawn: BlockerKind }) {
  return (
    <g className={`ld-blocker ld-blocker-${pawn}`}>
      <ellipse className="ld-blocker-foot" cx="0" cy="21" rx="17" ry="5.5" />
      <path d={pawn === 'police' ? POLICE : PROTESTER} fillRule="evenodd" />
    </g>
  )
})
