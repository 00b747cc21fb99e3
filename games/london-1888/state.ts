import { ACTION_COPIES, ACTION_KINDS } from './action-cards.ts'
import { SEATS } from './cast.ts'
import { EVENT_COUNT, Event } from './event-cards.ts'
import { LOCATION_ROWS } from './locations.ts'
import { LOCATION_COUNT, NOWHERE } from './map.ts'
import { Deal, NOBODY, Phase, type PhaseCode } from './phase.ts'
import type { Rules } from './rules.ts'
import { HIDDEN_POOL, LINE, SILVER_VALUES, SUPPLY } from './supply.ts'
import { PILE_COPIES, WEAPON_KINDS } from './weapons.ts'

/** Kinds of face-down tokens but SILVER. */
export const TOKEN_KINDS = 3

/** The sizes of the byte fields, in the order in which they lie; from `notes` on no rule depends on them. */
const SIZES = {
  charOf: SEATS,
  seatOf: SEATS,
  at: SEATS,
  life: SEATS,
  pounds: SEATS,
  lifeTokens: SEATS,
  cards: SEATS,
  curfew: SEATS,
  serving: SEATS,
  shown: SEATS,
  summoned: SEATS,
  side: SEATS,
  letters: SEATS,
  blockers: 6,
  pile: ACTION_KINDS,
  discard: ACTION_KINDS,
  offered: ACTION_KINDS,
  armoury: WEAPON_KINDS,
  armouryDiscard: WEAPON_KINDS,
  offeredWeapons: WEAPON_KINDS,
  silverPool: SILVER_VALUES,
  events: EVENT_COUNT,
  lifeAt: LOCATION_COUNT,
  weaponAt: LOCATION_COUNT,
  hiddenAt: LOCATION_COUNT,
  laid: LOCATION_COUNT * TOKEN_KINDS,
  up: SEATS * LINE,
  fixed: SEATS * LINE,
  silver: SEATS * SILVER_VALUES,
  weapons: SEATS * WEAPON_KINDS,
  hand: SEATS * ACTION_KINDS,
  notes: SEATS * SEATS * LINE,
  roles: SEATS,
  seen: SEATS * SEATS * ACTION_KINDS,
  inquiries: SEATS,
  alibis: SEATS,
}
const SIZE = Object.values(SIZES).reduce((sum, size) => sum + size, 0)
const KNOWLEDGE = SIZES.notes + SIZES.roles + SIZES.seen + SIZES.inquiries + SIZES.alibis
const BYTE_WORDS = Math.ceil(SIZE / 4)
/** The words before what has only been seen. */
export const RULED_WORDS = Math.floor((SIZE - KNOWLEDGE) / 4)

export const PROTESTERS = 3
export const BLOCKERS = 5

/** Everything there is to know about a game of London 1888, secrets included. */
export class LondonState {
  readonly rules: Rules
  /** All byte fields, as words, and `held` behind them. */
  readonly words: Int32Array
  /** By seat its character, by character its seat; `NOBODY` where there is none. */
  readonly charOf: Uint8Array
  readonly seatOf: Uint8Array
  /** By seat: space, Life, notes in £, LIFE tokens, ACTION cards in hand, curfew marker. */
  readonly at: Uint8Array
  readonly life: Uint8Array
  readonly pounds: Uint8Array
  readonly lifeTokens: Uint8Array
  readonly cards: Uint8Array
  readonly curfew: Uint8Array
  /** By seat: `Serving`, shown Innocent, summoned by the Queen, `Side`, the card chosen for DEAR BOSS plus 1. */
  readonly serving: Uint8Array
  readonly shown: Uint8Array
  readonly summoned: Uint8Array
  readonly side: Uint8Array
  readonly letters: Uint8Array
  /** The Protester pawns ascending, then the Police pawns; `NOWHERE` off the board. */
  readonly blockers: Uint8Array
  /** ACTION pile and discard by card; cards that the running sale has offered. */
  readonly pile: Uint8Array
  readonly discard: Uint8Array
  readonly offered: Uint8Array
  /** Weapon pile and discard by card; weapons that the running sale has offered. */
  readonly armoury: Uint8Array
  readonly armouryDiscard: Uint8Array
  readonly offeredWeapons: Uint8Array
  /** SILVER tokens in the Bank by value. */
  readonly silverPool: Uint8Array
  /** Events revealed, in their order; once the game is decided, those that were to come behind them. */
  readonly events: Uint8Array
  /** By location: tokens face up and face down; in the Bank the face-down ones are SILVER. */
  readonly lifeAt: Uint8Array
  readonly weaponAt: Uint8Array
  readonly hiddenAt: Uint8Array
  /** By location and kind (ACTION, LIFE, WEAPON): what of its face-down tokens the end has shown (LD-187). */
  readonly laid: Uint8Array
  /** By seat and position: the `Identity` that lies face up; the one somebody has seen face down. */
  readonly up: Uint8Array
  readonly fixed: Uint8Array
  /** By seat and value, by seat and weapon, by seat and ACTION card. */
  readonly silver: Uint8Array
  readonly weapons: Uint8Array
  readonly hand: Uint8Array
  /** By peeker, seat and position: the `Identity` last seen there, plus 4 while it still lies there. */
  readonly notes: Uint8Array
  /** By peeker: bits of the seats whose role card he has seen. */
  readonly roles: Uint8Array
  /** By observer, seat and card: how many of them he knows to be in that hand at least. */
  readonly seen: Uint8Array
  /** By seat, before all eyes: how often it has asked, looked or had turned over, and kept silent with an ALIBI. */
  readonly inquiries: Uint8Array
  readonly alibis: Uint8Array
  /** By seat: a bit for each ACTION card of which `hand` has one, so that nobody has to look through all of them. */
  readonly held: Int32Array

