import { ACTION_CARDS, ACTION_KINDS } from './action-cards.ts'
import { CHARACTERS, SEATS } from './cast.ts'
import { LOSSES } from './detail.ts'
import { REASONS } from './endings.ts'
import { EVENTS, MURDERS } from './event-cards.ts'
import { itemNumber } from './items.ts'
import { LOCATION_COUNT, LOCATIONS, NOWHERE, spaceNumber } from './map.ts'
import { NOBODY, Phase, type PhaseCode } from './phase.ts'
import { type LondonState, PROTESTERS, TOKEN_KINDS } from './state.ts'
import { LINE, SILVER_VALUES } from './supply.ts'
import { noteAt, UNNAMED, VALID } from './suspicion.ts'
import {
  CAUSES,
  type Counts,
  DEALS,
  DICE,
  FACES,
  IDENTITIES,
  type LondonView,
  MARKET_WHYS,
  type PendingView,
  type PlayerView,
  SERVINGS,
  SIDES,
  STATES,
  type TurnView,
} from './view.ts'
import { WEAPON_KINDS, WEAPONS } from './weapons.ts'

const SILVER_NAMES = ['1', '2', '3', '4', '5'] as const

/**
 * Makes of `p`, which is new and has the rules of the view, the position that it shows, as far as it shows one: `complete`
 * fills in what it leaves open.
 */
export function build<P extends LondonState>(p: P, view: LondonView): P {
  p.setUp()
  p.phase = STATES.indexOf(view.state) as PhaseCode
  p.round = view.round
  p.dealt = view.dealt ?? 0
  for (const id of Object.values(view.events)) p.events[p.eventCount++] = EVENTS.indexOf(id)
  for (const [i, id] of (view.coming ?? []).entries()) p.events[p.eventCount + i] = EVENTS.indexOf(id)
  p.murders = p.events.subarray(0, p.eventCount).filter(event => event < MURDERS).length
  p.manifested = Object.values(view.events).includes('manifestation') ? 1 : 0
  p.resigned = Object.values(view.events).includes('resignation') ? 1 : 0
  if (view.event !== undefined) p.event = EVENTS.indexOf(view.event)
  p.holder = view.holder ?? NOBODY
  p.passed = view.passed ?? 0
  p.starter = view.starter ?? NOBODY
  p.turnSeat = view.turn ?? NOBODY
  if (p.starter !== NOBODY && p.turnSeat !== NOBODY) p.offset = (p.turnSeat - p.starter + view.seats) % view.seats
  p.trade = view.trade ?? 0
  p.netleyRolled = view.netleyRolled ?? 0
  p.warrenReleased = view.warrenReleased ?? 0
  if (view.unmasked !== undefined) {
    p.unmasked = 1
    p.jack = view.unmasked
  }
  for (const [seat, player] of Object.entries(view.players)) buildPlayer(p, Number(seat), player)
  buildBoard(p, view)
  buildActing(p, view.acting)
  buildPending(p, view.pending)
  p.used = view.used
  p.reserve = view.reserve
  if (view.outcome !== undefined) p.ending = REASONS.indexOf(view.outcome.reason)
  return p
}

function setCounts<K extends string>(
  bytes: Uint8Array,
  start: number,
  names: readonly K[],
  counts: Counts<K> = {},
): void {
  for (let i = 0; i < names.length; i++) bytes[start + i] = counts[names[i]] ?? 0
}

function buildPlayer(p: LondonState, seat: number, player: PlayerView): void {
  const character = CHARACTERS.indexOf(player.character)
  p.charOf[seat] = character
  p.seatOf[character] = seat
  p.at[seat] = player.at === undefined ? NOWHERE : spaceNumber(player.at)
  p.life[seat] = player.life
  p.pounds[seat] = player.pounds
  setCounts(p.silver, seat * SILVER_VALUES, SILVER_NAMES, player.silver)
  p.lifeTokens[seat] = player.lifeTokens ?? 0
  setCounts(p.weapons, seat * WEAPON_KINDS, WEAPONS, player.weapons)
  p.cards[seat] = player.cards
  setCounts(p.hand, seat * ACTION_KINDS, ACTION_CARDS, player.hand)
  p.curfew[seat] = player.curfew === true ? 1 : 0
  p.serving[seat] = SERVINGS.indexOf(player.serving ?? 'no')
  p.summoned[seat] = player.summoned === true ? 1 : 0
  p.shown[seat] = player.shown === true ? 1 : 0
  p.side[seat] = SIDES.indexOf(player.side ?? 'none')
  p.inquiries[seat] = player.inquiries ?? 0
  p.alibis[seat] = player.alibis ?? 0
  if (player.role === 'jack') p.jack = seat
  for (const [position, card] of Object.entries(player.line ?? {}))
    p.up[seat * LINE + Number(position) - 1] = IDENTITIES.indexOf(card)
  for (const [position, card] of Object.entries(player.covered ?? {}))
    p.fixed[seat * LINE + Number(position) - 1] = IDENTITIES.indexOf(card)
  for (const [place, { card, valid }] of Object.entries(player.peeks ?? {})) {
    const [other, position] = place.split('#').map(Number)
    const identity = IDENTITIES.indexOf(card ?? 'none')
    p.notes[noteAt(seat, other, position - 1)] = identity | (valid ? VALID : 0) | (card === undefined ? UNNAMED : 0)
    if (valid && identity > 0) p.fixed[other * LINE + position - 1] = identity
  }
  for (const other of Object.keys(player.roles ?? {})) p.roles[seat] |= 1 << Number(other)
  for (const [other, counts] of Object.entries(player.seen ?? {}))
    setCounts(p.seen, (seat * SEATS + Number(other)) * ACTION_KINDS, ACTION_CARDS, counts)
  if (player.letter !== undefined) p.letters[seat] = ACTION_CARDS.indexOf(player.letter) + 1
}

