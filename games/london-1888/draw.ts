import type { Decision, DecisionList, Rng } from '@gaslight/core'
import { lowestBit } from '@gaslight/core'
import { ACTION_KINDS } from './action-cards.ts'
import { hasCards, pileSize } from './cards.ts'
import { OBLIGATORY, SEATS } from './cast.ts'
import { Kind, type KindCode, pack, Token, Turned } from './codec.ts'
import { EVENT_COUNT, MURDERS, SURE_MURDER } from './event-cards.ts'
import { BANK } from './map.ts'
import { Identity, NOBODY, Phase } from './phase.ts'
import { orderedEvents, SHOWN_TOKENS, unseenLine, unseenOfKind, unseenPlace, unseenTokens } from './showing.ts'
import type { LondonState } from './state.ts'
import { LINE, SILVER_VALUES } from './supply.ts'
import { unseenOf } from './suspicion.ts'
import { WEAPON_KINDS } from './weapons.ts'

/** The outcomes of the last `survey`, ascending, and their weights: whole numbers. */
const values = new Uint16Array(32)
const weights = new Uint16Array(32)
let count = 0
let total = 0

function add(value: number, weight: number): void {
  if (weight <= 0) return
  values[count] = value
  weights[count] = weight
  count++
  total += weight
}

function addPile(pile: Uint8Array, start: number, size: number): void {
  for (let i = 0; i < size; i++) add(i, pile[start + i])
}

/** Lists what the draw that is due can bring (section 5); the kind of its decisions. */
function survey(p: LondonState): KindCode {
  count = 0
  total = 0
  switch (p.phase) {
    case Phase.characters:
      addCharacters(p)
      return Kind.character
    case Phase.role:
      for (let seat = 0; seat < p.rules.seats; seat++) add(seat, 1)
      return Kind.role
    case Phase.event:
      addEvents(p)
      return Kind.event
    case Phase.die:
      for (let die = 1; die <= 6; die++) add(die, 1)
      return Kind.die
    case Phase.peek:
    case Phase.identity:
      addIdentities(p)
      return Kind.identity
    case Phase.place:
      addPlaces(p)
      return Kind.place
    case Phase.token:
      addTokens(p)
      return Kind.token
    case Phase.showing:
      return addUnseen(p)
    case Phase.weaponCard:
      addPile(p.armoury, 0, WEAPON_KINDS)
      return Kind.weaponCard
    case Phase.stolen:
      addPile(p.hand, p.asked * ACTION_KINDS, ACTION_KINDS)
      return Kind.stolen
    case Phase.knocked:
      addPile(p.hand, p.shotVictim * ACTION_KINDS, ACTION_KINDS)
      return Kind.stolen
    default:
      addPile(drawPile(p), 0, ACTION_KINDS)
      return Kind.draw
  }
}

/** The cards of which one is drawn: those of the discard, once the pile is used up (LD-31). */
function drawPile({ pile, discard }: LondonState): Uint8Array {
  return hasCards(pile) ? pile : discard
}

/** LD-14: of all ways to deal the obligatory characters and some of the others, each is as likely. */
function addCharacters(p: LondonState): void {
  const left = p.rules.seats - p.dealt
  let obligatory = 0
  let others = 0
  for (let character = 0; character < SEATS; character++)
    if (p.seatOf[character] === NOBODY) {
      if (OBLIGATORY.includes(character)) obligatory++
      else others++
    }
  for (let character = 0; character < SEATS; character++)
    if (p.seatOf[character] === NOBODY)
      add(character, OBLIGATORY.includes(character) ? Math.max(1, others) : left - obligatory)
}

/**
 * LD-15: the pile's order is drawn card by card. One MURDER, nobody knows which, waits as the 10th card; before it the
 * others are as likely as every other card.
 */
function addEvents(p: LondonState): void {
  const ordered = p.phase === Phase.showing ? orderedEvents(p) : p.eventCount
  let revealed = 0
  let murders = 0
  for (let i = 0; i < ordered; i++) {
    revealed |= 1 << p.events[i]
    if (p.events[i] < MURDERS) murders++
  }
  const before = ordered + 1 < SURE_MURDER
  for (let event = 0; event < EVENT_COUNT; event++) {
    if (((revealed >> event) & 1) === 1) continue
    if (event < MURDERS) add(event, before ? MURDERS - 1 - murders : 1)
    else add(event, before ? MURDERS - murders : ordered + 1 === SURE_MURDER ? 0 : 1)
  }
}

/** What lies at the position: what somebody has seen there, or any card of the line that nobody has. */
function addIdentities(p: LondonState): void {
  add(Turned.falseLead, weightOf(p, Identity.falseLead))
  add(Turned.suspect, weightOf(p, Identity.suspect))
  add(p.revealSeat === p.jack ? Turned.jack : Turned.innocent, weightOf(p, Identity.role))
}

