import { completeOptions, type Decision, DecisionList, type Options, Sfc32 } from '@gaslight/core'
import {
  COLOURS,
  type CrossingId,
  lettersFromWhitechapel as game,
  movesBetween,
  OPTIONS,
  RED,
  type WhitechapelDetail,
  type WhitechapelEffect,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Course, Side } from './course.ts'
import { facesEntry, patrolEntry, turnedEntry, womenEntry } from './entry.ts'

/** What the tests of this folder share: games at a table, and what somebody there would enter. */

export interface Table {
  readonly options: Options
  readonly seats: number
  readonly start: WhitechapelPosition
  readonly decisions: readonly Decision[]
}

/** A random game whose Jack goes home and whose police seldom arrest, so that it lasts. */
export function table(n: number, seats: number, given: Readonly<Record<string, unknown>> = {}): Table {
  const options = completeOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(n)
  const list = new DecisionList()
  const start = game.start(options.value, seats)
  const p = start.clone()
  const decisions: Decision[] = []
  while (p.turn().kind !== 'over') {
    p.legal(list)
    const all = list.toArray()
    const lasting = all.filter(decision => {
      const { kind } = game.decode(p, decision)
      return (kind !== 'arrest' && kind !== 'area-arrest' && kind !== 'address') || rng.below(20) === 0
    })
    const from = game.view(p, 0).state === 'move' ? homeward(p, all) : lasting.length > 0 ? lasting : all
    const decision = from[rng.below(from.length)]
    decisions.push(decision)
    p.apply(decision)
  }
  return { options: options.value, seats, start, decisions }
}

function homeward(p: WhitechapelPosition, decisions: readonly Decision[]): readonly Decision[] {
  const distance = (detail: WhitechapelDetail): number => {
    if (detail.kind === 'move')
      return detail.declared ? -1 : detail.to === p.hideout ? 3 : movesBetween(detail.to, p.hideout)
    return detail.kind === 'alley' || detail.kind === 'coach' ? Math.max(1, movesBetween(detail.to, p.hideout)) : 99
  }
  const distances = decisions.map(decision => distance(game.decode(p, decision)))
  const least = Math.min(...distances)
  return decisions.filter((_, i) => distances[i] <= least + 1)
}

export interface Said {
  readonly entry: string
  /** The true position once this was said. */
  readonly position: WhitechapelPosition
}

/** What is said at a table in the words of one side's companion. */
export function said({ start, decisions }: Table, side: Side): readonly Said[] {
  const entries: Said[] = []
  const p = start.clone()
  for (const decision of decisions) {
    const before = p.clone()
    p.apply(decision)
    const position = p.clone()
    const detail = game.decode(before, decision)
    const say = (entry: string) => entries.push({ entry, position })
    const told = game.event(before, decision, position, side === 'jack' ? 0 : 'public')
    if (detail.kind === 'patrol') {
      if (game.view(position, 'public').state !== 'patrol') say(patrolEntry(laid(before, detail.at)))
    } else if (detail.kind === 'woman' && side === 'police') {
      const { women } = game.view(position, 'public')
      if (game.view(position, 'public').state !== 'women') say(womenEntry(RED.filter(circle => circle in women)))
    } else if (detail.kind !== 'hideout' || side === 'jack') say(told?.text ?? '')
    for (const effect of game.event(before, decision, position, 'omniscient')?.effects ?? [])
      sayTurned(effect, side, before, say)
  }
  return entries
}

function laid(before: WhitechapelPosition, last: CrossingId): readonly CrossingId[] {
  return [...Object.keys(game.view(before, 'omniscient').tokens), last] as CrossingId[]
}

function sayTurned(
  effect: WhitechapelEffect,
  side: Side,
  before: WhitechapelPosition,
  say: (entry: string) => void,
): void {
  if (effect.kind === 'women' && side === 'police') say(turnedEntry(effect.marked))
  if (effect.kind !== 'patrol') return
  const up = Object.values(game.view(before, 'public').tokens).flatMap(({ face }) => face ?? [])
  const at = COLOURS.flatMap(colour => {
    const crossing = (Object.keys(effect.faces) as CrossingId[]).find(candidate => effect.faces[candidate] === colour)
    return crossing === undefined || up.includes(colour) ? [] : [[colour, crossing]]
  })
  say(facesEntry(Object.fromEntries(at)))
}

export const EVERYTHING = {
  letters: true,
  falseClues: true,
  falseCluesPerRound: 'any',
  rushing: true,
  address: true,
} as const

/** Apart from what is shown to all at the end, and what is entered a moment later. */
export function comparable(view: WhitechapelView, { due }: Pick<Course, 'due'>): Partial<WhitechapelView> {
  const { hideout: _, nights, women, tokens, wretched, policemen, audience: __, ...rest } = view
  const logs = Object.fromEntries(Object.entries(nights).map(([night, { row: _, ...log }]) => [night, log]))
  return { ...rest, nights: logs, ...(due === null ? { tokens, wretched, policemen } : {}) }
}
