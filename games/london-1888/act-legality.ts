import type { Illegal } from '@gaslight/core'
import { hasProtesters, mayTrade } from './acts.ts'
import { isImmune } from './arrestable.ts'
import { protesterLeft, stops } from './blockers.ts'
import { pileSize } from './cards.ts'
import { ABBERLINE, CHARACTERS, type CharacterId, GODLEY, GULL, LUSK, NETLEY, WARREN } from './cast.ts'
import type { LondonDetail } from './detail.ts'
import { seatOf } from './encode.ts'
import { distOf, isShop } from './graph.ts'
import { because, under } from './illegal.ts'
import { hasItem, Item, isAction, itemNumber, owns, seems } from './items.ts'
import { BLACK_MARKET, FIRST_LOCATION, isStreet, PALAIS_ROYAL, SPACES, spaceNumber } from './map.ts'
import { canPay } from './money.ts'
import { isOpen, stepsLeft } from './movement.ts'
import { canSell } from './offerable.ts'
import { NOBODY } from './phase.ts'
import { illegalPawn, illegalPlay } from './play-legality.ts'
import { shopPrice } from './playable.ts'
import type { PosedLondon } from './posed.ts'
import { reaches } from './shooting.ts'
import { has } from './space-set.ts'
import { CLUE_PRICE, FULL_LIFE, STREET_ROOM } from './supply.ts'
import { isOpenLine } from './suspicion.ts'
import { ENDS, survey } from './walks.ts'
import { WEAPON_KINDS, WEAPONS } from './weapons.ts'

type Act = Extract<
  LondonDetail,
  {
    kind:
      | 'roll'
      | 'end'
      | 'trade'
      | 'shop'
      | 'market'
      | 'walk'
      | 'play'
      | 'treat'
      | 'attack'
      | 'question'
      | 'search'
      | 'offer'
      | 'arrest'
      | 'protester'
  }
>
type Attempt<K extends Act['kind']> = Extract<Act, { kind: K }>

/** Why the seat in turn cannot do this between its draw and the end of its turn (D6). */
export function illegalAct(p: PosedLondon, attempt: Act): Illegal | null {
  switch (attempt.kind) {
    case 'roll':
      return p.rolled === 1 ? because('already-rolled', {}) : because('curfew-roll', {})
    case 'end':
      return null
    case 'walk':
      return illegalWalk(p, attempt.to)
    case 'play':
      return illegalPlay(p, attempt)
    case 'protester':
      return illegalProtester(p, attempt)
    case 'trade':
      return illegalTrade(p)
    case 'treat':
      return illegalTreatment(p, attempt.patient)
    default:
      return p.decided === 1 ? because('decision-used', {}) : illegalDecision(p, attempt)
  }
}

/** LD-37 to LD-41. */
function illegalWalk(p: PosedLondon, space: string): Illegal | null {
  const to = spaceNumber(space)
  const character = p.charOf[p.turnSeat]
  if (to < 0) return because('unknown-space', { space })
  if (to === p.at[p.turnSeat]) return because('already-there', { space })
  const steps = stepsLeft(p)
  if (steps === 0) return because('no-steps', {})
  if (isStreet(to)) {
    let crowd = 0
    for (let seat = 0; seat < p.rules.seats; seat++) if (p.at[seat] === to) crowd++
    if (crowd >= STREET_ROOM) return because('space-full', { space })
    if (stops(p, character, to)) return because('space-stopped', { space })
  } else if (!isOpen(p, character, to) && p.stealth === 0)
    return to === PALAIS_ROYAL && p.event !== 255 && isClosed(p, character)
      ? because('location-closed', { space })
      : because('location-forbidden', { space })
  survey(p, steps)
  return has(ENDS, to) ? null : because('too-far', { space, steps })
}

/** Whether the event alone shuts a character out of the Palais Royal (LD-100). */
function isClosed(p: PosedLondon, character: number): boolean {
  const { event } = p
  p.event = 255
  const open = isOpen(p, character, PALAIS_ROYAL)
  p.event = event
  return open
}

/** LD-123. */
function illegalProtester(p: PosedLondon, { from, to }: Attempt<'protester'>): Illegal | null {
  if (p.charOf[p.turnSeat] !== LUSK) return because('not-lusk', {})
  if (p.manifested === 1) return because('protesters-gone', {})
  if (!hasProtesters(p)) return because('protester-used', {})
  if (from !== undefined) return illegalPawn(p, from, to, true)
  return protesterLeft(p) ? illegalPawn(p, undefined, to, true) : because('supply-empty', {})
}

/** LD-151. */
function illegalTrade(p: PosedLondon): Illegal | null {
  const character = p.charOf[p.turnSeat]
  if (character !== WARREN && character !== NETLEY) return because('not-trader', {})
  if (mayTrade(p)) return null
  if (p.trade === 1) return because('trade-runs', {})
  if (p.resigned === 1) return because('trade-resigned', {})
  const partner = character === WARREN ? NETLEY : WARREN
  if (p.livingSeatOf(partner) === NOBODY) return because('trade-alone', { player: CHARACTERS[partner] })
  if (p.netleyRolled === 1) return because('trade-rolled', {})
  return p.warrenReleased === 1 ? because('trade-released', {}) : because('trade-declined', {})
}

/** LD-44, LD-124. */
function illegalTreatment(p: PosedLondon, player: CharacterId): Illegal | null {
  const seat = p.turnSeat
  const patient = seatOf(p, player)
  if (patient < 0) return because('unknown-player', {})
  if (p.decided === 1 && p.treating === 0) return because('decision-used', {})
  if (p.lifeTokens[seat] === 0) return because('no-life-token', {})
  if (p.life[patient] === 0) return because('player-dead', { player })
  if (patient !== seat && p.charOf[seat] !== GULL) return because('patient-other', { player })
  if (p.at[patient] !== p.at[seat]) return because('not-side-by-side', { player })
  return p.life[patient] === FULL_LIFE ? because('patient-well', { player }) : null
}

