import { openLocal } from '@gaslight/client'
import {
  completeOptions,
  type Decision,
  DecisionList,
  fairDraw,
  type Options,
  type Rng,
  type Seat,
  Sfc32,
  settle,
} from '@gaslight/core'
import {
  ACTION_CARDS,
  type ActionCardId,
  type LondonOptions,
  type LondonPosition,
  london1888,
  type WindowKind,
} from '@gaslight/london-1888'

/** Abberline and Godley have the same home, so that whatever needs a neighbour can be done at once. */
const SEATING: Options = {
  characters: 'assigned',
  seat1: 'abberline',
  seat2: 'godley',
  seat3: 'lusk',
  seat4: 'gull',
  seat5: 'warren',
  windows: 'timed',
}
export const NAMES = ['Ada', 'Bea', 'Cy', 'Dot', 'Eve']
/** A game that has come to no such place by then does not get there soon. */
const DECISIONS = 200
const GAMES = 2000

/** Which way leads to a window: the kinds of decisions to take if there are any, the first before the others. */
const WAYS: { readonly [kind in WindowKind]?: readonly string[] } = {
  release: ['arrest'],
  shot: ['search', 'roll', 'walk'],
  market: ['roll', 'walk'],
}

/** A game on its way: where it stands, and what was decided. */
interface Course {
  readonly position: LondonPosition
  readonly decisions: readonly Decision[]
  /** What seats chose, each with its token. */
  readonly chosen: readonly (readonly [Seat, string])[]
}

/**
 * A hot-seat game of five as a browser keeps it: a window of this kind stands open, and the seat that is asked first can
 * answer with a card.
 */
export function keptAt(kind: WindowKind): {
  readonly kept: string
  readonly asked: Seat
  readonly hand: readonly ActionCardId[]
} {
  const options = optionsOf({})
  const { keys, course } = found(kind, options, p => london1888.windows?.at(p)?.kind === kind && legal(p).length > 1)
  const local = { options, names: NAMES, keys, created: '2026-11-30T10:00:00.000Z' }
  const session = openLocal(london1888, local)
  for (const [seat, token] of course.chosen) {
    session.showTo(seat)
    void session.submit([token])
  }
  const asked = seatToDecide(course.position)
  const kept = { id: 'evening', game: london1888.id, local, saved: session.save(), over: false }
  return { kept: JSON.stringify(kept), asked, hand: handOf(course.position, asked) }
}

/**
 * A game of five up to where the first seat can open a window of this kind for the second; `holder`, the second unless
 * somebody else is named, holds a card that matters then.
 */
export function leadingTo(kind: WindowKind, card: ActionCardId, given: Options, holder: Seat = 1) {
  const options = optionsOf(given)
  const { course } = found(kind, options, p => {
    const next = opening(kind, p)
    if (next === undefined || seatToDecide(p) !== 0 || !handOf(p, holder).includes(card)) return false
    return seatToDecide(after(p, next)) === 1
  })
  return { options, decisions: course.decisions }
}

/** The first game on the way to a window of this kind that comes to such a place, with what its chance was drawn from. */
function found(kind: WindowKind, options: LondonOptions, isThere: (p: LondonPosition) => boolean) {
  for (let n = 1; n < GAMES; n++) {
    const rng = new Sfc32(n)
    const keys = { seed: n.toString(16).padStart(64, '0'), nonces: NAMES.map(() => '') }
    const position = london1888.start(options, NAMES.length)
    const decisions: Decision[] = []
    const chosen: [Seat, string][] = []
    const take = (decision: Decision) => {
      position.apply(decision)
      decisions.push(decision)
    }
    const course: Course = { position, decisions, chosen }
    while (decisions.length < DECISIONS) {
      const turn = settle(london1888, { position, take }, (p, purpose) =>
        fairDraw(london1888, p, keys, purpose, decisions.length),
      )
      if (turn.kind === 'over') break
      if (isThere(position)) return { keys, course }
      const next = towards(kind, position, rng)
      chosen.push([turn.seat, london1888.notation.format(position, next, turn.seat)])
      take(next)
    }
  }
  throw new Error(`no window ${kind}`)
}

/** Opens the window, else goes the way to it, else does the least. */
function towards(kind: WindowKind, p: LondonPosition, rng: Rng): Decision {
  const choice = opening(kind, p)
  if (choice !== undefined) return choice
  const all = legal(p)
  const { windows } = london1888
  if (windows !== undefined && windows.at(p) !== null) return windows.silence(p)
  const kindOf = (decision: Decision) => london1888.decode(p, decision).kind
  for (const way of WAYS[kind] ?? []) {
    const fitting = all.filter(decision => kindOf(decision) === way)
    if (fitting.length > 0) return fitting[rng.below(fitting.length)]
  }
  return all.find(decision => kindOf(decision) === 'end') ?? all[rng.below(all.length)]
}

/** What opens a window of this kind at once. */
function opening(kind: WindowKind, p: LondonPosition): Decision | undefined {
  return legal(p).find(decision => london1888.windows?.at(after(p, decision))?.kind === kind)
}

function after(p: LondonPosition, decision: Decision): LondonPosition {
  const then = p.clone()
  then.apply(decision)
  return then
}

function legal(p: LondonPosition): readonly Decision[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray()
}

function seatToDecide(p: LondonPosition): Seat {
  const turn = p.turn()
  return turn.kind === 'seat' ? turn.seat : -1
}

function handOf(p: LondonPosition, seat: Seat): readonly ActionCardId[] {
  const hand = london1888.view(p, seat).players[seat]?.hand ?? {}
  return ACTION_CARDS.flatMap(card => Array<ActionCardId>(hand[card] ?? 0).fill(card))
}

function optionsOf(given: Options): LondonOptions {
  const options = completeOptions(london1888.options, { ...SEATING, ...given })
  if (!options.ok) throw new Error(options.error)
  return options.value as LondonOptions
}
