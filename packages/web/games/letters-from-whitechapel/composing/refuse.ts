import type { Illegal } from '@gaslight/core'
import {
  type Colour,
  type CrossingId,
  JOINED,
  type PosedWhitechapel,
  rowOf,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { illegal, misplaced, parseToken } from '@gaslight/letters-from-whitechapel/refusals'
import { placeOfNode } from '../map/places.ts'
import { locationOf } from '../words.ts'
import { type Composing, meanings } from './compose.ts'
import { keyOf, type Mode, type Part } from './parts.ts'

export { parseToken }

/** Why nothing came of a click: the rule that it breaks, or what has to be pointed at first. */
export type Refused =
  | { readonly kind: 'rule'; readonly illegal: Illegal }
  | { readonly kind: 'first'; readonly what: 'which' | 'pawn' }

/** Why a refused click leads to nothing; null where it is no attempt at anything. */
export function refusedFor(p: PosedWhitechapel, now: Composing, part: Part, scene: WhitechapelView): Refused | null {
  // Whoever has chosen a policeman means the crossing, else him who stands there.
  const meant = meanings(part, scene)
  const goes = now.path.length > 0 && (now.mode === 'police' || now.mode === 'rush')
  for (const one of goes ? meant : meant.toReversed()) {
    const refused = refusedPart(p, now, one, scene)
    if (refused !== null) return refused
  }
  return null
}

function refusedPart(p: PosedWhitechapel, now: Composing, part: Part, scene: WhitechapelView): Refused | null {
  if (now.mode === null) return null
  const because = (reason: Illegal | null): Refused | null =>
    reason === null ? null : { kind: 'rule', illegal: reason }
  if (part.kind === 'pawn') {
    const attempt = pawnAttempt(now.mode, part.colour)
    return attempt === null ? null : because(illegal(p, attempt))
  }
  if (POINTS_AT_PAWNS.includes(now.mode)) return { kind: 'first', what: 'pawn' }
  const wrong = misplaced(kindOf(now.mode), part.kind === 'circle' ? part.circle : part.crossing)
  if (wrong !== null) return because(wrong)
  const colours = pawnsMeant(now, part, scene)
  const reasons = colours.map(colour => {
    const attempt = attemptOf(now, part, colour, scene)
    return attempt === null ? null : illegal(p, attempt)
  })
  // Where more than one policeman can do that, nothing is against the rules.
  if (BEGINS_AT_PAWN.includes(now.mode) && reasons.includes(null)) return { kind: 'first', what: 'which' }
  return because(reasons[0] ?? null)
}

const POINTS_AT_PAWNS: readonly Mode[] = ['goulston', 'x99', 'pass']
const BEGINS_AT_PAWN: readonly Mode[] = ['police', 'rush', 'search', 'arrest']

/** The policeman that a click is about: the one pointed at, or all that may act now, the nearest first. */
function pawnsMeant({ path, offers }: Composing, part: Part, scene: WhitechapelView): readonly (Colour | null)[] {
  const pawns = (path.length > 0 ? path : offers.map(offer => offer.part)).flatMap(at =>
    at.kind === 'pawn' ? at.colour : [],
  )
  if (pawns.length === 0) return [null]
  const to = placeOfNode(keyOf(part))
  const distanceOf = (colour: Colour) => {
    const at = placeOfNode(scene.policemen[colour] ?? keyOf(part))
    return Math.hypot(at.x - to.x, at.y - to.y)
  }
  return pawns.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}

/** What a click on a policeman attempts who is not among those that can be chosen. */
function pawnAttempt(mode: Mode, colour: Colour): WhitechapelDetail | null {
  switch (mode) {
    case 'goulston':
    case 'x99':
      return { kind: mode, colour }
    case 'police':
      return { kind: 'police-stays', colour }
    case 'search':
    case 'arrest':
    case 'rush':
    case 'pass':
      return { kind: 'pass', colour }
    default:
      return null
  }
}

/** The kind of decision that is composed in a mode. */
function kindOf(mode: Mode): WhitechapelDetail['kind'] {
  switch (mode) {
    case 'marked':
    case 'plain':
    case 'none':
      return 'woman'
    case 'dear-boss':
    case 'from-hell':
      return 'letter'
    case 'walk':
      return 'move'
    default:
      return mode
  }
}

/** The attempt that a click on a place of the right sort stands for; null where it is none at anything. */
function attemptOf(
  now: Composing,
  part: Exclude<Part, { readonly kind: 'pawn' }>,
  colour: Colour | null,
  scene: WhitechapelView,
): WhitechapelDetail | null {
  return part.kind === 'circle'
    ? circleAttempt(now, part.circle, colour, scene)
    : crossingAttempt(now, part.crossing, colour)
}

function circleAttempt(
  now: Composing,
  circle: number,
  colour: Colour | null,
  scene: WhitechapelView,
): WhitechapelDetail | null {
  const [first] = now.path
  const other = first?.kind === 'circle' ? first.circle : null
  switch (now.mode) {
    case 'hideout':
    case 'address':
    case 'false-clue':
      return { kind: now.mode, circle }
    case 'marked':
    case 'plain':
    case 'none':
      return { kind: 'woman', circle, woman: now.mode }
    case 'kill':
      return { kind: 'kill', victims: victimsOf(circle, other, scene) }
    case 'wretched':
      return other === null ? { kind: 'wretched-stays', at: circle } : { kind: 'wretched', from: other, to: circle }
    case 'walk':
      return { kind: 'move', to: circle, declared: false }
    case 'alley':
      return { kind: 'alley', to: circle }
    case 'coach':
      return other === null
        ? { kind: 'coach', via: circle, to: beyond(circle, scene) }
        : { kind: 'coach', via: other, to: circle }
    case 'search':
    case 'arrest':
      return colour === null ? null : { kind: now.mode, colour, circle }
    default:
      return null
  }
}

/** On night 3 two are named: whoever is not there is refused for that, and not since she is alone. */
function victimsOf(circle: number, first: number | null, { night, wretched }: WhitechapelView): readonly number[] {
  if (first !== null) return [first, circle]
  const another = Object.keys(wretched)
    .map(Number)
    .find(at => at !== circle)
  return night === 3 && another !== undefined ? [circle, another] : [circle]
}

/** Somewhere to which a coach can go on from a circle. */
function beyond(circle: number, scene: WhitechapelView): number {
  const at = locationOf(scene)
  return rowOf(JOINED, circle).find(next => next !== at) ?? circle
}

function crossingAttempt(now: Composing, crossing: CrossingId, colour: Colour | null): WhitechapelDetail | null {
  const [first] = now.path
  const from = first?.kind === 'crossing' ? first.crossing : null
  switch (now.mode) {
    case 'patrol': {
      const [offer] = now.offers
      const face = offer?.choice?.detail.kind === 'patrol' ? offer.choice.detail.face : null
      return face === null ? null : { kind: 'patrol', face, at: crossing }
    }
    case 'flip':
      return { kind: 'flip', at: crossing }
    case 'dear-boss':
    case 'from-hell':
      return { kind: 'letter', letter: now.mode, from: from ?? crossing, to: crossing }
    case 'saucy-jacky':
      return { kind: 'saucy-jacky', crossings: [from ?? crossing, crossing] }
    case 'shift':
      return from === null ? null : { kind: 'shift', from, to: crossing }
    case 'police':
    case 'rush':
      return colour === null ? null : { kind: now.mode, colour, to: crossing }
    default:
      return null
  }
}
