import { ACTION_CARDS, Card } from './action-cards.ts'
import { CHARACTERS, type CharacterId } from './cast.ts'
import { Answer, Kind, type KindCode, PLAIN, SEARCHES } from './codec.ts'
import { LOSSES, type LondonDetail, type PlayDetail, SIDE_CHOICES } from './detail.ts'
import { ITEM_NAMES } from './items.ts'
import { NOWHERE, SPACES } from './map.ts'
import { Hit, OTHER } from './shooting.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'
import { WEAPONS } from './weapons.ts'

/** The kinds of decisions that only chance takes. */
type OutcomeKind =
  | typeof Kind.role
  | typeof Kind.draw
  | typeof Kind.event
  | typeof Kind.die
  | typeof Kind.identity
  | typeof Kind.token
  | typeof Kind.weaponCard
  | typeof Kind.stolen
  | typeof Kind.place
export type ChoiceKind = Exclude<KindCode, OutcomeKind>

/** The character in a seat. */
export function nameOf(p: LondonState, seat: number): CharacterId {
  return CHARACTERS[p.charOf[seat]]
}

/** A legal decision of a seat in names. */
export function decodeChoice(p: LondonState, kind: ChoiceKind, payload: number): LondonDetail {
  switch (kind) {
    case Kind.character:
      return { kind: 'character', character: CHARACTERS[payload] }
    case Kind.letter:
      return { kind: 'letter', card: ACTION_CARDS[payload] }
    case Kind.postcard:
      return { kind: 'postcard', player: nameOf(p, payload >> 3), position: (payload & 7) + 1 }
    case Kind.lose:
      return { kind: 'lose', what: LOSSES[payload] }
    case Kind.side:
      return { kind: 'side', side: SIDE_CHOICES[payload] }
    case Kind.plain:
      return decodePlain(payload)
    case Kind.walk:
      return { kind: 'walk', to: SPACES[payload] }
    case Kind.play:
      return decodePlay(p, payload >> 19, (payload >> 16) & 7, payload & 0xffff)
    case Kind.treat:
      return { kind: 'treat', patient: nameOf(p, payload) }
    case Kind.attack: {
      const hit = payload & 15
      return {
        kind: 'attack',
        weapon: WEAPONS[payload >> 8],
        target: nameOf(p, (payload >> 4) & 15),
        ...(hit === Hit.target ? {} : { victim: hit === Hit.lost ? 'lost' : nameOf(p, hit - OTHER) }),
      }
    }
    case Kind.question:
      return { kind: 'question', player: nameOf(p, payload) }
    case Kind.designate:
      return { kind: 'designate', positions: placesOf(payload) }
    case Kind.search:
      return { kind: 'search', token: SEARCHES[payload] }
    case Kind.take:
      return { kind: 'take', weapon: WEAPONS[payload] }
    case Kind.drop:
      return { kind: 'drop', weapon: WEAPONS[payload] }
    case Kind.offer: {
      const [give, want] = [ITEM_NAMES[(payload >> 6) & 63], ITEM_NAMES[payload & 63]]
      return { kind: 'offer', player: nameOf(p, payload >> 12), give, want }
    }
    case Kind.answer:
      return decodeAnswer(p, payload >> 8, payload & 255)
    case Kind.item:
      return { kind: 'item', item: ITEM_NAMES[payload] }
    case Kind.clue:
      return { kind: 'clue', player: nameOf(p, payload >> 3), position: (payload & 7) + 1 }
    case Kind.arrest:
      return { kind: 'arrest', player: nameOf(p, payload) }
    case Kind.protester: {
      const from = payload >> 8
      return {
        kind: 'protester',
        ...(from === NOWHERE ? {} : { from: SPACES[from] }),
        to: SPACES[payload & 255],
      }
    }
    case Kind.discard:
      return { kind: 'discard', card: ACTION_CARDS[payload] }
    default:
      return kind satisfies never
  }
}

/** Positions from bits, counted from 1. */
export function placesOf(bits: number): number[] {
  const places: number[] = []
  for (let position = 0; position < LINE; position++) if (((bits >> position) & 1) === 1) places.push(position + 1)
  return places
}

function decodePlain(payload: number): LondonDetail {
  const name = PLAIN[payload]
  switch (name) {
    case 'sell':
    case 'buy':
    case 'clue':
      return { kind: 'market', deal: name }
    case 'yes':
    case 'no':
      return { kind: 'price', accepted: name === 'yes' }
    default:
      return { kind: name }
  }
}

function decodePlay(p: LondonState, card: number, seat: number, what: number): PlayDetail {
  const play = { kind: 'play', card: ACTION_CARDS[card] } as const
  switch (card) {
    case Card.arrest:
      return { ...play, player: nameOf(p, seat), loss: LOSSES[what] }
    case Card.witness:
    case Card.informer:
      return { ...play, player: nameOf(p, seat), position: what + 1 }
    case Card.pickpocket:
      return { ...play, player: nameOf(p, seat), money: what === 0 ? 'notes' : what }
    case Card.curfew:
    case Card.lostKit:
    case Card.burglary:
      return { ...play, player: nameOf(p, seat) }
    case Card.disperse:
      return { ...play, from: SPACES[what >> 8], to: SPACES[what & 255] }
    default:
      return play
  }
}

function decodeAnswer(p: LondonState, what: number, card: number): LondonDetail {
  const player = nameOf(p, p.asked)
  switch (what) {
    case Answer.accept:
      return { kind: 'accept', player }
    case Answer.pick:
      return { kind: 'accept', player, card: ACTION_CARDS[card] }
    case Answer.bail:
      return { kind: 'bail', player }
    case Answer.withdraw:
      return { kind: 'withdraw' }
    case Answer.arrest:
      return { kind: 'answer', player, card: 'arrest', loss: LOSSES[card] }
    case Answer.card:
      return { kind: 'answer', player, card: ACTION_CARDS[card] }
    default:
      return { kind: 'pass', player }
  }
}
