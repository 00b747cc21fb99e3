import type { Choice } from '@gaslight/client'
import { stuckCircles } from '@gaslight/companion/beliefs'
import type { Course } from '@gaslight/companion/course'
import { patrolEntry, womenEntry } from '@gaslight/companion/entry'
import { DecisionList } from '@gaslight/core'
import {
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  crossingName,
  lettersFromWhitechapel as game,
  RED,
  SUPPLY,
  type WhitechapelDetail,
  YELLOW,
} from '@gaslight/letters-from-whitechapel'

/** What has to be entered next. */
export type Asked =
  | { readonly kind: 'over' }
  /** Where women lie (D2), or which of them were marked (Hell 4): so many of these circles. */
  | { readonly kind: 'women' | 'turned'; readonly circles: readonly CircleNumber[]; readonly count: number }
  /** Where patrols lie (D4): on these crossings, and on so many of those. */
  | {
      readonly kind: 'patrol'
      readonly given: readonly CrossingId[]
      readonly from: readonly CrossingId[]
      readonly count: number
    }
  /** Where these policemen are (Hell 9). */
  | { readonly kind: 'faces'; readonly colours: readonly Colour[]; readonly crossings: readonly CrossingId[] }
  /** How Jack moved (D10); whether he can be shut in. */
  | { readonly kind: 'unseen'; readonly coach: boolean; readonly alley: boolean; readonly stuck: boolean }
  | { readonly kind: 'choices'; readonly choices: readonly Choice<WhitechapelDetail>[] }

const list = new DecisionList()

export function askedIn(course: Course): Asked {
  const { view, position, setup, due } = course
  const { night, scenes, tokens } = view
  if (due === 'women')
    return { kind: 'turned', circles: Object.keys(view.women).map(Number), count: SUPPLY.marked[night] }
  if (due === 'faces') {
    const up = Object.values(tokens).flatMap(({ face, up }) => (up === true && face !== undefined ? [face] : []))
    const down = Object.keys(tokens).filter(crossing => tokens[crossing as CrossingId]?.up !== true)
    return { kind: 'faces', colours: COLOURS.filter(colour => !up.includes(colour)), crossings: down as CrossingId[] }
  }
  if (view.outcome !== undefined) return { kind: 'over' }
  if (view.state === 'patrol') {
    const yellow = YELLOW.map(crossingName)
    if (night === 1) return { kind: 'patrol', given: yellow, from: [], count: 0 }
    const given = COLOURS.flatMap(colour => view.policemen[colour] ?? [])
    return { kind: 'patrol', given, from: yellow.filter(crossing => !given.includes(crossing)), count: 2 }
  }
  if (setup.side === 'police') {
    if (view.state === 'women') {
      const circles = RED.filter(circle => scenes[circle] === undefined)
      return { kind: 'women', circles, count: SUPPLY.women[night] }
    }
    if (view.state === 'move')
      return {
        kind: 'unseen',
        coach: position.coaches > 0 && position.cellsLeft() >= 2,
        alley: position.alleys > 0,
        stuck: stuckCircles(course).length > 0,
      }
  }
  position.legal(list)
  const choices = list.toArray().map(decision => ({ decision, detail: game.decode(position, decision) }))
  // Which of two victims was the first is Jack's secret (LW-36).
  const told = choices.filter(
    ({ detail }) => setup.side === 'jack' || detail.kind !== 'kill' || isAscending(detail.victims),
  )
  return { kind: 'choices', choices: told }
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || numbers[i - 1] < number)
}

/** What the rules leave no choice about, and nobody answers: it is entered by itself. */
export function forcedEntry(course: Course): string | null {
  // How Jack moves is never forced; what could be said of it takes long to work out.
  if (course.view.state === 'move') return null
  const asked = askedIn(course)
  switch (asked.kind) {
    case 'women':
      return asked.circles.length === asked.count ? womenEntry(asked.circles) : null
    case 'patrol':
      return asked.count === 0 ? patrolEntry(asked.given) : null
    case 'choices': {
      const [only, ...others] = asked.choices
      if (only === undefined || others.length > 0 || !FORCED.includes(only.detail.kind)) return null
      return game.notation.format(course.position, only.decision, course.setup.side === 'jack' ? 0 : 'public')
    }
    default:
      return null
  }
}

const FORCED: readonly WhitechapelDetail['kind'][] = ['woman', 'x99', 'wretched', 'wretched-stays', 'shift', 'pass']

/** A policeman stays where he is, or does nothing; null where none may. */
export function idleEntry(course: Course): string | null {
  const asked = askedIn(course)
  const choices = asked.kind === 'choices' ? asked.choices : []
  const idle = choices.find(({ detail }) => detail.kind === 'police-stays' || detail.kind === 'pass')
  return idle === undefined ? null : game.notation.format(course.position, idle.decision, 'public')
}
