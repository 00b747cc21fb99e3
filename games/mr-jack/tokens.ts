import type { Audience, Decision } from '@gaslight/core'
import { JACK } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import { decode } from './decode.ts'
import type { Shift } from './detail.ts'
import type { MrJackPosition } from './position.ts'
import { castNames } from './roster.ts'

/** One decision as one token of section 14, with `?` for what this audience may not know. */
export function formatToken(p: MrJackPosition, decision: Decision, to: Audience): string {
  const detail = decode(p, decision)
  const all = to === 'omniscient'
  switch (detail.kind) {
    case 'identity':
      return `Jack=${all || to === JACK ? detail.character : '?'}`
    case 'deal':
      return `R${p.round} deal ${detail.cards.join(' ')}`
    case 'card':
      return detail.character
    case 'move':
      return `${detail.from}-${detail.to}`
    case 'stay':
      return `${detail.at}-${detail.at}`
    case 'accusation':
      return `${detail.from}-${detail.to}#`
    case 'leaving':
      return `${detail.from}-${detail.exit}^`
    case 'swap':
      return `${detail.from}x${detail.to} ${detail.other}`
    case 'cover':
      return `(M ${detail.from}-${detail.to})`
    case 'cordon':
      return `(C ${detail.from}-${detail.to})`
    case 'light':
      return `(L ${detail.from}-${detail.to})`
    case 'whistle':
      return `(W ${detail.shifts.map(shiftText).join(' + ')})`
    case 'facing':
      return detail.direction
    case 'alibi':
      return `(A +${all || to === p.seat() ? detail.character : '?'})`
    case 'hands':
      return `hand J ${(all || typeof to === 'number' ? detail.jack : detail.jack.map(() => '?')).join(' ')}`
    case 'picks':
      return pickText(p, detail.characters, to)
    case 'reveal':
      return `P deal ${detail.cards.join(' ')}`
    case 'placement':
      return `@${detail.at}`
    case 'barricade':
      return `(B ${detail.edge.join('/')})`
    case 'imitation':
      return `=${detail.character}`
    case 'flight':
      return `(F ${shiftText(detail)})`
    default:
      return detail satisfies never
  }
}

/** The Detective's hand, which Jack's leaves over (MJ-88). */
export function otherHand(p: MrJackPosition, hand: number, to: Audience): string {
  const names = castNames(p.rules.pool & ~hand)
  return `hand D ${(to === 'public' ? names.map(() => '?') : names).join(' ')}`
}

/** The Detective's pick is shown as it is made, since Jack has picked before (MJ-74). */
function pickText(p: MrJackPosition, picks: readonly Character[], to: Audience): string {
  if (p.jackPicks !== 0) return `pick D ${picks.join(' ')}`
  return `pick J ${(to === JACK || to === 'omniscient' ? picks : picks.map(() => '?')).join(' ')}`
}

function shiftText(shift: Shift): string {
  return `${shift.character} ${shift.from}-${shift.to}`
}
