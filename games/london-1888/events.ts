import type { Audience, Decision, GameEvent } from '@gaslight/core'
import { ACTION_CARDS, ACTION_KINDS, type ActionCardId } from './action-cards.ts'
import { isCrime } from './attacks.ts'
import { Answer, Kind, kindOf, Plain, payloadOf } from './codec.ts'
import { Ending, REASONS } from './endings.ts'
import { cardOf, ITEM_NAMES, Item } from './items.ts'
import { missedSeats, mixedSeat } from './notices.ts'
import { NOBODY, Phase, Serving } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { formatToken } from './tokens.ts'
import type { LondonEffect } from './view.ts'

/** What this audience learns from a decision (section 11). */
export function event(
  before: LondonPosition,
  decision: Decision,
  after: LondonPosition,
  to: Audience,
): GameEvent<LondonEffect> {
  const turn = before.turn()
  const withdrawn = kindOf(decision) === Kind.answer && payloadOf(decision) >> 8 === Answer.withdraw
  return {
    text: formatToken(before, decision, to),
    by: turn.kind !== 'seat' ? 'chance' : withdrawn ? before.turnSeat : turn.seat,
    effects: [...shared(before, decision, after), ...received(before, decision, after, to)],
  }
}

/** What everybody sees, in its order. */
function shared(before: LondonPosition, decision: Decision, after: LondonPosition): LondonEffect[] {
  const effects: LondonEffect[] = []
  const sold = kindOf(decision) === Kind.plain && payloadOf(decision) === Plain.yes
  if (sold) effects.push({ kind: 'sold', item: ITEM_NAMES[before.saleItem] })
  for (let seat = 0; seat < after.rules.seats; seat++) lifeEffects(before, after, seat, effects)
  for (let seat = 0; seat < after.rules.seats; seat++) seatEffects(before, decision, after, seat, effects)
  if (after.unmasked > before.unmasked) effects.push({ kind: 'unmasked', seat: after.jack })
  if (after.holder !== before.holder && before.holder !== NOBODY) effects.push({ kind: 'absinthe', seat: after.holder })
  if (after.round > before.round) effects.push({ kind: 'round', round: after.round })
  turnEffects(before, after, effects)
  if (after.ending !== Ending.none && before.ending === Ending.none)
    effects.push({ kind: 'over', reason: REASONS[after.ending] })
  return effects
}

/** What a blow took, before all that follows from it. */
function lifeEffects(before: LondonPosition, after: LondonPosition, seat: number, effects: LondonEffect[]): void {
  if (after.life[seat] >= before.life[seat] || before.charOf[seat] === NOBODY) return
  if (after.life[seat] === 0) {
    effects.push({ kind: 'died', seat })
    if (isCrime(before, seat) && after.ending === Ending.none) effects.push({ kind: 'arrested', seat: before.turnSeat })
  } else effects.push({ kind: 'hurt', seat, life: after.life[seat] })
}

function seatEffects(
  before: LondonPosition,
  decision: Decision,
  after: LondonPosition,
  seat: number,
  effects: LondonEffect[],
): void {
  if (after.shown[seat] > before.shown[seat]) effects.push({ kind: 'shown', seat })
  if (after.serving[seat] > before.serving[seat] && before.serving[seat] === Serving.no)
    effects.push({ kind: 'serving', seat })
  if (mixedSeat(before, decision) === seat) effects.push({ kind: 'mixed', seat })
  if (after.cards[seat] > 0 || !isWholesale(decision)) return
  const played = kindOf(decision) === Kind.play && seat === before.turnSeat ? payloadOf(decision) >> 19 : -1
  const cards = handOf(before, seat, played)
  for (const _ in cards) {
    effects.push({ kind: 'lost', seat, cards })
    break
  }
}

/** The decisions after which a hand may go as a whole: a death or an arrest. */
function isWholesale(decision: Decision): boolean {
  const kind = kindOf(decision)
  if (kind === Kind.answer) return payloadOf(decision) >> 8 === Answer.pass
  return kind === Kind.attack || kind === Kind.arrest || kind === Kind.play
}

/** A hand but for the card that was just played from it; -1 for none. */
function handOf(p: LondonPosition, seat: number, played: number): { readonly [card in ActionCardId]?: number } {
  const cards: { [card in ActionCardId]?: number } = {}
  for (const [i, id] of ACTION_CARDS.entries()) {
    const count = p.hand[seat * ACTION_KINDS + i] - (i === played ? 1 : 0)
    if (count > 0) cards[id] = count
  }
  return cards
}

/** Turns missed between the running one and the next, and the one that begins. */
function turnEffects(before: LondonPosition, after: LondonPosition, effects: LondonEffect[]): void {
  if (after.turnSeat === before.turnSeat && after.offset === before.offset && after.round === before.round) return
  for (const seat of missedSeats(before, after)) effects.push({ kind: 'missed', seat })
  if (after.turnSeat !== NOBODY && after.ending === Ending.none) effects.push({ kind: 'turn', seat: after.turnSeat })
}

/** The cards that come to this audience and that the text does not name. */
function received(before: LondonPosition, decision: Decision, after: LondonPosition, to: Audience): LondonEffect[] {
  const kind = kindOf(decision)
  if (typeof to !== 'number') return []
  if (kind === Kind.answer && before.phase === Phase.offerWindow && to === before.asked) {
    const what = payloadOf(decision) >> 8
    const given = what === Answer.accept || what === Answer.pick
    return given && before.offerGive >= Item.hidden && before.offerGive < Item.weapon
      ? [{ kind: 'received', card: ACTION_CARDS[cardOf(before.offerGive)] }]
      : []
  }
  if (kind !== Kind.letter || after.phase === Phase.letter) return []
  for (let giver = 0; giver < before.rules.seats; giver++) {
    const chosen = giver === before.asked ? payloadOf(decision) + 1 : before.letters[giver]
    if (chosen > 0 && giver !== to && before.leftOf(giver) === to)
      return [{ kind: 'received', card: ACTION_CARDS[chosen - 1] }]
  }
  return []
}
