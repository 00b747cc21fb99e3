import { DecisionList, type Illegal, popcount } from '@gaslight/core'
import { Duty, deckOf, isChance, JACK, piecesOf } from '@gaslight/jack-family'
import { EXIT_IDS, POSTS } from './board.ts'
import type { Character } from './cast.ts'
import { NO_DECISION } from './codec.ts'
import { encode, manholeOf } from './decode.ts'
import type { MrJackDetail } from './detail.ts'
import { flightInto, isNear } from './flight.ts'
import { bitHigh, bitLow, edgeBetween, FAR, HEXES, hexKind, streetOf } from './hexes.ts'
import { because } from './illegal.ts'
import { handToPick } from './legal.ts'
import { exitInReach, found, pointsOf, reachInto } from './movement.ts'
import { hexName, pieceOn } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { castMask, ORDINAL, POWER_OF, Power, type PowerCode } from './roster.ts'
import { canShift, pointsDue, whistlePossible } from './whistle.ts'

type Attempt<K extends MrJackDetail['kind']> = Extract<MrJackDetail, { kind: K }>

/** Why this attempt is against the rules; null exactly if it is legal. */
export function illegal(p: MrJackPosition, attempt: MrJackDetail): Illegal | null {
  if (p.phase === Phase.over) return because('game-over', {})
  const state = STATES[p.phase]
  switch (attempt.kind) {
    case 'identity':
    case 'deal':
    case 'alibi':
    case 'hands':
    case 'reveal':
      return illegalDraw(p, attempt)
  }
  if (isChance(p)) return because('draw-due', { state })
  if (p.phase === Phase.facing && attempt.kind !== 'facing')
    return because('facing-due', { character: p.nameOf(p.lantern) })
  switch (attempt.kind) {
    case 'card':
      return illegalCard(p, attempt)
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
    case 'swap':
      return illegalMoveTime(p) ?? illegalMove(p, attempt)
    case 'cover':
      return illegalPowerTime(p, attempt.kind, Power.cover) ?? illegalCover(p, attempt)
    case 'cordon':
      return illegalPowerTime(p, attempt.kind, Power.cordon) ?? illegalCordon(p, attempt)
    case 'light':
      return illegalPowerTime(p, attempt.kind, Power.light) ?? illegalLight(p, attempt)
    case 'whistle':
      return illegalPowerTime(p, attempt.kind, Power.whistle) ?? illegalWhistle(p, attempt)
    case 'facing':
      return p.phase === Phase.facing ? null : illegalPowerTime(p, attempt.kind, Power.facing)
    case 'barricade':
      return p.phase === Phase.barricade
        ? illegalEdge(p, attempt)
        : (illegalPowerTime(p, attempt.kind, Power.barricade) ?? illegalEdge(p, attempt))
    case 'flight':
      return illegalPowerTime(p, attempt.kind, Power.flight) ?? illegalFlight(p, attempt)
    case 'picks':
      return p.phase === Phase.picks ? illegalPicks(p, attempt) : because('not-now', { state })
    case 'placement':
      return p.phase === Phase.placement ? illegalPlacement(p, attempt) : because('not-now', { state })
    case 'imitation':
      if (p.phase !== Phase.imitation) return because('not-now', { state })
      if (ORDINAL[attempt.character] === undefined || p.pieceOf(attempt.character) >= 0)
        return because('imitation-in-game', { character: attempt.character })
      return null
    default:
      return attempt satisfies never
  }
}

function illegalDraw(
  p: MrJackPosition,
  attempt: Attempt<'identity' | 'deal' | 'alibi' | 'hands' | 'reveal'>,
): Illegal | null {
  if (STATES[p.phase] !== attempt.kind) return because('no-draw-due', {})
  switch (attempt.kind) {
    case 'identity':
      return inGame(p, attempt.character)
    case 'alibi': {
      const piece = p.pieceOf(attempt.character)
      if (piece < 0) return because('not-in-game', { character: attempt.character })
      return ((deckOf(p) >> piece) & 1) === 1 ? null : because('alibi-gone', { character: attempt.character })
    }
    case 'deal':
      return isFour(p, attempt.cards) ? null : because('deal-of-four', {})
    case 'reveal':
      return isFour(p, attempt.cards) ? null : because('reveal-of-four', {})
    case 'hands': {
      const hand = castMask(attempt.jack)
      return attempt.jack.length < 6 && p.rules.hands.includes(hand)
        ? null
        : because('hand-size', { count: popcount(p.rules.hands[0]) })
    }
    default:
      return attempt satisfies never
  }
}

