import type { WhitechapelDetail, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { illegal, parseToken } from '@gaslight/letters-from-whitechapel/refusals'
import type { Composing } from './compose.ts'
import type { Part } from './parts.ts'

export { illegal, parseToken }

/** The attempt that a refused click stands for; null where it is no attempt at anything. */
export function attemptOf(now: Composing, part: Part, scene: WhitechapelView): WhitechapelDetail | null {
  const [first] = now.path
  const from = first?.kind === 'crossing' ? first.crossing : null
  switch (part.kind) {
    case 'circle':
      return circleAttempt(now, part.circle, scene)
    case 'crossing':
      return crossingAttempt(now, part.crossing, from)
    case 'pawn':
      return now.mode === 'goulston' || now.mode === 'x99' ? { kind: now.mode, colour: part.colour } : null
  }
}

function circleAttempt(now: Composing, circle: number, scene: WhitechapelView): WhitechapelDetail | null {
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
      return { kind: 'kill', victims: other === null ? [circle] : [other, circle] }
    case 'wretched':
      return other === null ? { kind: 'wretched-stays', at: circle } : { kind: 'wretched', from: other, to: circle }
    case 'walk':
    case 'silent':
      return { kind: 'move', to: circle, declared: false }
    case 'alley':
      return { kind: 'alley', to: circle }
    case 'coach':
      return { kind: 'coach', via: other ?? circle, to: other === null ? (scene.hideout ?? circle) : circle }
    case 'search':
    case 'arrest':
      return first?.kind === 'pawn' ? { kind: now.mode, colour: first.colour, circle } : null
    default:
      return null
  }
}

function crossingAttempt(now: Composing, crossing: `x${number}`, from: `x${number}` | null): WhitechapelDetail | null {
  const [first] = now.path
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
      return first?.kind === 'pawn' ? { kind: now.mode, colour: first.colour, to: crossing } : null
    default:
      return null
  }
}
