import { memo } from 'react'
import type { Colour } from '../props.ts'
import { EMBLEMS, HELMET } from './shapes.ts'

interface EmblemProps {
  readonly colour: Colour
}

/** The sign of a policeman: colour, outline and letter. */
export function EmblemOf({ colour }: EmblemProps) {
  const { outline, letter, base } = EMBLEMS[colour]
  return (
    <g className="lw-emblem" data-colour={colour}>
      <path className="lw-emblem-face" d={outline} />
      <text className="lw-emblem-letter" y={base}>
        {letter}
      </text>
    </g>
  )
}

interface PolicemanProps {
  readonly colour: Colour
  /** Whether he is the Head of the Investigation. */
  readonly head: boolean
}

/** A policeman's pawn: his emblem under a helmet; the Head wears a laurel of light. */
export const Policeman = memo(function Policeman({ colour, head }: PolicemanProps) {
  const { outline } = EMBLEMS[colour]
  return (
    <g className={head ? 'lw-policeman lw-head' : 'lw-policeman'}>
      <path className="lw-piece-shadow" d={outline} transform="translate(1.5 3.5)" />
      <path className="lw-piece-rim" d={outline} />
      <path className="lw-helmet" d={HELMET} />
      <EmblemOf colour={colour} />
      {head && (
        <path
          className="lw-head-star"
          d="M0-62L3.4-54.6L11.4-53.6L5.6-48L7-40L0-43.8L-7-40L-5.6-48L-11.4-53.6L-3.4-54.6Z"
        />
      )}
    </g>
  )
})
