import { type Decision, DecisionList, type Game, type Notation, type Windows } from '@gaslight/core'
import { Kind, type KindCode, kindOf } from './codec.ts'
import { decode } from './decode.ts'
import type { LondonDetail } from './detail.ts'
import { windowAt } from './open-window.ts'
import { NOBODY, Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { view } from './project.ts'
import { sample } from './sample.ts'
import { formatToken } from './tokens.ts'
import type { LondonView } from './view.ts'

const scratch = new DecisionList()

/** A single option is taken at once where it rests on public facts; never in a window (LD-144), never from a hand. */
export function forced(p: LondonPosition): Decision | null {
  switch (p.phase) {
    case Phase.characters:
      if (p.turn().kind === 'chance') return null
      break
    case Phase.side:
    case Phase.postcard:
    case Phase.designate:
    case Phase.take:
    case Phase.drop:
      break
    default:
      return null
  }
  p.legal(scratch)
  return scratch.length === 1 ? scratch.at(0) : null
}

/** After these a hand may lie open, or a hidden card comes: what was lost, picked, passed on. */
const INFORMING: readonly KindCode[] = [Kind.attack, Kind.arrest, Kind.play, Kind.letter, Kind.answer]

export function informs(_: LondonPosition, decision: Decision): boolean {
  return INFORMING.includes(kindOf(decision))
}

/** What is composed at once: one seat's turn; an event's choices are one each. */
export function turnNumber(p: LondonPosition): number {
  const place = p.turnSeat === NOBODY ? 0 : 1 + p.offset
  const step = p.phase === Phase.over ? 15 : place
  return (((p.round << 4) | step) << 4) | (p.turnSeat === NOBODY ? p.phase & 15 : 0)
}

type Rules = Pick<
  Game<LondonPosition, LondonView, LondonDetail>,
  'decode' | 'forced' | 'informs' | 'sample' | 'turnNumber' | 'view'
>

/** What composing a turn takes: a page that plays loads this at first, and nothing of records, documents and refusals. */
export const london1888Play: Rules & {
  readonly windows: Pick<Windows<LondonPosition>, 'at'>
  readonly notation: Pick<Notation<LondonPosition>, 'format'>
} = {
  decode,
  forced,
  informs,
  sample,
  turnNumber,
  view,
  windows: { at: windowAt },
  notation: { format: formatToken },
}
