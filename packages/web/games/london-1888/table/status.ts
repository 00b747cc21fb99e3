import type { Seat } from '@gaslight/core'
import { askedOf, type Line, type LondonView } from '@gaslight/london-1888'
import { asking } from '../composing/asking.ts'
import { reasonText } from '../composing/reasons.ts'
import type { LondonPlay } from '../types.ts'
import type { Words } from '../words.ts'
import type { Refusal, Table } from './useTable.ts'

/** The two lines on top of everything: whose turn it is, and what is to be done or what is happening. */
export interface Status {
  readonly whose: string
  readonly what: string
  /** Whether the looker is asked to do something. */
  readonly isMine: boolean
}

const NOTHING_CHOSEN = { mode: null, path: [], offers: [] } as const

/** `sharesScreen` where all sit at one screen, which then has to be passed on. */
export function statusOf(table: Table, { sharesScreen }: { readonly sharesScreen: boolean }): Status {
  const { words, play, composing, beside } = table
  const { view, info } = play.state
  if (play.past !== null) {
    const what = beside?.pastWords(words, play.state, play.past) ?? words.t('past.text')
    return { whose: words.t('past.title'), what, isMine: false }
  }
  if (isHurried(play)) return { whose: words.page('status.asked'), what: askedOf(words, view), isMine: true }
  const picture = play.film.frame?.picture
  if (picture !== undefined)
    return { whose: whoseDoing(words, picture.line, play.seat), what: picture.toldIn(words), isMine: false }
  if (view.outcome !== undefined)
    return {
      whose: words.game(`ending.${view.outcome.reason}`),
      what: endingWords(words, view, sharesScreen ? null : play.seat),
      isMine: false,
    }
  const { window } = play.state
  if (window?.you !== undefined)
    return { whose: words.page('status.asked'), what: askedOf(words, view), isMine: window.you.answer === null }
  if (play.draft !== null) {
    const isTurn = view.turn === play.draft.seat
    const what = composing === null ? words.page('status.ready') : asking(table, composing)
    return { whose: words.page(isTurn ? 'status.yours' : 'status.asked'), what, isMine: true }
  }
  if (table.preparing) {
    const isTurn = view.turn === play.seat
    const what = asking(table, NOTHING_CHOSEN)
    return { whose: words.page(isTurn ? 'status.yours' : 'status.asked'), what, isMine: true }
  }
  if (info.status === 'open')
    return { whose: words.page('status.waiting'), what: words.page('status.open'), isMine: false }
  if (sharesScreen && typeof view.decides === 'number') return passingTo(words, view, view.decides)
  return { whose: whoseTurn(words, view), what: happening(words, view), isMine: false }
}

/** Whether the looker is asked in a window while its time runs: then no film keeps him waiting. */
export function isHurried({ state: { window }, past }: Pick<LondonPlay, 'state' | 'past'>): boolean {
  return past === null && window?.left !== undefined && window.you?.answer === null
}

/** Whether a window stands on the table, where it is answered: behind the film that leads to it, unless its time runs. */
export function isInWindow(play: Pick<LondonPlay, 'state' | 'past' | 'film'>): boolean {
  return play.state.window !== null && play.past === null && (play.film.frame === null || isHurried(play))
}

/** Whose doing the film shows: that of who decides, else the turn in which chance decides. */
function whoseDoing(words: Words, { by, before }: Line, looker: Seat | null): string {
  if (by !== 'chance') return words.seat(before, by)
  return looker !== null && before.turn === looker ? words.page('status.yours') : whoseTurn(words, before)
}

function whoseTurn(words: Words, view: LondonView): string {
  if (view.turn === undefined) return words.page(view.state === 'characters' ? 'status.setup' : 'status.event')
  return words.page('status.theirs', { name: words.seat(view, view.turn) })
}

/** Whoever has the screen is done, and somebody else is asked. */
function passingTo(words: Words, view: LondonView, next: Seat): Status {
  const name = words.seat(view, next)
  return {
    whose: words.page(view.turn === next ? 'status.theirs' : 'status.theyAreAsked', { name }),
    what: words.page('status.pass', { name }),
    isMine: false,
  }
}

/** What is waited for. */
function happening(words: Words, view: LondonView): string {
  if (typeof view.decides !== 'number') return words.game(`prompt.${view.state}`)
  return words.page(`theirs.${view.state}`, {
    name: words.seat(view, view.decides),
    player: view.turn === undefined ? '' : words.seat(view, view.turn),
  })
}

/** Whether the looker has won, who was Jack, and who has won what: the tournament points of those who have any (LD-186). */
export function endingWords(words: Words, view: LondonView, looker: Seat | null): string {
  const jack = Object.keys(view.players).find(seat => view.players[seat]?.role === 'jack')
  const points = view.outcome?.points ?? []
  const winners = points.flatMap((count, seat) => (count > 0 ? [words.seat(view, seat)] : []))
  return [
    ...(looker === null ? [] : [words.page((points[looker] ?? 0) > 0 ? 'end.won' : 'end.lost')]),
    ...(jack === undefined ? [] : [words.page('status.over', { name: words.seat(view, Number(jack)) })]),
    words.page('status.winners', { names: words.list(winners) }),
  ].join(' ')
}

/** Why nothing came of a click, and the rule that says so. */
export function refusalText(words: Words, refusal: Refusal): { readonly text: string; readonly rule: string | null } {
  if (refusal.kind === 'why') return reasonText(words, refusal.why)
  if (refusal.kind === 'window') return { text: words.page(`window.refused.${refusal.why}`), rule: null }
  return { text: words.t(`refusal.${refusal.kind}`), rule: null }
}
