import type { Audience, Seat } from '@gaslight/core'
import { ACTION_CARDS, ACTION_KINDS, type ActionCardId } from './action-cards.ts'
import { CHARACTERS, SEATS } from './cast.ts'
import { placesOf } from './decode.ts'
import { LOSSES } from './detail.ts'
import { pointsOf, REASONS } from './endings.ts'
import { EVENTS, Event, type EventId } from './event-cards.ts'
import { cardOf, ITEM_NAMES, Item, type ItemName, isAction } from './items.ts'
import { pileSize } from './knowledge.ts'
import { LOCATION_COUNT, LOCATIONS, NOWHERE, SPACES } from './map.ts'
import { Deal, DieFor, Identity, NOBODY, Phase, Serving, Side } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { BLOCKERS, PROTESTERS } from './state.ts'
import { LINE, SILVER_VALUES } from './supply.ts'
import { noteAt, VALID } from './suspicion.ts'
import { hiddenItem } from './tokens.ts'
import {
  CAUSES,
  type Counts,
  DEALS,
  DICE,
  IDENTITIES,
  type IdentityName,
  type LondonView,
  MARKET_WHYS,
  type Peek,
  type PendingView,
  type PlayerView,
  type SilverCounts,
  STATES,
  type TurnView,
} from './view.ts'
import { WEAPON_KINDS, WEAPONS } from './weapons.ts'

const SILVER_NAMES = ['1', '2', '3', '4', '5'] as const

/** What this audience may know, field by field (section 11); everything, once the game is over (LD-187). */
export function view(p: LondonPosition, to: Audience): LondonView {
  const open = to === 'omniscient' || p.phase === Phase.over
  const turn = p.turn()
  return {
    audience: to,
    options: p.rules.options,
    seats: p.rules.seats,
    state: STATES[p.phase],
    decides: turn.kind === 'seat' ? turn.seat : turn.kind === 'chance' ? 'chance' : 'nobody',
    round: p.round,
    ...flag('dealt', p.dealt),
    events: eventsOf(p),
    ...(p.event === Event.none ? {} : { event: EVENTS[p.event] }),
    ...seat('holder', p.holder),
    ...one('passed', p.passed),
    ...seat('starter', p.starter),
    ...seat('turn', p.turnSeat),
    ...one('trade', p.trade),
    ...one('netleyRolled', p.netleyRolled),
    ...one('warrenReleased', p.warrenReleased),
    ...(p.unmasked === 1 ? { unmasked: p.jack } : {}),
    players: playersOf(p, to, open),
    protesters: spacesOf(p, 0, PROTESTERS),
    police: spacesOf(p, PROTESTERS, BLOCKERS),
    tokens: tokensOf(p),
    pile: pileSize(p.pile),
    discard: countsOf(p.discard, 0, ACTION_CARDS),
    armoury: countsOf(p.armoury, 0, WEAPONS),
    armouryDiscard: countsOf(p.armouryDiscard, 0, WEAPONS),
    used: p.used,
    reserve: p.reserve,
    hidden: {
      ...flag('action', p.hiddenAction),
      ...flag('life', p.hiddenLife),
      ...flag('weapon', p.hiddenWeapon),
    },
    bank: countsOf(p.silverPool, 0, SILVER_NAMES),
    acting: actingOf(p),
    pending: pendingOf(p, open || to === p.turnSeat, open || to === p.asked),
    ...(p.phase === Phase.over ? { outcome: { reason: REASONS[p.ending], points: pointsOf(p) } } : {}),
  }
}

function flag<K extends string>(key: K, value: number): { readonly [k in K]?: number } {
  return (value === 0 ? {} : { [key]: value }) as { [k in K]?: number }
}

function one<K extends string>(key: K, value: number): { readonly [k in K]?: 1 } {
  return (value === 0 ? {} : { [key]: 1 }) as { [k in K]?: 1 }
}

function seat<K extends string>(key: K, value: number): { readonly [k in K]?: Seat } {
  return (value === NOBODY ? {} : { [key]: value }) as { [k in K]?: Seat }
}

function countsOf<K extends string>(bytes: Uint8Array, start: number, names: readonly K[]): Counts<K> {
  const counts: { [key in K]?: number } = {}
  for (let i = 0; i < names.length; i++) if (bytes[start + i] > 0) counts[names[i]] = bytes[start + i]
  return counts
}

/** Counts below a key; nothing where there are none. */
function held<T extends object>(key: string, counts: object): T | object {
  for (const _ in counts) return { [key]: counts }
  return {}
}