function buildBoard(p: LondonState, view: LondonView): void {
  p.blockers.fill(NOWHERE)
  p.blockers.set(view.protesters.map(spaceNumber).toSorted((a, b) => a - b))
  p.blockers.set(
    view.police.map(spaceNumber).toSorted((a, b) => a - b),
    PROTESTERS,
  )
  for (let i = 0; i < LOCATION_COUNT; i++) {
    const { life = 0, weapon = 0, hidden = 0, faces } = view.tokens[LOCATIONS[i]] ?? {}
    p.lifeAt[i] = life
    p.weaponAt[i] = weapon
    p.hiddenAt[i] = hidden
    setCounts(p.laid, i * TOKEN_KINDS, FACES, faces)
  }
  setCounts(p.discard, 0, ACTION_CARDS, view.discard)
  setCounts(p.armoury, 0, WEAPONS, view.armoury)
  setCounts(p.armouryDiscard, 0, WEAPONS, view.armouryDiscard)
  setCounts(p.silverPool, 0, SILVER_NAMES, view.bank)
  p.hiddenAction = view.hidden.action ?? 0
  p.hiddenLife = view.hidden.life ?? 0
  p.hiddenWeapon = view.hidden.weapon ?? 0
}

function buildActing(p: LondonState, acting: TurnView): void {
  p.rolled = acting.rolled ?? 0
  p.roll = acting.roll ?? 0
  p.bonus = acting.bonus ?? 0
  p.walked = acting.walked ?? 0
  p.shortCut = acting.shortCut ?? 0
  p.stealth = acting.stealth ?? 0
  p.bargain = acting.bargain ?? 0
  p.decided = acting.decided ?? 0
  p.treating = acting.treating ?? 0
  p.lusked = acting.lusked ?? 0
  p.proposed = acting.proposed ?? 0
  p.offers = acting.offers ?? 0
  p.toDraw = acting.toDraw ?? 0
  p.deal = DEALS.indexOf(acting.deal ?? 'none')
}

function buildPending(p: LondonState, pending: PendingView): void {
  const { reveal, kept, arrest, shot, offer } = pending
  p.asked = pending.asked ?? NOBODY
  p.dieFor = DICE.indexOf(pending.die ?? 'steps')
  if (reveal !== undefined) {
    p.revealSeat = reveal.seat
    for (const place of reveal.positions ?? []) p.revealMask |= 1 << (place - 1)
    p.roleTurned = reveal.role === true ? 1 : 0
  }
  p.peeker = pending.peeker ?? NOBODY
  p.marketWhy = MARKET_WHYS.indexOf(pending.market ?? 'enter')
  setCounts(p.offered, 0, ACTION_CARDS, kept?.hand)
  setCounts(p.offeredWeapons, 0, WEAPONS, kept?.weapons)
  p.offeredLife = kept?.lifeTokens ?? 0
  p.saleItem = pending.item === undefined ? 0 : itemNumber(pending.item)
  p.price = pending.price ?? 0
  if (arrest !== undefined) {
    p.arrestVictim = arrest.victim
    p.arrestBy = arrest.by ?? NOBODY
    p.arrestCause = CAUSES.indexOf(arrest.cause)
    p.arrestLoss = LOSSES.indexOf(arrest.loss)
    p.arrestAsked = arrest.asked ?? NOBODY
  }
  if (shot !== undefined) {
    p.shotVictim = shot.victim
    p.shotWeapon = WEAPONS.indexOf(shot.weapon)
  }
  if (offer !== undefined && p.phase === Phase.offerWindow) {
    p.offerGive = itemNumber(offer.give)
    p.offerWant = itemNumber(offer.want)
  }
  p.dropNext = pending.dropNext ?? NOBODY
}
