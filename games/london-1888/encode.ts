import { type Decision, NO_DECISION } from '@gaslight/core'
import { ACTION_CARDS, Card } from './action-cards.ts'
import { CHARACTERS, type CharacterId } from './cast.ts'
import { Answer, Kind, PLAIN, Plain, pack, packFound, SEARCHES, TOKENS, TURNED, Turned } from './codec.ts'
import { type AnswerDetail, LOSSES, type LondonDetail, type PlayDetail, SIDE_CHOICES } from './detail.ts'
import { EVENTS } from './event-cards.ts'
import { itemNumber } from './items.ts'
import { FIRST_LOCATION, NOWHERE, spaceNumber } from './map.ts'
import { Identity, NOBODY } from './phase.ts'
import { Hit, OTHER } from './shooting.ts'
import { SHOWN_TOKENS, unseenLine, unseenPlace } from './showing.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'
import { FACES } from './view.ts'
import { WEAPONS } from './weapons.ts'

/** The decision that says the same as `detail`, or `NO_DECISION` where it names what this game does not have. */
export function encode(p: LondonState, detail: LondonDetail): Decision {
  switch (detail.kind) {
    case 'character':
      return packFound(Kind.character, CHARACTERS.indexOf(detail.character))
    case 'role':
      return packFound(Kind.role, seatOf(p, detail.player))
    case 'draw':
      return packFound(Kind.draw, ACTION_CARDS.indexOf(detail.card))
    case 'event':
      return packFound(Kind.event, EVENTS.indexOf(detail.event))
    case 'die':
      return packFound(Kind.die, detail.value)
    case 'identity':
      return packFound(Kind.identity, TURNED.indexOf(detail.card))
    case 'token':
      return packFound(Kind.token, TOKENS.indexOf(detail.token))
    case 'weapon-card':
      return packFound(Kind.weaponCard, WEAPONS.indexOf(detail.weapon))
    case 'stolen':
      return packFound(Kind.stolen, ACTION_CARDS.indexOf(detail.card))
    case 'place':
      return packFound(Kind.place, placeNumber(detail.position))
    case 'line':
      return packFound(Kind.place, lineNumber(p, detail))
    case 'tokens':
      return packFound(Kind.token, facesNumber(p, detail))
    case 'letter':
      return packFound(Kind.letter, ACTION_CARDS.indexOf(detail.card))
    case 'postcard':
      return packFound(Kind.postcard, seatOf(p, detail.player), placeNumber(detail.position), 3)
    case 'lose':
      return packFound(Kind.lose, LOSSES.indexOf(detail.what))
    case 'side':
      return packFound(Kind.side, SIDE_CHOICES.indexOf(detail.side))
    case 'roll':
    case 'end':
    case 'trade':
    case 'shop':
    case 'stop':
      return pack(Kind.plain, PLAIN.indexOf(detail.kind))
    case 'market':
      return packFound(Kind.plain, PLAIN.indexOf(detail.deal))
    case 'price':
      return pack(Kind.plain, detail.accepted ? Plain.yes : Plain.no)
    case 'walk':
      return packFound(Kind.walk, spaceNumber(detail.to))
    case 'play':
      return encodePlay(p, detail)
    case 'treat':
      return packFound(Kind.treat, seatOf(p, detail.patient))
    case 'attack':
      return encodeAttack(p, WEAPONS.indexOf(detail.weapon), seatOf(p, detail.target), detail.victim)
    case 'question':
      return packFound(Kind.question, seatOf(p, detail.player))
    case 'designate':
      return packFound(Kind.designate, bitsOf(detail.positions))
    case 'search':
      return packFound(Kind.search, SEARCHES.indexOf(detail.token))
    case 'take':
      return packFound(Kind.take, WEAPONS.indexOf(detail.weapon))
    case 'drop':
      return packFound(Kind.drop, WEAPONS.indexOf(detail.weapon))
    case 'offer':
      return encodeOffer(seatOf(p, detail.player), itemNumber(detail.give), itemNumber(detail.want))
    case 'pass':
    case 'accept':
    case 'bail':
    case 'answer':
      return encodeAnswer(detail)
    case 'withdraw':
      return pack(Kind.answer, Answer.withdraw << 8)
    case 'item':
      return packFound(Kind.item, itemNumber(detail.item))
    case 'clue':
      return packFound(Kind.clue, seatOf(p, detail.player), placeNumber(detail.position), 3)
    case 'arrest':
      return packFound(Kind.arrest, seatOf(p, detail.player))
    case 'protester':
      return packFound(
        Kind.protester,
        detail.from === undefined ? NOWHERE : spaceNumber(detail.from),
        spaceNumber(detail.to),
        8,
      )
    case 'discard':
      return packFound(Kind.discard, ACTION_CARDS.indexOf(detail.card))
    default:
      return detail satisfies never
  }
}

