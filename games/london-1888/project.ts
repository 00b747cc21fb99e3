import type { Audience, Seat } from '@gaslight/core'
import { ACTION_CARDS, ACTION_KINDS, type ActionCardId } from './action-cards.ts'
import { pileSize } from './cards.ts'
import { CHARACTERS, SEATS } from './cast.ts'
import { placesOf } from './decode-choice.ts'
import { LOSSES } from './detail.ts'
import { Ending, REASONS } from './endings.ts'
import { EVENTS, Event, type EventId } from './event-cards.ts'
import { cardOf, ITEM_NAMES, Item, type ItemName, isAction } from './items.ts'
import { LOCATION_COUNT, LOCATIONS, NOWHERE, SPACES } from './map.ts'
import { Deal, DieFor, Identity, NOBODY, Phase, Serving, Side } from './phase.ts'
import { pointsOf } from './points.ts'
import type { PosedLondon } from './posed.ts'
import { orderedEvents } from './showing.ts'
import { BLOCKERS, PROTESTERS, TOKEN_KINDS } from './state.ts'
import { LINE, SILVER_VALUES } from './supply.ts'
import { noteAt, VALID } from './suspicion.ts'
import { hiddenItem } from './tokens.ts'
import {
  CAUSES,
  type Counts,
  DEALS,
  DICE,
  FACES,
  IDENTITIES,
  type IdentityName,
  type LondonView,
  MARKET_WHYS,
  type Peek,
  type PendingView,
  type PlayerView,
  type SilverCounts,
  STATES,
  type TokensView,
  type TurnView,
} from './view.ts'
import { WEAPON_KINDS, WEAPONS } from './weapons.ts'

const SILVER_NAMES = ['1', '2', '3', '4', '5'] as const

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** What this audience may know, field by field (section 11); everything, once the game is over (LD-187). */
export function view(p: PosedLondon, to: Audience): LondonView {
  const decided = p.ending !== Ending.none
  const open = to === 'omniscient' || decided
  const turn = p.turn()
  const shown: Mutable<LondonView> = {
    audience: to,
    options: p.rules.options,
    seats: p.rules.seats,
    state: STATES[p.phase],
    decides: turn.kind === 'seat' ? turn.seat : turn.kind === 'chance' ? 'chance' : 'nobody',
    round: p.round,
    events: eventsOf(p),
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
    hidden: { ...flag('action', p.hiddenAction), ...flag('life', p.hiddenLife), ...flag('weapon', p.hiddenWeapon) },
    bank: countsOf(p.silverPool, 0, SILVER_NAMES),
    acting: actingOf(p),
    pending: pendingOf(p, open || to === p.turnSeat, open || to === p.asked),
  }
  if (p.dealt > 0) shown.dealt = p.dealt
  if (p.event !== Event.none) shown.event = EVENTS[p.event]
  if (p.holder !== NOBODY) shown.holder = p.holder
  if (p.passed === 1) shown.passed = 1
  if (p.starter !== NOBODY) shown.starter = p.starter
  if (p.turnSeat !== NOBODY) shown.turn = p.turnSeat
  if (p.trade === 1) shown.trade = 1
  if (p.netleyRolled === 1) shown.netleyRolled = 1
  if (p.warrenReleased === 1) shown.warrenReleased = 1
  if (p.unmasked === 1) shown.unmasked = p.jack
  if (!decided) return shown
  const coming = comingOf(p)
  if (coming.length > 0) shown.coming = coming
  if (pileSize(p.pile) > 0) shown.drawPile = countsOf(p.pile, 0, ACTION_CARDS)
  shown.outcome = { reason: REASONS[p.ending], points: pointsOf(p) }
  return shown
}