  phase: PhaseCode = Phase.characters
  round = 1
  murders = 0
  eventCount = 0
  /** The event in force this round. */
  event: number = Event.none
  manifested = 0
  resigned = 0
  /** Who holds the Absinthe; whether a death has passed it this round (LD-29). */
  holder: number = NOBODY
  passed = 0
  starter: number = NOBODY
  /** Places of the running turn from the starter on; the seat whose turn it is. */
  offset = 0
  turnSeat: number = NOBODY
  jack: number = NOBODY
  unmasked = 0
  /** Seats or cards dealt at setup. */
  dealt = 0

  /** The running turn: rolled, steps of the roll, of cards, walked; effects and uses of the turn. */
  rolled = 0
  roll = 0
  bonus = 0
  walked = 0
  shortCut = 0
  stealth = 0
  bargain = 0
  decided = 0
  treating = 0
  lusked = 0
  proposed = 0
  offers = 0
  toDraw = 0
  /** The running round: the privilege trade, and what bars it. */
  trade = 0
  netleyRolled = 0
  warrenReleased = 0

  /** What is pending: the seat asked, what the die is for, ... */
  asked: number = NOBODY
  dieFor = 0
  /** The seat whose card is looked at or turned over, and the positions, as bits. */
  revealSeat: number = NOBODY
  revealMask = 0
  roleTurned = 0
  peeker: number = NOBODY
  /** W1. */
  marketWhy = 0
  deal: number = Deal.none
  offeredLife = 0
  /** The item offered for sale, and the die that is its price. */
  saleItem = 0
  price = 0
  /** An arrest: its victim, who arrests, `Cause`, `Loss`, and the seat of W1 that played the card. */
  arrestVictim: number = NOBODY
  arrestBy: number = NOBODY
  arrestCause = 0
  arrestLoss = 0
  arrestAsked: number = NOBODY
  /** The weapon used and who is hit. */
  shotWeapon = 0
  shotVictim: number = NOBODY
  /** An offer: what is given and wanted. */
  offerGive = 0
  offerWant = 0
  /** Who still has to drop something after this one. */
  dropNext: number = NOBODY

  /** LIFE tokens used; face-down tokens in the pool by kind; notes in the reserve. */
  used = 0
  hiddenAction: number = HIDDEN_POOL.action
  hiddenLife: number = HIDDEN_POOL.life
  hiddenWeapon: number = HIDDEN_POOL.weapon
  reserve: number = SUPPLY.pounds
  ending = 255

  constructor(rules: Rules) {
    this.rules = rules
    this.words = new Int32Array(BYTE_WORDS + SEATS)
    const { buffer } = this.words
    let at = 0
    const bytes = (size: number) => {
      at += size
      return new Uint8Array(buffer, at - size, size)
    }
    this.charOf = bytes(SIZES.charOf)
    this.seatOf = bytes(SIZES.seatOf)
    this.at = bytes(SIZES.at)
    this.life = bytes(SIZES.life)
    this.pounds = bytes(SIZES.pounds)
    this.lifeTokens = bytes(SIZES.lifeTokens)
    this.cards = bytes(SIZES.cards)
    this.curfew = bytes(SIZES.curfew)
    this.serving = bytes(SIZES.serving)
    this.shown = bytes(SIZES.shown)
    this.summoned = bytes(SIZES.summoned)
    this.side = bytes(SIZES.side)
    this.letters = bytes(SIZES.letters)
    this.blockers = bytes(SIZES.blockers)
    this.pile = bytes(SIZES.pile)
    this.discard = bytes(SIZES.discard)
    this.offered = bytes(SIZES.offered)
    this.armoury = bytes(SIZES.armoury)
    this.armouryDiscard = bytes(SIZES.armouryDiscard)
    this.offeredWeapons = bytes(SIZES.offeredWeapons)
    this.silverPool = bytes(SIZES.silverPool)
    this.events = bytes(SIZES.events)
    this.lifeAt = bytes(SIZES.lifeAt)
    this.weaponAt = bytes(SIZES.weaponAt)
    this.hiddenAt = bytes(SIZES.hiddenAt)
    this.laid = bytes(SIZES.laid)
    this.up = bytes(SIZES.up)
    this.fixed = bytes(SIZES.fixed)
    this.silver = bytes(SIZES.silver)
    this.weapons = bytes(SIZES.weapons)
    this.hand = bytes(SIZES.hand)
    this.notes = bytes(SIZES.notes)
    this.roles = bytes(SIZES.roles)
    this.seen = bytes(SIZES.seen)
    this.inquiries = bytes(SIZES.inquiries)
    this.alibis = bytes(SIZES.alibis)
    this.held = this.words.subarray(BYTE_WORDS)
  }

