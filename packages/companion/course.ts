import type { Options, Outcome, Seat, Turn } from '@gaslight/core'
import {
  lettersFromWhitechapel as game,
  type WhitechapelEffect,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { type Beginning, SOME_HIDEOUT } from './beginning.ts'
import { positionAfter, type Supposition } from './supposition.ts'

/** Whose companion it is: the police's, who know what is said aloud, or Jack's, who keeps his row in it. */
export type Side = 'police' | 'jack'

/** The table as it was set up. */
export interface Setup {
  readonly side: Side
  readonly options: Options
  /** Jack's included. */
  readonly seats: number
  /** Where the sheet does not begin with the game. */
  readonly from?: Beginning
}

/** A game at a table after some entries. */
export interface Course {
  readonly setup: Setup
  readonly supposed: Supposition
  /** After `supposed`. Nobody but this package and the page's model of a sheet may look at what is made up in it. */
  readonly position: WhitechapelPosition
  /** What is turned up at the table now and has still to be entered (LW-26, LW-27). */
  readonly due: 'women' | 'faces' | null
  /** An end that the table said and the supposed position does not show. */
  readonly ended: 'stuck' | 'address' | null
  /** What the owner of the sheet knows. */
  readonly view: WhitechapelView
  /** What everybody at the table knows. */
  readonly open: WhitechapelView
}

/** One entry with what followed of it. */
export interface Step {
  readonly entry: string
  readonly by: Seat | 'chance'
  /** As the chronicle reads it: the entry with its answer. */
  readonly text: string
  readonly effects: readonly WhitechapelEffect[]
  readonly course: Course
}

export function begin(setup: Setup): Course {
  const { side, options, seats, from } = setup
  const circle = from?.hideout ?? (side === 'police' ? SOME_HIDEOUT : undefined)
  const supposed: Supposition = circle === undefined ? [] : [{ kind: 'hideout', circle }]
  return courseOf(null, { setup, supposed, position: positionAfter(options, seats, supposed, from) })
}

/** How the game ended, by seats; null while it goes on. */
export function outcomeOf({ view: { outcome }, setup: { seats } }: Course): Outcome | null {
  if (outcome === undefined) return null
  const { winner, reason } = outcome
  return { winners: winner === 'jack' ? [0] : Array.from({ length: seats - 1 }, (_, i) => i + 1), reason }
}

/** Whose turn it is, by all that was said. */
export function turnOf(course: Course): Turn {
  const outcome = outcomeOf(course)
  return outcome === null ? course.position.turn() : { kind: 'over', outcome }
}

interface State extends Pick<Course, 'setup' | 'supposed' | 'position'> {
  readonly due?: Course['due']
  readonly ended?: Course['ended']
}

/** The course in a state; `before` is what it came from, where something of that still lies on the table. */
export function courseOf(before: Course | null, state: State): Course {
  const { setup, position, due = null, ended = null } = state
  const shown = (view: WhitechapelView, earlier: WhitechapelView | undefined) =>
    endedIn(dueIn(view, due, earlier), ended)
  const open = shown(withoutSecrets(game.view(position, 'public')), before?.open)
  const view = setup.side === 'police' ? open : shown(game.view(position, 0), before?.view)
  return { setup, supposed: state.supposed, position, due, ended, view, open }
}

/** What is public of a view that was opened to all because the supposed game is over. */
function withoutSecrets(view: WhitechapelView): WhitechapelView {
  if (view.outcome === undefined) return view
  const { hideout: _, ...rest } = view
  const nights = Object.entries(view.nights).map(([night, { row: _, ...log }]) => [night, log])
  const women = Object.keys(view.women).map(circle => [circle, 'unknown'])
  return { ...rest, nights: Object.fromEntries(nights), women: Object.fromEntries(women) }
}

/** While it has not been entered what is turned up, it lies as it lay. */
function dueIn(view: WhitechapelView, due: Course['due'], earlier: WhitechapelView | undefined): WhitechapelView {
  switch (due) {
    case 'women':
      return { ...view, wretched: {}, women: earlier?.women ?? {} }
    case 'faces':
      return { ...view, policemen: {}, tokens: earlier?.tokens ?? {} }
    case null:
      return view
  }
}

function endedIn(view: WhitechapelView, ended: Course['ended']): WhitechapelView {
  if (ended === null) return view
  return { ...view, state: 'over', decides: 'nobody', outcome: { winner: 'police', reason: ended } }
}
