import type { Seat } from '@gaslight/core'
import type { ActionCardId } from './action-cards.ts'
import { LAST_ROUND, START_CARDS } from './supply.ts'
import { readTold, type Told } from './told.ts'
import type { LondonEffect, LondonView } from './view.ts'

/** One decision or draw as the chronicle tells it. `at` counts moments: the view after it is that of moment `at`. */
export interface Line {
  readonly at: number
  readonly by: Seat | 'chance'
  readonly told: Told | Drawn
  readonly before: LondonView
  readonly after: LondonView
  readonly effects: readonly LondonEffect[]
}

/** ACTION cards that one seat has drawn one after the other: those the audience sees, and how many it does not. */
export interface Drawn {
  readonly kind: 'drawn'
  readonly seat: Seat
  readonly cards: readonly ActionCardId[]
  readonly hidden: number
}

/** The round of the chapter that tells what the end shows. */
export const SHOWN_ROUND = LAST_ROUND + 1

/** What stands together under one heading: the setup (round 0), a round's event, one turn of it, what the end shows. */
export interface Chapter {
  readonly round: number
  readonly turn: Seat | null
  readonly lines: readonly Line[]
}

/** A moment of a session: what an audience was told, and its view afterwards. */
export interface Moment {
  readonly event: { readonly text: string; readonly by: Seat | 'chance'; readonly effects?: unknown }
  readonly view: LondonView
}

/** What one moment tells; `before` is the view it changed. Null for a text that cannot be read. */
export function lineOf(before: LondonView, { event, view }: Moment, at: number): Line | null {
  const told = readTold(before, event.text)
  if (told === null) return null
  // Whoever keeps the game builds them with the game's own `event`, so they have its shapes.
  const effects = (event.effects ?? []) as readonly LondonEffect[]
  return { at, by: event.by, told: drawnIn(told, before) ?? told, before, after: view, effects }
}

function drawnIn(told: Told, { state, dealt = 0, turn = 0 }: LondonView): Drawn | null {
  const seat = state === 'deal' ? Math.floor(dealt / START_CARDS) : turn
  if (told.kind === 'hidden') return told.what === 'draw' ? { kind: 'drawn', seat, cards: [], hidden: 1 } : null
  return told.detail.kind === 'draw' ? { kind: 'drawn', seat, cards: [told.detail.card], hidden: 0 } : null
}

/** Whether nothing is said of it, since what comes next says it: a die is rolled, a card designated. */
export function isSilent({ told, before }: Line): boolean {
  switch (told.kind) {
    case 'drawn':
      return before.state === 'deal' && told.hidden > 0
    case 'hidden':
      return told.what === 'peek'
    case 'decision': {
      const { detail } = told
      return (
        detail.kind === 'roll' || detail.kind === 'designate' || (detail.kind === 'search' && detail.token === 'hidden')
      )
    }
  }
}

/** Turns and rounds are said by the headings of chapters. */
export function isInHeading({ kind }: LondonEffect): boolean {
  return kind === 'turn' || kind === 'round'
}

/** A game so far, by rounds and turns. */
export function chapters(start: LondonView, moments: readonly Moment[]): Chapter[] {
  const told: { round: number; turn: Seat | null; lines: Line[] }[] = []
  for (const line of linesFrom(start, moments, 0)) {
    if (isSilent(line) && line.effects.every(isInHeading)) continue
    const { round, turn } = placeOf(line.before)
    const last = told.at(-1)
    if (last?.round === round && last.turn === turn) last.lines.push(line)
    else told.push({ round, turn, lines: [line] })
  }
  return told
}

/** What the moments from `from` on tell, cards that a seat draws one after the other as one line. */
export function linesFrom(start: LondonView, moments: readonly Moment[], from: number): Line[] {
  const lines: Line[] = []
  for (let at = from; at < moments.length; at++) {
    const line = lineOf(at === 0 ? start : moments[at - 1].view, moments[at], at)
    if (line === null || (isSilent(line) && line.effects.length === 0)) continue
    const last = lines.at(-1)
    const joined = last === undefined ? null : withNext(last, line)
    if (joined === null) lines.push(line)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** In which chapter stands what is decided or drawn on a view. */
export function placeOf({ state, round, turn }: LondonView): Pick<Chapter, 'round' | 'turn'> {
  const isSetup = state === 'characters' || state === 'role' || state === 'deal'
  if (state === 'showing') return { round: SHOWN_ROUND, turn: null }
  return isSetup ? { round: 0, turn: null } : { round, turn: turn ?? null }
}

/** Two draws of a seat as one; null for everything else. */
function withNext(line: Line, next: Line): Line | null {
  const [first, second] = [line.told, next.told]
  if (first.kind !== 'drawn' || second.kind !== 'drawn' || first.seat !== second.seat || line.effects.length > 0)
    return null
  const told = { ...first, cards: [...first.cards, ...second.cards], hidden: first.hidden + second.hidden }
  return { ...next, told, before: line.before }
}