function flag<K extends string>(key: K, value: number): { readonly [k in K]?: number } {
  return (value === 0 ? {} : { [key]: value }) as { [k in K]?: number }
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

function eventsOf(p: PosedLondon): { readonly [round: string]: EventId } {
  const events: { [round: string]: EventId } = {}
  for (let i = 0; i < p.eventCount; i++) events[i + 2] = EVENTS[p.events[i]]
  return events
}

/** LD-187. */
function comingOf(p: PosedLondon): EventId[] {
  const coming: EventId[] = []
  for (let i = p.eventCount; i < orderedEvents(p); i++) coming.push(EVENTS[p.events[i]])
  return coming
}

function spacesOf(p: PosedLondon, from: number, to: number): string[] {
  const spaces: string[] = []
  for (let i = from; i < to; i++) if (p.blockers[i] !== NOWHERE) spaces.push(SPACES[p.blockers[i]])
  return spaces
}

function tokensOf(p: PosedLondon): LondonView['tokens'] {
  const tokens: Mutable<LondonView['tokens']> = {}
  for (let i = 0; i < LOCATION_COUNT; i++) {
    if ((p.lifeAt[i] | p.weaponAt[i] | p.hiddenAt[i]) === 0) continue
    const here: Mutable<TokensView> = {}
    if (p.lifeAt[i] > 0) here.life = p.lifeAt[i]
    if (p.weaponAt[i] > 0) here.weapon = p.weaponAt[i]
    if (p.hiddenAt[i] > 0) here.hidden = p.hiddenAt[i]
    const faces = countsOf(p.laid, i * TOKEN_KINDS, FACES)
    if (isSome(faces)) here.faces = faces
    tokens[LOCATIONS[i]] = here
  }
  return tokens
}

function playersOf(p: PosedLondon, to: Audience, open: boolean): LondonView['players'] {
  const players: { [seat: string]: PlayerView } = {}
  for (let i = 0; i < p.rules.seats; i++) if (p.charOf[i] !== NOBODY) players[i] = playerOf(p, i, to, open || to === i)
  return players
}

function playerOf(p: PosedLondon, i: number, to: Audience, own: boolean): PlayerView {
  const player: Mutable<PlayerView> = {
    character: CHARACTERS[p.charOf[i]],
    life: p.life[i],
    pounds: p.pounds[i],
    cards: p.cards[i],
  }
  if (p.at[i] !== NOWHERE) player.at = SPACES[p.at[i]]
  const silver: SilverCounts = countsOf(p.silver, i * SILVER_VALUES, SILVER_NAMES)
  if (isSome(silver)) player.silver = silver
  if (p.lifeTokens[i] > 0) player.lifeTokens = p.lifeTokens[i]
  const weapons = countsOf(p.weapons, i * WEAPON_KINDS, WEAPONS)
  if (isSome(weapons)) player.weapons = weapons
  if (own && p.cards[i] > 0) player.hand = countsOf(p.hand, i * ACTION_KINDS, ACTION_CARDS)
  if (p.curfew[i] === 1) player.curfew = true
  if (p.serving[i] !== Serving.no) player.serving = p.serving[i] === Serving.turn ? 'turn' : 'start'
  if (p.summoned[i] === 1) player.summoned = true
  if (p.shown[i] === 1) player.shown = true
  if (p.side[i] !== Side.none) player.side = p.side[i] === Side.hunter ? 'hunter' : 'accomplice'
  if (p.inquiries[i] > 0) player.inquiries = p.inquiries[i]
  if (p.alibis[i] > 0) player.alibis = p.alibis[i]
  if (p.jack !== NOBODY && (own || knowsRole(p, i, to))) player.role = p.jack === i ? 'jack' : 'innocent'
  const line = lineOf(p.up, i)
  if (isSome(line)) player.line = line
  if (p.ending !== Ending.none) {
    const covered = lineOf(p.fixed, i)
    if (isSome(covered)) player.covered = covered
  }
  const peeks = peeksOf(p, i, own)
  if (isSome(peeks)) player.peeks = peeks
  if (!own) return player
  if (p.roles[i] !== 0) player.roles = rolesOf(p, i)
  const seen = seenOf(p, i)
  if (isSome(seen)) player.seen = seen
  if (p.letters[i] > 0) player.letter = ACTION_CARDS[p.letters[i] - 1]
  return player
}

function isSome(counts: object): boolean {
  for (const _ in counts) return true
  return false
}

/** Whether the role is shown to all, or this audience has looked at it. */
function knowsRole(p: PosedLondon, i: number, to: Audience): boolean {
  return p.isRoleShown(i) || (typeof to === 'number' && ((p.roles[to] >> i) & 1) === 1)
}

/** The cards of a line that lie face up, or those that lie face down and are known. */
function lineOf(cards: Uint8Array, i: number): { readonly [position: string]: IdentityName } {
  const line: { [position: string]: IdentityName } = {}
  for (let position = 0; position < LINE; position++) {
    const identity = cards[i * LINE + position]
    if (identity !== Identity.none) line[position + 1] = IDENTITIES[identity] as IdentityName
  }
  return line
}

function peeksOf(p: PosedLondon, peeker: number, own: boolean): { readonly [place: string]: Peek } {
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

function rolesOf(p: PosedLondon, peeker: number): { readonly [seat: string]: 1 } {
  const roles: { [seat: string]: 1 } = {}
  for (let i = 0; i < p.rules.seats; i++) if (((p.roles[peeker] >> i) & 1) === 1) roles[i] = 1
  return roles
}

function seenOf(p: PosedLondon, observer: number): { readonly [seat: string]: Counts<ActionCardId> } {
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

function actingOf(p: PosedLondon): TurnView {
  const acting: Mutable<TurnView> = {}
  if (p.rolled === 1) acting.rolled = 1
  if (p.roll > 0) acting.roll = p.roll
  if (p.bonus > 0) acting.bonus = p.bonus
  if (p.walked > 0) acting.walked = p.walked
  if (p.shortCut === 1) acting.shortCut = 1
  if (p.stealth > 0) acting.stealth = p.stealth
  if (p.bargain === 1) acting.bargain = 1
  if (p.decided === 1) acting.decided = 1
  if (p.treating === 1) acting.treating = 1
  if (p.lusked === 1) acting.lusked = 1
  if (p.proposed === 1) acting.proposed = 1
  if (p.offers > 0) acting.offers = p.offers
  if (p.toDraw > 0) acting.toDraw = p.toDraw
  if (p.deal !== Deal.none) acting.deal = DEALS[p.deal] as NonNullable<TurnView['deal']>
  return acting
}

/** `acting`: it is this audience's turn; `asked`: it is asked. */
function pendingOf(p: PosedLondon, acting: boolean, asked: boolean): PendingView {
  const pending: Mutable<PendingView> = {}
  if (p.asked !== NOBODY) pending.asked = p.asked
  if (p.phase === Phase.die || p.dieFor !== DieFor.steps) pending.die = DICE[p.dieFor]
  if (p.revealSeat !== NOBODY) pending.reveal = revealOf(p)
  if (p.peeker !== NOBODY) pending.peeker = p.peeker
  if (p.phase === Phase.marketWindow || p.arrestAsked !== NOBODY) pending.market = MARKET_WHYS[p.marketWhy]
  if (p.deal === Deal.selling) {
    const kept = keptOf(p, acting)
    if (isSome(kept)) pending.kept = kept
  }
  if (p.saleItem !== Item.nothing) pending.item = acting ? ITEM_NAMES[p.saleItem] : hiddenItem(ITEM_NAMES[p.saleItem])
  if (p.price > 0) pending.price = p.price
  if (p.arrestVictim !== NOBODY) pending.arrest = arrestOf(p)
  if (p.shotVictim !== NOBODY) pending.shot = { weapon: WEAPONS[p.shotWeapon], victim: p.shotVictim }
  if (p.phase === Phase.offerWindow) pending.offer = offerOf(p, acting, asked)
  if (p.dropNext !== NOBODY) pending.dropNext = p.dropNext
  return pending
}

function revealOf(p: PosedLondon): NonNullable<PendingView['reveal']> {
  return {
    seat: p.revealSeat,
    ...(p.revealMask === 0 ? {} : { positions: placesOf(p.revealMask) }),
    ...(p.roleTurned === 1 ? { role: true } : {}),
  }
}

function keptOf(p: PosedLondon, acting: boolean): NonNullable<PendingView['kept']> {
  return {
    ...flag('cards', pileSize(p.offered)),
    ...(acting ? held('hand', countsOf(p.offered, 0, ACTION_CARDS)) : {}),
    ...held('weapons', countsOf(p.offeredWeapons, 0, WEAPONS)),
    ...flag('lifeTokens', p.offeredLife),
  }
}

function arrestOf(p: PosedLondon): NonNullable<PendingView['arrest']> {
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
  p: PosedLondon,
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