function inGame(p: MrJackPosition, character: Character): Illegal | null {
  return p.pieceOf(character) < 0 ? because('not-in-game', { character }) : null
}

function isFour(p: MrJackPosition, cards: readonly Character[]): boolean {
  return cards.length === 4 && piecesOf(p, cards) >= 0
}

function illegalCard(p: MrJackPosition, { character }: Attempt<'card'>): Illegal | null {
  if (p.phase !== Phase.card && p.phase !== Phase.placementCard) {
    if (p.active >= 0) return because('activation-unfinished', { active: p.nameOf(p.active) })
    return because('not-now', { state: STATES[p.phase] })
  }
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  if (((p.revealed >> piece) & 1) === 0) return because('card-not-revealed', { character })
  return ((p.used >> piece) & 1) === 1 ? because('card-used', { character }) : null
}

/** Whether a move is decided in this state at all. */
function illegalMoveTime(p: MrJackPosition): Illegal | null {
  switch (p.phase) {
    case Phase.powerOrMove:
    case Phase.move:
      return null
    case Phase.card:
      return because('card-first', {})
    case Phase.imitation:
      return because('imitation-first', {})
    case Phase.powerAfter:
      return because('already-moved', { character: p.nameOf(p.active) })
    default:
      return because('not-now', { state: STATES[p.phase] })
  }
}

function illegalMove(
  p: MrJackPosition,
  attempt: Attempt<'move' | 'stay' | 'accusation' | 'leaving' | 'swap'>,
): Illegal | null {
  const active = p.nameOf(p.active)
  const at = hexName(p.hexes[p.active])
  if (attempt.kind === 'swap') {
    if (POWER_OF[p.acts] !== Power.swap) return because('not-a-swapper', { character: active })
  } else if (attempt.character !== active)
    return inGame(p, attempt.character) ?? because('not-active', { character: attempt.character, active })
  const from = attempt.kind === 'stay' ? attempt.at : attempt.from
  if (from !== at) return because('not-there', { character: active, hex: from, at })
  switch (attempt.kind) {
    case 'move':
      return illegalEnd(p, attempt.to)
    case 'stay':
      return illegalStay(p, active)
    case 'accusation':
      return illegalAccusation(p, attempt)
    case 'leaving':
      return illegalLeaving(p, attempt)
    case 'swap':
      return illegalSwap(p, attempt)
    default:
      return attempt satisfies never
  }
}

/** Into `found`: what the active piece reaches; its points. */
function reachOfActive(p: MrJackPosition): number {
  const points = pointsOf(p, p.active, p.acts)
  reachInto(p, p.active, p.acts, points)
  return points
}

function inFound(hex: number): boolean {
  return (found[0] & bitLow(hex)) !== 0 || (found[1] & bitHigh(hex)) !== 0
}

function illegalHex(to: string): Illegal | null {
  switch (hexKind(to)) {
    case 'unknown':
      return because('unknown-hex', { hex: to })
    case 'obstacle':
      return because('obstacle', { hex: to })
    case 'street':
      return null
  }
}

function illegalEnd(p: MrJackPosition, to: string): Illegal | null {
  const character = p.nameOf(p.active)
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  const hex = streetOf(to)
  if (hex === p.hexes[p.active]) return because('must-move', { character })
  const points = reachOfActive(p)
  if (!inFound(hex)) return because('too-far', { character, hex: to, points })
  const other = pieceOn(p, hex)
  if (other < 0) return null
  return because(p.seat() === JACK ? 'occupied-jack' : 'occupied-accuse', { hex: to, other: p.nameOf(other) })
}