function eventsOf(p: LondonPosition): { readonly [round: string]: EventId } {
  const events: { [round: string]: EventId } = {}
  for (let i = 0; i < p.eventCount; i++) events[i + 2] = EVENTS[p.events[i]]
  return events
}

function spacesOf(p: LondonPosition, from: number, to: number): string[] {
  const spaces: string[] = []
  for (let i = from; i < to; i++) if (p.blockers[i] !== NOWHERE) spaces.push(SPACES[p.blockers[i]])
  return spaces
}

function tokensOf(p: LondonPosition): LondonView['tokens'] {
  const tokens: { -readonly [K in keyof LondonView['tokens']]: LondonView['tokens'][K] } = {}
  for (let i = 0; i < LOCATION_COUNT; i++) {
    if ((p.lifeAt[i] | p.weaponAt[i] | p.hiddenAt[i]) === 0) continue
    tokens[LOCATIONS[i]] = {
      ...flag('life', p.lifeAt[i]),
      ...flag('weapon', p.weaponAt[i]),
      ...flag('hidden', p.hiddenAt[i]),
    }
  }
  return tokens
}

function playersOf(p: LondonPosition, to: Audience, open: boolean): LondonView['players'] {
  const players: { [seat: string]: PlayerView } = {}
  for (let i = 0; i < p.rules.seats; i++) if (p.charOf[i] !== NOBODY) players[i] = playerOf(p, i, to, open || to === i)
  return players
}

function playerOf(p: LondonPosition, i: number, to: Audience, own: boolean): PlayerView {
  const silver: SilverCounts = countsOf(p.silver, i * SILVER_VALUES, SILVER_NAMES)
  return {
    character: CHARACTERS[p.charOf[i]],
    ...(p.at[i] === NOWHERE ? {} : { at: SPACES[p.at[i]] }),
    life: p.life[i],
    pounds: p.pounds[i],
    ...held<Pick<PlayerView, 'silver'>>('silver', silver),
    ...flag('lifeTokens', p.lifeTokens[i]),
    ...held<Pick<PlayerView, 'weapons'>>('weapons', countsOf(p.weapons, i * WEAPON_KINDS, WEAPONS)),
    cards: p.cards[i],
    ...(own ? held<Pick<PlayerView, 'hand'>>('hand', countsOf(p.hand, i * ACTION_KINDS, ACTION_CARDS)) : {}),
    ...(p.curfew[i] === 1 ? { curfew: true } : {}),
    ...(p.serving[i] === Serving.no ? {} : { serving: p.serving[i] === Serving.turn ? 'turn' : 'start' }),
    ...(p.summoned[i] === 1 ? { summoned: true } : {}),
    ...(p.shown[i] === 1 ? { shown: true } : {}),
    ...(p.side[i] === Side.none ? {} : { side: p.side[i] === Side.hunter ? 'hunter' : 'accomplice' }),
    ...(p.jack !== NOBODY && (own || knowsRole(p, i, to)) ? { role: p.jack === i ? 'jack' : 'innocent' } : {}),
    ...held<Pick<PlayerView, 'line'>>('line', lineOf(p, i)),
    ...held<Pick<PlayerView, 'peeks'>>('peeks', peeksOf(p, i, own)),
    ...(own ? held<Pick<PlayerView, 'roles'>>('roles', rolesOf(p, i)) : {}),
    ...(own ? held<Pick<PlayerView, 'seen'>>('seen', seenOf(p, i)) : {}),
    ...(own && p.letters[i] > 0 ? { letter: ACTION_CARDS[p.letters[i] - 1] } : {}),
  }
}

/** Whether the role is shown to all, or this audience has looked at it. */
function knowsRole(p: LondonPosition, i: number, to: Audience): boolean {
  return p.isRoleShown(i) || (typeof to === 'number' && ((p.roles[to] >> i) & 1) === 1)
}

function lineOf(p: LondonPosition, i: number): { readonly [position: string]: IdentityName } {
  const line: { [position: string]: IdentityName } = {}
  for (let position = 0; position < LINE; position++) {
    const identity = p.up[i * LINE + position]
    if (identity !== Identity.none) line[position + 1] = IDENTITIES[identity] as IdentityName
  }
  return line
}

function peeksOf(p: LondonPosition, peeker: number, own: boolean): { readonly [place: string]: Peek } {
  const peeks: { [place: string]: Peek } = {}
  for (let i = 0; i < p.rules.seats; i++)
    for (let position = 0; position < LINE; position++) {
      const note = p.notes[noteAt(peeker, i, position)]
      if (note === 0) continue
      const card = own ? { card: IDENTITIES[note & ~VALID] as IdentityName } : {}
      peeks[`${i}#${position + 1}`] = { ...card, valid: (note & VALID) !== 0 }
    }
  return peeks
}

