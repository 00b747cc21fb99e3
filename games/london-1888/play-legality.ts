import type { Illegal } from '@gaslight/core'
import { ACTION_CARDS, CAB, Card } from './action-cards.ts'
import { hasSilver, isImmune } from './arrestable.ts'
import { blockerOn } from './blockers.ts'
import { holds } from './cards.ts'
import { ABBERLINE, type CharacterId, GODLEY } from './cast.ts'
import type { PlayDetail } from './detail.ts'
import { seatOf } from './encode.ts'
import { freeStreets } from './free-streets.ts'
import { areAdjacent } from './graph.ts'
import { because, under } from './illegal.ts'
import { BLACK_MARKET, isStreet, NOWHERE, spaceNumber } from './map.ts'
import { canPay } from './money.ts'
import type { PosedLondon } from './posed.ts'
import { PROTESTERS } from './state.ts'
import { SILVER_VALUES } from './supply.ts'
import { faceDown, isOpenLine } from './suspicion.ts'

/** Why an ACTION card cannot be played so in one's own turn (7.3). */
export function illegalPlay(p: PosedLondon, attempt: PlayDetail): Illegal | null {
  const number = ACTION_CARDS.indexOf(attempt.card)
  const seat = p.turnSeat
  const { card } = attempt
  if (number < 0 || !holds(p, seat, number)) return because('card-not-held', { card })
  switch (number) {
    case Card.hansomCab:
      return canPay(p, seat, CAB.price) ? null : because('cab-unpaid', {})
    case Card.chance:
      return p.curfew[seat] === 1 ? because('chance-curfew', {}) : because('chance-after-roll', {})
    case Card.shortCut:
      return because('short-cut-twice', {})
    case Card.stealth:
      return because('nothing-forbidden', {})
    case Card.bargain:
      return p.decided === 1 ? because('decision-used', {}) : because('bargain-useless', {})
    case Card.wages:
      return because('reserve-empty', {})
    case Card.rope:
    case Card.wornRope:
      return p.isKnownJack(seat) ? because('rope-not-home', {}) : because('rope-not-jack', {})
    case Card.firstAid:
      return because('life-full', {})
    case Card.disperse:
      return illegalPawn(p, attempt.from ?? '', attempt.to ?? '', false)
    case Card.arrest:
    case Card.curfew:
    case Card.witness:
    case Card.informer:
    case Card.pickpocket:
    case Card.lostKit:
    case Card.burglary:
      return attempt.player === undefined
        ? because('unknown-player', {})
        : illegalAim(p, number, attempt.player, attempt)
    default:
      return because('card-not-own-turn', { card })
  }
}

/** A card that is aimed at another living player. */
function illegalAim(p: PosedLondon, card: number, player: CharacterId, attempt: PlayDetail): Illegal | null {
  const seat = seatOf(p, player)
  if (seat < 0) return because('unknown-player', {})
  if (seat === p.turnSeat) return because('not-oneself', {})
  if (p.life[seat] === 0) return because('player-dead', { player })
  const beside = p.at[seat] === p.at[p.turnSeat]
  switch (card) {
    case Card.arrest:
      return illegalArrest(p, seat, player, attempt)
    case Card.curfew:
      return seat === p.holder ? because('curfew-holder', { player }) : because('curfew-marked', { player })
    case Card.lostKit:
      return because('no-kit', { player })
    case Card.burglary:
      return beside ? because('no-hand', { player }) : because('not-side-by-side', { player })
    case Card.pickpocket:
      return beside ? illegalPocket(p, seat, player, attempt.money) : because('not-side-by-side', { player })
    default: {
      if (!isOpenLine(p, seat)) return because('role-shown', { player })
      if (!beside && !areAdjacent(p.at[p.turnSeat], p.at[seat]))
        return under(card === Card.informer ? 'LD-85' : 'LD-84', because('not-near', { player }))
      const position = attempt.position ?? 0
      return ((faceDown(p, seat) >> (position - 1)) & 1) === 1 ? null : because('position-up', { player, position })
    }
  }
}

function illegalPocket(p: PosedLondon, seat: number, player: CharacterId, money: PlayDetail['money']): Illegal | null {
  const has =
    typeof money === 'number'
      ? money >= 1 && money <= SILVER_VALUES && p.silver[seat * SILVER_VALUES + money - 1] > 0
      : p.pounds[seat] > 0 || (money === undefined && hasSilver(p, seat))
  return has ? null : because('pocket-empty', { player })
}

/** LD-79, LD-128, LD-129. */
function illegalArrest(p: PosedLondon, seat: number, player: CharacterId, { loss }: PlayDetail): Illegal | null {
  if (seat === p.holder) return because('arrest-holder', { player })
  if (p.serving[seat] > 0) return because('arrest-serving', { player })
  if (loss !== undefined && loss !== 'ordinary')
    return p.at[seat] === BLACK_MARKET ? because('arrest-loss', { player }) : because('not-in-market', { player })
  if (p.at[seat] !== p.at[p.turnSeat]) return because('not-side-by-side', { player })
  if (isImmune(p, seat)) return because('arrest-immune', { player })
  const character = p.charOf[p.turnSeat]
  return p.isKnownJack(seat) && character !== ABBERLINE && character !== GODLEY
    ? because('arrest-jack', { player })
    : null
}

/** LD-93, LD-123: a blocking pawn, from Lusk's supply where `from` is left out. */
export function illegalPawn(
  p: PosedLondon,
  from: string | undefined,
  space: string,
  protester: boolean,
): Illegal | null {
  const start = from === undefined ? NOWHERE : spaceNumber(from)
  const to = spaceNumber(space)
  if (from !== undefined) {
    const pawn = start < 0 ? -1 : blockerOn(p, start)
    if (pawn < 0 || (protester && pawn >= PROTESTERS)) return because('no-pawn-there', { space: from })
  }
  if (to < 0 || !isStreet(to)) return because('unknown-space', { space })
  if (blockerOn(p, to) >= 0 || p.at.subarray(0, p.rules.seats).includes(to))
    return because('pawn-place-taken', { space })
  return freeStreets(p, start, to) ? null : because('free-streets', { space })
}