  /** Everything as it lies before the first card is dealt (LD-15 to LD-19). */
  setUp(): void {
    this.charOf.fill(NOBODY)
    this.seatOf.fill(NOBODY)
    this.at.fill(NOWHERE)
    this.blockers.fill(NOWHERE)
    this.events.fill(Event.none)
    this.pile.set(ACTION_COPIES)
    this.armoury.set(PILE_COPIES)
    this.silverPool.set(SUPPLY.silver)
    for (const [i, { life = 0, weapon = 0, hidden = 0, function: use }] of LOCATION_ROWS.entries()) {
      this.lifeAt[i] = life
      this.weaponAt[i] = weapon
      this.hiddenAt[i] = use === 'bank' ? SUPPLY.silver.reduce((sum, count) => sum + count, 0) : hidden
    }
  }

  alive(seat: number): boolean {
    return this.life[seat] > 0
  }

  /** Whether somebody plays this character and lives. */
  livingSeatOf(character: number): number {
    const seat = this.seatOf[character]
    return seat !== NOBODY && this.life[seat] > 0 ? seat : NOBODY
  }

  /** The next living seat to the left; the seat itself, if nobody else lives. */
  leftOf(seat: number): number {
    const { seats } = this.rules
    let next = seat + 1 === seats ? 0 : seat + 1
    while (next !== seat && this.life[next] === 0) next = next + 1 === seats ? 0 : next + 1
    return next
  }

  /** Whether this seat is the unmasked Jack. */
  isKnownJack(seat: number): boolean {
    return this.unmasked === 1 && this.jack === seat
  }

  /** Whether the role card lies face up. */
  isRoleShown(seat: number): boolean {
    return this.shown[seat] === 1 || this.isKnownJack(seat)
  }

  livingCount(): number {
    let count = 0
    for (let seat = 0; seat < this.rules.seats; seat++) if (this.life[seat] > 0) count++
    return count
  }

  /** The other position must be one of a game with the same options and seats. */
  copyFrom(other: this): void {
    this.words.set(other.words)
    this.phase = other.phase
    this.round = other.round
    this.murders = other.murders
    this.eventCount = other.eventCount
    this.event = other.event
    this.manifested = other.manifested
    this.resigned = other.resigned
    this.holder = other.holder
    this.passed = other.passed
    this.starter = other.starter
    this.offset = other.offset
    this.turnSeat = other.turnSeat
    this.jack = other.jack
    this.unmasked = other.unmasked
    this.dealt = other.dealt
    this.rolled = other.rolled
    this.roll = other.roll
    this.bonus = other.bonus
    this.walked = other.walked
    this.shortCut = other.shortCut
    this.stealth = other.stealth
    this.bargain = other.bargain
    this.decided = other.decided
    this.treating = other.treating
    this.lusked = other.lusked
    this.proposed = other.proposed
    this.offers = other.offers
    this.toDraw = other.toDraw
    this.trade = other.trade
    this.netleyRolled = other.netleyRolled
    this.warrenReleased = other.warrenReleased
    this.asked = other.asked
    this.dieFor = other.dieFor
    this.revealSeat = other.revealSeat
    this.revealMask = other.revealMask
    this.roleTurned = other.roleTurned
    this.peeker = other.peeker
    this.marketWhy = other.marketWhy
    this.deal = other.deal
    this.offeredLife = other.offeredLife
    this.saleItem = other.saleItem
    this.price = other.price
    this.arrestVictim = other.arrestVictim
    this.arrestBy = other.arrestBy
    this.arrestCause = other.arrestCause
    this.arrestLoss = other.arrestLoss
    this.arrestAsked = other.arrestAsked
    this.shotWeapon = other.shotWeapon
    this.shotVictim = other.shotVictim
    this.offerGive = other.offerGive
    this.offerWant = other.offerWant
    this.dropNext = other.dropNext
    this.used = other.used
    this.hiddenAction = other.hiddenAction
    this.hiddenLife = other.hiddenLife
    this.hiddenWeapon = other.hiddenWeapon
    this.reserve = other.reserve
    this.ending = other.ending
  }
}