/** -1 where nobody plays that character. */
export function seatOf(p: LondonState, player: CharacterId | undefined): number {
  const seat = player === undefined ? NOBODY : (p.seatOf[CHARACTERS.indexOf(player)] ?? NOBODY)
  return seat === NOBODY ? -1 : seat
}

/** -1 for what is no position of a line. */
function placeNumber(position: number | undefined): number {
  return position !== undefined && Number.isInteger(position) && position >= 1 && position <= LINE ? position - 1 : -1
}

/** Cards of the line that is to be shown, 2 bits a position; -1 for another line, or what is no card or position. */
function lineNumber(p: LondonState, { player, cards }: Extract<LondonDetail, { kind: 'line' }>): number {
  const seat = seatOf(p, player)
  if (seat < 0 || seat !== unseenLine(p)) return -1
  let line = 0
  for (const [position, card] of Object.entries(cards)) {
    const place = placeNumber(Number(position))
    const turned = TURNED.indexOf(card)
    if (place < 0 || turned < 0 || (turned >= Turned.innocent && (turned === Turned.jack) !== (seat === p.jack)))
      return -1
    line |= Math.min(turned + 1, Identity.role) << (2 * place)
  }
  return line
}

/** How many tokens of each kind, 2 bits a kind; -1 for another place, or what is no such token. */
function facesNumber(p: LondonState, { at, tokens }: Extract<LondonDetail, { kind: 'tokens' }>): number {
  if (spaceNumber(at) - FIRST_LOCATION !== unseenPlace(p) || tokens.length > SHOWN_TOKENS) return -1
  let counts = 0
  for (const token of tokens) {
    const kind = FACES.indexOf(token)
    if (kind < 0) return -1
    counts += 1 << (2 * kind)
  }
  return counts
}

function bitsOf(positions: readonly number[]): number {
  let bits = 0
  for (const position of positions) {
    const place = placeNumber(position)
    if (place < 0 || ((bits >> place) & 1) === 1) return -1
    bits |= 1 << place
  }
  return bits
}

function encodePlay(p: LondonState, detail: PlayDetail): Decision {
  const card = ACTION_CARDS.indexOf(detail.card)
  const aimed = (seat: number, what: number) => packFound(Kind.play, seat < 0 ? -1 : (card << 3) | seat, what, 16)
  const seat = seatOf(p, detail.player)
  switch (card) {
    case -1:
      return NO_DECISION
    case Card.arrest:
      return aimed(seat, LOSSES.indexOf(detail.loss ?? 'ordinary'))
    case Card.witness:
    case Card.informer:
      return aimed(seat, placeNumber(detail.position))
    case Card.pickpocket:
      return aimed(seat, detail.money === 'notes' ? 0 : (detail.money ?? -1))
    case Card.curfew:
    case Card.lostKit:
    case Card.burglary:
      return aimed(seat, 0)
    case Card.disperse: {
      const from = spaceNumber(detail.from ?? '')
      const to = spaceNumber(detail.to ?? '')
      return from < 0 || to < 0 ? NO_DECISION : aimed(0, (from << 8) | to)
    }
    default:
      return aimed(0, 0)
  }
}

function encodeAttack(p: LondonState, weapon: number, target: number, victim?: CharacterId | 'lost'): Decision {
  const other = victim === undefined || victim === 'lost' ? 0 : seatOf(p, victim)
  if (weapon < 0 || target < 0 || other < 0) return NO_DECISION
  const hit = victim === undefined ? Hit.target : victim === 'lost' ? Hit.lost : other + OTHER
  return pack(Kind.attack, (weapon << 8) | (target << 4) | hit)
}

function encodeOffer(partner: number, give: number, want: number): Decision {
  return partner < 0 || give < 0 || want < 0 ? NO_DECISION : pack(Kind.offer, (partner << 12) | (give << 6) | want)
}

function encodeAnswer(detail: AnswerDetail): Decision {
  const answer = (what: number, card = 0) => packFound(Kind.answer, what, card, 8)
  switch (detail.kind) {
    case 'pass':
      return answer(Answer.pass)
    case 'accept':
      if (detail.card === undefined) return answer(Answer.accept)
      return answer(Answer.pick, ACTION_CARDS.indexOf(detail.card))
    case 'bail':
      return answer(Answer.bail)
    case 'answer':
      if (detail.card === 'arrest') return answer(Answer.arrest, LOSSES.indexOf(detail.loss ?? 'none'))
      return answer(Answer.card, ACTION_CARDS.indexOf(detail.card))
    default:
      return detail satisfies never
  }
}
