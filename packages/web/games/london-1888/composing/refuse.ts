import type { Illegal } from '@gaslight/core'
import {
  ACTION_CARDS,
  type ActionCardId,
  type CharacterId,
  type LondonDetail,
  type LondonView,
  type PlayDetail,
  type PosedLondon,
  WEAPONS,
} from '@gaslight/london-1888'
import { illegal, parseToken } from '@gaslight/london-1888/refusals'
import type { ActId } from './acts.ts'
import type { Composing } from './compose.ts'
import type { Part } from './parts.ts'

export { parseToken }

/** Why an act or a card is of no use now; that nobody is there and the like is said in words of the page, without a refusal. */
export type Why =
  | { readonly kind: 'rule'; readonly illegal: Illegal }
  | {
      readonly kind: 'plain'
      readonly reason: 'nobody-here' | 'nobody-near' | 'unarmed' | 'nothing-to-swap' | 'unrolled' | 'no-pawns'
      readonly rule: string
    }

/** Reasons that say least, since they hold for most people at most times. */
const DULL: readonly string[] = ['unknown-player', 'not-oneself', 'not-side-by-side', 'not-near', 'player-dead']

/** The reason that says most of several. */
function tellingOf(p: PosedLondon, attempts: readonly LondonDetail[]): Illegal | null {
  const reasons = attempts.flatMap(attempt => illegal(p, attempt) ?? [])
  return reasons.find(({ reason }) => !DULL.includes(reason)) ?? reasons[0] ?? null
}

function ruled(reason: Illegal | null): Why | null {
  return reason === null ? null : { kind: 'rule', illegal: reason }
}

/** Where nobody is near enough, that is the reason, whomever one may think of. */
function unlessNobody(reason: Illegal | null, rule: string): Why | null {
  if (reason !== null && DULL.includes(reason.reason))
    return { kind: 'plain', reason: reason.reason === 'not-near' ? 'nobody-near' : 'nobody-here', rule }
  return ruled(reason)
}

/** Why the seat in turn cannot do this now. Precondition: it cannot, with whomever. */
export function whyNot(p: PosedLondon, view: LondonView, act: ActId): Why | null {
  const self = view.players[view.turn ?? 0]
  if (self === undefined) return null
  const others = othersOf(view)
  switch (act) {
    case 'roll':
    case 'shop':
    case 'trade':
      return ruled(illegal(p, { kind: act }))
    case 'walk':
      return ruled(illegal(p, { kind: 'walk', to: self.at === 'J11' ? 'J12' : 'J11' }))
    case 'treat':
      return ruled(illegal(p, { kind: 'treat', patient: self.character }))
    case 'attack': {
      const weapons = WEAPONS.filter(id => id !== 'leather_chest_protector' && self.weapons?.[id] !== undefined)
      if (weapons.length === 0 && view.acting.decided === undefined)
        return { kind: 'plain', reason: 'unarmed', rule: 'LD-45' }
      const [weapon = 'knife'] = weapons
      return ruled(
        tellingOf(
          p,
          others.map(target => ({ kind: 'attack', weapon, target })),
        ),
      )
    }
    case 'question':
      return unlessNobody(
        tellingOf(
          p,
          others.map(player => ({ kind: 'question', player })),
        ),
        'LD-46',
      )
    case 'search':
      return ruled(illegal(p, { kind: 'search', token: 'hidden' }))
    case 'offer':
      return whyNoOffer(p, others)
    case 'market':
      return ruled(illegal(p, { kind: 'market', deal: 'sell' }))
    case 'arrest':
      return unlessNobody(
        tellingOf(
          p,
          others.map(player => ({ kind: 'arrest', player })),
        ),
        'LD-51',
      )
    case 'protester':
      return ruled(illegal(p, { kind: 'protester', to: self.at ?? 'J11' }))
  }
}

function whyNoOffer(p: PosedLondon, others: readonly CharacterId[]): Why | null {
  const reason = tellingOf(
    p,
    others.map(player => ({ kind: 'offer', player, give: 'l', want: 'l' })),
  )
  if (reason?.reason === 'item-not-owned' || reason?.reason === 'partner-lacks')
    return { kind: 'plain', reason: 'nothing-to-swap', rule: 'LD-49' }
  return unlessNobody(reason, 'LD-49')
}

/** Why an ACTION card of the hand cannot be played now. Precondition: it cannot, on whomever. */
export function whyNotPlayed(p: PosedLondon, view: LondonView, card: ActionCardId): Why | null {
  if (card === 'disperse' && view.police.length + view.protesters.length === 0)
    return { kind: 'plain', reason: 'no-pawns', rule: 'LD-93' }
  const attempts = othersOf(view).map((player): PlayDetail => ({ kind: 'play', card, player, ...aimOf(card) }))
  const reason = tellingOf(p, [...attempts, { kind: 'play', card }])
  return unlessNobody(reason, 'LD-74')
}

/** What an attempt with a card names besides a player, so that the reason found is not the lack of it. */
function aimOf(card: ActionCardId): Partial<PlayDetail> {
  switch (card) {
    case 'arrest':
      return { loss: 'ordinary' }
    case 'witness':
    case 'informer':
      return { position: 1 }
    case 'pickpocket':
      return { money: 'notes' }
    default:
      return {}
  }
}

function othersOf(view: LondonView): CharacterId[] {
  return Object.entries(view.players)
    .filter(([seat, { life }]) => Number(seat) !== view.turn && life > 0)
    .map(([, { character }]) => character)
}

/** Why nothing comes of pointing at a part; null where it is no attempt at anything. */
export function whyRefused(p: PosedLondon, view: LondonView, now: Composing, part: Part): Why | null {
  if (part.kind === 'card' && view.state === 'act') return whyNotPlayed(p, view, part.card)
  const attempt = attemptOf(now, part)
  if (attempt === null) return null
  const reason = illegal(p, attempt)
  // The steps are still to come.
  if (reason?.reason === 'no-steps' && illegal(p, { kind: 'roll' }) === null)
    return { kind: 'plain', reason: 'unrolled', rule: 'LD-35' }
  return ruled(reason)
}

/** The attempt that a refused click stands for. */
function attemptOf({ mode, path }: Composing, part: Part): LondonDetail | null {
  const [first] = path
  switch (part.kind) {
    case 'space':
      if (mode === 'protester' && first?.kind === 'blocker')
        return { kind: 'protester', from: first.space, to: part.space }
      if (mode === 'protester') return { kind: 'protester', to: part.space }
      if (mode === 'card' && first?.kind === 'card' && path[1]?.kind === 'blocker')
        return { kind: 'play', card: first.card, from: path[1].space, to: part.space }
      return { kind: 'walk', to: part.space }
    case 'player':
      return playerAttempt(mode, first, part.character)
    case 'card':
      return { kind: 'play', card: part.card }
    default:
      return null
  }
}

function playerAttempt(mode: Composing['mode'], first: Part | undefined, player: CharacterId): LondonDetail | null {
  switch (mode) {
    case 'question':
    case 'arrest':
      return { kind: mode, player }
    case 'treat':
      return { kind: 'treat', patient: player }
    case 'attack':
      return first?.kind === 'weapon' ? { kind: 'attack', weapon: first.weapon, target: player } : null
    case 'card':
      return first?.kind === 'card' && ACTION_CARDS.includes(first.card)
        ? { kind: 'play', card: first.card, player, ...aimOf(first.card) }
        : null
    default:
      return null
  }
}
