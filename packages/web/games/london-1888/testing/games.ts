import { completeOptions, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { london1888 as game, type LondonPosition, type LondonView, OPTIONS } from '@gaslight/london-1888'
import type { LondonChoice } from '../types.ts'

/** One decision point of a random game, with what its seat sees there. */
export interface Turn {
  readonly position: LondonPosition
  readonly seat: number
  readonly choices: readonly LondonChoice[]
  readonly view: LondonView
  readonly decision: Decision
}

function choicesOf(p: LondonPosition): readonly LondonChoice[] {
  const list = new DecisionList()
  p.legal(list)
  return list
    .toArray()
    .map(decision => ({ decision, detail: game.decode(p, decision) }))
    .filter(({ detail }) => detail.kind !== 'withdraw')
}

/** Offers are by far the most choices of a seat that stands beside another: one kind of decision is drawn first. */
function oneOf(choices: readonly LondonChoice[], rng: Sfc32): LondonChoice {
  const kinds = [...new Set(choices.map(({ detail }) => detail.kind))]
  const kind = kinds[rng.below(kinds.length)]
  const fitting = choices.filter(({ detail }) => detail.kind === kind)
  return fitting[rng.below(fitting.length)]
}

/** What the seat that decides takes at random. */
export function drawn(p: LondonPosition, rng: Sfc32): LondonChoice {
  return oneOf(choicesOf(p), rng)
}

/** A random game, decision after decision. */
export function* turns(n: number, seats: number, given: Record<string, unknown> = {}): Generator<Turn> {
  const options = completeOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(n)
  const p = game.start(options.value as Parameters<typeof game.start>[0], seats)
  for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
    if (turn.kind === 'chance') {
      p.apply(p.draw(rng))
      continue
    }
    const choices = choicesOf(p)
    const { decision } = oneOf(choices, rng)
    yield { position: p, seat: turn.seat, choices, view: game.view(p, turn.seat), decision }
    p.apply(decision)
  }
}

/** The last position of a random game. */
export function finished(n: number, seats: number): LondonPosition {
  let last: LondonPosition | null = null
  for (const { position } of turns(n, seats)) last = position
  if (last === null) throw new Error('nobody ever decides')
  return last
}