function illegalDecision(
  p: PosedLondon,
  attempt: Exclude<Act, { kind: 'roll' | 'end' | 'walk' | 'play' | 'protester' | 'trade' | 'treat' }>,
): Illegal | null {
  switch (attempt.kind) {
    case 'attack':
      return illegalAttack(p, attempt)
    case 'question':
      return illegalNeighbour(p, attempt.player, 'LD-46') ?? unlessOpen(p, attempt.player)
    case 'search':
      return illegalSearch(p)
    case 'shop':
      if (!isShop(p.at[p.turnSeat])) return because('not-in-shop', {})
      if (!canPay(p, p.turnSeat, shopPrice(p))) return because('cannot-pay', { pounds: shopPrice(p) })
      return because('no-weapons-left', {})
    case 'offer':
      return illegalOffer(p, attempt)
    case 'market':
      return illegalMarket(p, attempt.deal)
    case 'arrest':
      return illegalPower(p, attempt.player)
  }
}

/** LD-47. */
function illegalSearch(p: PosedLondon): Illegal {
  const at = p.at[p.turnSeat]
  if (isStreet(at)) return because('search-on-street', {})
  const here = at - FIRST_LOCATION
  const isEmpty = p.lifeAt[here] === 0 && p.weaponAt[here] === 0 && p.hiddenAt[here] === 0
  return because(isEmpty ? 'nothing-to-find' : 'no-such-token', { space: SPACES[at] })
}

/** Somebody side by side (LD-8); `rule` asks for another player. */
function illegalNeighbour(p: PosedLondon, player: CharacterId, rule: string): Illegal | null {
  const seat = seatOf(p, player)
  if (seat < 0) return because('unknown-player', {})
  if (seat === p.turnSeat) return under(rule, because('not-oneself', {}))
  if (p.life[seat] === 0) return because('player-dead', { player })
  return p.at[seat] === p.at[p.turnSeat] ? null : because('not-side-by-side', { player })
}

function unlessOpen(p: PosedLondon, player: CharacterId): Illegal | null {
  return isOpenLine(p, seatOf(p, player)) ? null : because('role-shown', { player })
}

/** LD-71, LD-72. */
function illegalAttack(p: PosedLondon, { weapon, target }: Attempt<'attack'>): Illegal | null {
  const number = WEAPONS.indexOf(weapon)
  const seat = seatOf(p, target)
  if (number < 0 || p.weapons[p.turnSeat * WEAPON_KINDS + number] === 0) return because('no-such-weapon', { weapon })
  if (seat < 0) return because('unknown-player', {})
  if (seat === p.turnSeat) return under('LD-71', because('not-oneself', {}))
  if (p.life[seat] === 0) return because('player-dead', { player: target })
  return reaches(p, number, distOf(p.at[p.turnSeat], p.at[seat]))
    ? because('other-victim', { player: target })
    : because('out-of-reach', { weapon, player: target })
}

/** LD-148, LD-149. */
function illegalOffer(p: PosedLondon, { player, give, want }: Attempt<'offer'>): Illegal | null {
  const apart = illegalNeighbour(p, player, 'LD-148')
  if (apart !== null) return apart
  const partner = seatOf(p, player)
  const [given, wanted] = [itemNumber(give), itemNumber(want)]
  if (p.offers >= p.rules.options.offersPerTurn) return because('offers-used', {})
  if (given < 0 || given === Item.any) return because('item-form', { item: give })
  if (wanted < 0 || (wanted >= Item.hidden && wanted < Item.weapon)) return because('item-form', { item: want })
  const gift = given === Item.nothing || wanted === Item.nothing
  if (gift && (p.rules.options.exchangeGifts === 'off' || given === wanted)) return because('no-gifts', {})
  if (!owns(p, p.turnSeat, given)) return because('item-not-owned', { item: give })
  const lacks = wanted === Item.any || !isAction(wanted) ? wanted !== Item.nothing && !seems(p, partner, wanted) : false
  return lacks || !hasItem(p, partner) ? because('partner-lacks', { player, item: want }) : null
}

/** LD-50, LD-53 to LD-55. */
function illegalMarket(p: PosedLondon, deal: 'sell' | 'buy' | 'clue'): Illegal | null {
  if (p.at[p.turnSeat] !== BLACK_MARKET) return because('not-at-market', {})
  switch (deal) {
    case 'sell':
      return canSell(p) ? null : because('nothing-to-sell', {})
    case 'buy':
      return pileSize(p.armouryDiscard) === 0 ? because('nothing-to-buy', {}) : because('cannot-pay', { pounds: 1 })
    case 'clue':
      return canPay(p, p.turnSeat, CLUE_PRICE)
        ? because('no-clue-left', {})
        : because('cannot-pay', { pounds: CLUE_PRICE })
  }
}

/** LD-51, LD-127. */
function illegalPower(p: PosedLondon, player: CharacterId): Illegal | null {
  const character = p.charOf[p.turnSeat]
  if (character !== ABBERLINE && character !== GODLEY) return because('no-power', {})
  if (p.summoned[p.turnSeat] === 1) return because('summoned', {})
  const apart = illegalNeighbour(p, player, 'LD-127')
  if (apart !== null) return apart
  const seat = seatOf(p, player)
  if (p.serving[seat] > 0) return under('LD-127', because('arrest-serving', { player }))
  return isImmune(p, seat) ? under('LD-127', because('arrest-immune', { player })) : null
}