function rolesOf(p: LondonPosition, peeker: number): { readonly [seat: string]: 1 } {
  const roles: { [seat: string]: 1 } = {}
  for (let i = 0; i < p.rules.seats; i++) if (((p.roles[peeker] >> i) & 1) === 1) roles[i] = 1
  return roles
}

function seenOf(p: LondonPosition, observer: number): { readonly [seat: string]: Counts<ActionCardId> } {
  const seen: { [seat: string]: Counts<ActionCardId> } = {}
  for (let i = 0; i < p.rules.seats; i++) {
    const counts = countsOf(p.seen, (observer * SEATS + i) * ACTION_KINDS, ACTION_CARDS)
    for (const _ in counts) {
      seen[i] = counts
      break
    }
  }
  return seen
}

function actingOf(p: LondonPosition): TurnView {
  return {
    ...one('rolled', p.rolled),
    ...flag('roll', p.roll),
    ...flag('bonus', p.bonus),
    ...flag('walked', p.walked),
    ...one('shortCut', p.shortCut),
    ...flag('stealth', p.stealth),
    ...one('bargain', p.bargain),
    ...one('decided', p.decided),
    ...one('treating', p.treating),
    ...one('lusked', p.lusked),
    ...one('proposed', p.proposed),
    ...flag('offers', p.offers),
    ...flag('toDraw', p.toDraw),
    ...(p.deal === Deal.none ? {} : { deal: DEALS[p.deal] as NonNullable<TurnView['deal']> }),
  }
}

/** `acting`: it is this audience's turn; `asked`: it is asked. */
function pendingOf(p: LondonPosition, acting: boolean, asked: boolean): PendingView {
  const rolls = p.phase === Phase.die || p.dieFor !== DieFor.steps
  return {
    ...seat('asked', p.asked),
    ...(rolls ? { die: DICE[p.dieFor] } : {}),
    ...(p.revealSeat === NOBODY ? {} : { reveal: revealOf(p) }),
    ...seat('peeker', p.peeker),
    ...(p.phase === Phase.marketWindow || p.arrestAsked !== NOBODY ? { market: MARKET_WHYS[p.marketWhy] } : {}),
    ...held<Pick<PendingView, 'kept'>>('kept', keptOf(p, acting)),
    ...(p.saleItem === Item.nothing
      ? {}
      : { item: acting ? ITEM_NAMES[p.saleItem] : hiddenItem(ITEM_NAMES[p.saleItem]) }),
    ...flag('price', p.price),
    ...(p.arrestVictim === NOBODY ? {} : { arrest: arrestOf(p) }),
    ...(p.shotVictim === NOBODY ? {} : { shot: { weapon: WEAPONS[p.shotWeapon], victim: p.shotVictim } }),
    ...(p.phase === Phase.offerWindow ? { offer: offerOf(p, acting, asked) } : {}),
    ...seat('dropNext', p.dropNext),
  }
}

function revealOf(p: LondonPosition): NonNullable<PendingView['reveal']> {
  return {
    seat: p.revealSeat,
    ...(p.revealMask === 0 ? {} : { positions: placesOf(p.revealMask) }),
    ...(p.roleTurned === 1 ? { role: true } : {}),
  }
}

function keptOf(p: LondonPosition, acting: boolean): NonNullable<PendingView['kept']> {
  return {
    ...flag('cards', pileSize(p.offered)),
    ...(acting ? held('hand', countsOf(p.offered, 0, ACTION_CARDS)) : {}),
    ...held('weapons', countsOf(p.offeredWeapons, 0, WEAPONS)),
    ...flag('lifeTokens', p.offeredLife),
  }
}

function arrestOf(p: LondonPosition): NonNullable<PendingView['arrest']> {
  return {
    victim: p.arrestVictim,
    ...seat('by', p.arrestBy),
    cause: CAUSES[p.arrestCause],
    loss: LOSSES[p.arrestLoss],
    ...seat('asked', p.arrestAsked),
  }
}

/** LD-150. */
function offerOf(
  p: LondonPosition,
  acting: boolean,
  asked: boolean,
): { readonly give: ItemName; readonly want: ItemName } {
  const give = ITEM_NAMES[p.offerGive]
  const want = ITEM_NAMES[p.offerWant]
  const named = !isAction(p.offerGive) || (cardOf(p.offerGive) >= 0 && p.offerGive < Item.any)
  return {
    give: acting || (asked && named) ? give : hiddenItem(give),
    want: acting || asked ? want : hiddenItem(want),
  }
}