function weightOf(p: LondonState, identity: number): number {
  const known = p.fixed[p.revealSeat * LINE + lowestBit(p.revealMask)]
  if (known === Identity.none) return unseenOf(p, p.revealSeat, identity)
  return known === identity ? 1 : 0
}

function addPlaces(p: LondonState): void {
  const start = p.revealSeat * LINE
  const seen = p.fixed.indexOf(Identity.role, start)
  if (seen >= 0 && seen < start + LINE) {
    add(seen - start, 1)
    return
  }
  for (let i = 0; i < LINE; i++)
    add(i, p.up[start + i] === Identity.none && p.fixed[start + i] === Identity.none ? 1 : 0)
}

function addTokens(p: LondonState): void {
  if (p.at[p.turnSeat] === BANK) {
    for (let i = 0; i < SILVER_VALUES; i++) add(Token.silver + i, p.silverPool[i])
    return
  }
  add(Token.action, p.hiddenAction)
  add(Token.life, p.hiddenLife)
  add(Token.weapon, p.hiddenWeapon)
}

/** LD-187: the next thing that the end shows. */
function addUnseen(p: LondonState): KindCode {
  const seat = unseenLine(p)
  if (seat >= 0) {
    for (let identity: number = Identity.falseLead; identity <= Identity.role; identity++)
      toPlace[identity] = unseenOf(p, seat, identity)
    addLines(p, seat, LINE - 1, 0)
    return Kind.place
  }
  const place = unseenPlace(p)
  if (place >= 0) {
    addFaces(p, Math.min(SHOWN_TOKENS, unseenTokens(p, place)))
    return Kind.token
  }
  addEvents(p)
  return Kind.event
}

/** By `Identity` how many cards of the line are still to be placed. */
const toPlace = new Uint8Array(4)

/** Every way in which the unseen cards of a line may lie at its positions up to this one: each is as likely. */
function addLines(p: LondonState, seat: number, position: number, cards: number): void {
  if (position < 0) {
    add(cards, 1)
    return
  }
  const at = seat * LINE + position
  if (p.up[at] !== Identity.none || p.fixed[at] !== Identity.none) {
    addLines(p, seat, position - 1, cards)
    return
  }
  for (let identity: number = Identity.falseLead; identity <= Identity.role; identity++) {
    if (toPlace[identity] === 0) continue
    toPlace[identity]--
    addLines(p, seat, position - 1, cards | (identity << (2 * position)))
    toPlace[identity]++
  }
}

/** What so many tokens may be, out of all that are not yet shown. */
function addFaces(p: LondonState, tokens: number): void {
  const actions = unseenOfKind(p, 0, p.hiddenAction)
  const lives = unseenOfKind(p, 1, p.hiddenLife)
  const weapons = unseenOfKind(p, 2, p.hiddenWeapon)
  for (let weapon = 0; weapon <= tokens; weapon++)
    for (let life = 0; life <= tokens - weapon; life++) {
      const action = tokens - weapon - life
      add(action | (life << 2) | (weapon << 4), ways(actions, action) * ways(lives, life) * ways(weapons, weapon))
    }
}

/** How many ways there are to take so many things out of others. */
function ways(things: number, taken: number): number {
  let count = 1
  for (let i = 0; i < taken; i++) count = (count * (things - i)) / (i + 1)
  return count
}

export function listOutcomes(p: LondonState, into: DecisionList): void {
  const kind = survey(p)
  for (let i = 0; i < count; i++) into.push(pack(kind, values[i]))
}

/** One outcome, drawn from the exact distribution. */
export function draw(p: LondonState, rng: Rng): Decision {
  // Most draws of a game are of these two kinds.
  if (p.phase === Phase.draw || p.phase === Phase.deal) return pack(Kind.draw, drawFrom(drawPile(p), rng))
  if (p.phase === Phase.die) return pack(Kind.die, 1 + rng.below(6))
  const kind = survey(p)
  let rest = rng.below(total)
  let i = 0
  for (; rest >= weights[i]; i++) rest -= weights[i]
  return pack(kind, values[i])
}

/** A card of a pile that is not empty, as `survey` and the weights would give it. */
function drawFrom(pile: Uint8Array, rng: Rng): number {
  let rest = rng.below(pileSize(pile))
  let card = 0
  for (; rest >= pile[card]; card++) rest -= pile[card]
  return card
}

/** The exact distribution of the draw that is due; empty where none is. */
export function chance(p: LondonState): { readonly decision: Decision; readonly weight: number }[] {
  const kind = survey(p)
  return Array.from({ length: count }, (_, i) => ({
    decision: pack(kind, values[i]),
    weight: weights[i] / total,
  }))
}
