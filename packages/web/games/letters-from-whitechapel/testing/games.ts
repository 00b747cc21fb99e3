import { completeOptions, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import {
  lettersFromWhitechapel as game,
  movesBetween,
  OPTIONS,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { WhitechapelChoice } from '../composing/compose.ts'

/** One decision point of a random game, with what its seat sees there. */
export interface Turn {
  readonly position: WhitechapelPosition
  readonly seat: number
  readonly choices: readonly WhitechapelChoice[]
  readonly view: WhitechapelView
  readonly decision: Decision
}

/** Everything but what every game may choose otherwise: all the decisions there are come up. */
const ALL_OPTIONS = {
  letters: true,
  falseClues: true,
  rushing: true,
  address: true,
  passing: 'allowed',
} as const

/** The decision points of one random game without addresses and with few arrests, whose Jack goes home, so that it lasts. */
export function* turns(n: number, seats: number, given: Record<string, unknown> = ALL_OPTIONS): Generator<Turn> {
  const options = completeOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(n)
  const list = new DecisionList()
  const p = game.start(options.value, seats)
  for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
    if (turn.kind === 'chance') {
      p.apply(p.draw(rng))
      continue
    }
    p.legal(list)
    const choices = list.toArray().map(decision => ({ decision, detail: game.decode(p, decision) }))
    const lasting = choices.filter(({ detail }) => detail.kind !== 'arrest' && detail.kind !== 'address')
    const view = game.view(p, turn.seat)
    const from = view.state === 'move' ? homeward(choices, view) : lasting.length > 0 ? lasting : choices
    const { decision } = from[rng.below(from.length)]
    yield { position: p, seat: turn.seat, choices, view, decision }
    p.apply(decision)
  }
}

/** The moves that bring Jack nearest to his hideout; a declared one where there is any. */
function homeward(choices: readonly WhitechapelChoice[], { hideout = 1 }: WhitechapelView) {
  const distance = ({ detail }: WhitechapelChoice): number => {
    switch (detail.kind) {
      case 'move':
        return detail.declared ? -1 : detail.to === hideout ? 3 : movesBetween(detail.to, hideout)
      case 'alley':
      case 'coach':
        return Math.max(1, movesBetween(detail.to, hideout))
      default:
        return 99
    }
  }
  const least = Math.min(...choices.map(distance))
  return choices.filter(choice => distance(choice) === least)
}