function illegalStay(p: MrJackPosition, character: Character): Illegal | null {
  reachOfActive(p)
  if ((found[0] & ~p.occupiedLow) !== 0 || (found[1] & ~p.occupiedHigh) !== 0)
    return because('not-trapped', { character })
  return p.rules.gullMustSwap && POWER_OF[p.acts] === Power.swap ? because('must-swap', {}) : null
}

function illegalAccusation(p: MrJackPosition, { character, to, accused }: Attempt<'accusation'>): Illegal | null {
  if (p.seat() === JACK) return because('jack-accuses', {})
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  const hex = streetOf(to)
  const other = pieceOn(p, hex)
  if (other < 0 || other === p.active || p.nameOf(other) !== accused)
    return because('nobody-to-accuse', { hex: to, other: accused })
  const points = reachOfActive(p)
  if (!inFound(hex)) return because('too-far', { character, hex: to, points })
  return p.power === Duty.used && !p.rules.accuseAfterPower ? because('accusation-after-power', { character }) : null
}

/** The Detective gets the same answer whoever Jack is; the others are Jack's own knowledge (MJ-68). */
function illegalLeaving(p: MrJackPosition, { character, exit }: Attempt<'leaving'>): Illegal | null {
  if (p.seat() !== JACK) return because('leaving-detective', {})
  if (p.witnessSeen) return because('leaving-seen', {})
  if (p.active !== p.jack) return because('leaving-not-jack', { character })
  const number = EXIT_IDS.indexOf(exit)
  if (((p.cordons >> number) & 1) === 1) return because('exit-cordoned', { exit })
  if (exitInReach(p, p.active, p.acts, number)) return null
  return because('exit-too-far', { character, exit, points: pointsOf(p, p.active, p.acts) })
}

function illegalSwap(p: MrJackPosition, { to, other }: Attempt<'swap'>): Illegal | null {
  const piece = p.pieceOf(other)
  if (piece < 0) return because('not-in-game', { character: other })
  if (piece === p.active) return because('swap-with-self', { character: other })
  const at = hexName(p.hexes[piece])
  return to === at ? null : because('not-there', { character: other, hex: to, at })
}

/** Whether the active character has this power and may use it in this state (MJ-19, MJ-34). */
function illegalPowerTime(p: MrJackPosition, kind: MrJackDetail['kind'], power: PowerCode): Illegal | null {
  switch (p.phase) {
    case Phase.card:
      return because('card-first', {})
    case Phase.imitation:
      return because('imitation-first', {})
    case Phase.powerOrMove:
    case Phase.move:
    case Phase.powerAfter:
      break
    default:
      return because('not-now', { state: STATES[p.phase] })
  }
  const character = p.nameOf(p.active)
  if (POWER_OF[p.acts] !== power) return because('no-such-power', { character, power: kind })
  if (p.phase !== Phase.move) return null
  return p.power === Duty.used ? because('power-used', { character }) : because('power-after-move', { character })
}

function illegalCover(p: MrJackPosition, { from, to }: Attempt<'cover'>): Illegal | null {
  const lifted = manholeOf(p, from)
  const laid = manholeOf(p, to)
  if (lifted < 0 || ((p.covers >> lifted) & 1) === 0) return because('no-cover-there', { hex: from })
  if (laid < 0) return because('no-manhole', { hex: to })
  return ((p.covers >> laid) & 1) === 1 ? because('covered-already', { hex: to }) : null
}

function illegalCordon(p: MrJackPosition, { from, to }: Attempt<'cordon'>): Illegal | null {
  if (((p.cordons >> EXIT_IDS.indexOf(from)) & 1) === 0) return because('no-cordon-there', { exit: from })
  return ((p.cordons >> EXIT_IDS.indexOf(to)) & 1) === 1 ? because('cordon-there', { exit: to }) : null
}

function illegalLight(p: MrJackPosition, { from, to }: Attempt<'light'>): Illegal | null {
  const lifted = POSTS.indexOf(from)
  const laid = POSTS.indexOf(to)
  if (lifted < 0 || ((p.lit >> lifted) & 1) === 0) return because('no-light-there', { hex: from })
  if (laid < 0) return because('no-post', { hex: to })
  return ((p.lit >> laid) & 1) === 1 ? because('lit-already', { hex: to }) : null
}

const scratch = new DecisionList()

function illegalWhistle(p: MrJackPosition, attempt: Attempt<'whistle'>): Illegal | null {
  const { shifts } = attempt
  if (!whistlePossible(p)) return because('whistle-impossible', {})
  if (shifts.length < 1 || shifts.length > 3) return because('whistle-count', { count: shifts.length })
  const goodley = p.hexes[p.active]
  let shifted = 0
  for (const { character, from, to } of shifts) {
    const piece = p.pieceOf(character)
    if (piece < 0) return because('not-in-game', { character })
    if (piece === p.active) return because('whistle-self', { character })
    if (((shifted >> piece) & 1) === 1) return because('whistle-twice', { character })
    shifted |= 1 << piece
    const hex = p.hexes[piece]
    if (hexName(hex) !== from) return because('not-there', { character, hex: from, at: hexName(hex) })
    const wrong = illegalHex(to)
    if (wrong !== null) return wrong
    const end = streetOf(to)
    if (distance(p, hex, goodley) >= FAR || distance(p, end, goodley) >= distance(p, hex, goodley))
      return because('whistle-not-nearer', { character, hex: to })
    if (!canShift(p, hex, end)) return because('whistle-no-walk', { character, hex: to })
  }
  for (const { character, to } of shifts) {
    const other = pieceOn(p, streetOf(to))
    const taken = other >= 0 && ((shifted >> other) & 1) === 0
    if (taken || shifts.some(shift => shift.to === to && shift.character !== character))
      return because('whistle-collision', { hex: to })
  }
  const decision = encode(p, attempt)
  p.legal(scratch)
  if (decision !== NO_DECISION && scratch.has(decision)) return null
  return because('whistle-points', { points: p.rules.whistleUpTo ? 3 : pointsDue(p, scratch) })
}

function distance(p: MrJackPosition, a: number, b: number): number {
  return p.terrain.distance[HEXES * a + b]
}

function illegalEdge(p: MrJackPosition, { edge: [a, b] }: Attempt<'barricade'>): Illegal | null {
  const edge = edgeBetween(streetOf(a), streetOf(b))
  if (edge < 0) return because('barricade-edge', {})
  return edge === p.terrain.barricade ? because('barricade-same', {}) : null
}

function illegalFlight(p: MrJackPosition, { character, from, to }: Attempt<'flight'>): Illegal | null {
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  const at = hexName(p.hexes[piece])
  if (from !== at) return because('not-there', { character, hex: from, at })
  if (!isNear(p, piece)) return because('flight-not-adjacent', { character })
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  flightInto(p, piece)
  if (found[0] === 0 && found[1] === 0) return because('flight-impossible', { character })
  if (inFound(streetOf(to))) return null
  const other = pieceOn(p, streetOf(to))
  return other >= 0 && other !== piece
    ? because('flight-occupied', { hex: to, other: p.nameOf(other) })
    : because('flight-distance', { character, hex: to })
}

function illegalPicks(p: MrJackPosition, { characters }: Attempt<'picks'>): Illegal | null {
  const hand = handToPick(p)
  for (const character of characters)
    if (ORDINAL[character] === undefined || ((hand >> ORDINAL[character]) & 1) === 0)
      return because('pick-not-in-hand', { character })
  return characters.length === 2 && characters[0] !== characters[1] ? null : because('pick-two', {})
}

function illegalPlacement(p: MrJackPosition, { character, at }: Attempt<'placement'>): Illegal | null {
  const active = p.nameOf(p.active)
  if (character !== active) return inGame(p, character) ?? because('not-active', { character, active })
  switch (hexKind(at)) {
    case 'unknown':
      return because('unknown-hex', { hex: at })
    case 'obstacle':
      return because('placement-obstacle', { hex: at })
  }
  const other = pieceOn(p, streetOf(at))
  return other < 0 ? null : because('placement-occupied', { hex: at, other: p.nameOf(other) })
}
