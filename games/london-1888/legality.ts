import { DecisionList, type Illegal, NO_DECISION } from '@gaslight/core'
import { illegalAct } from './act-legality.ts'
import { ACTION_CARDS } from './action-cards.ts'
import { illegalAnswer } from './answer-legality.ts'
import { holds } from './cards.ts'
import { CHARACTERS, type CharacterId, OBLIGATORY } from './cast.ts'
import { decode } from './decode.ts'
import type { LondonDetail } from './detail.ts'
import { encode, seatOf } from './encode.ts'
import { Ending } from './endings.ts'
import { because, under } from './illegal.ts'
import { itemNumber, owns } from './items.ts'
import { designations, isSurplus } from './legal.ts'
import { canPay } from './money.ts'
import { NOBODY, Phase, type PhaseCode, Side } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { CHANCE_RULES, isDrawn, STATE_RULES } from './state-rules.ts'
import { faceDown, isOpenLine } from './suspicion.ts'
import { STATES } from './view.ts'
import { WEAPONS } from './weapons.ts'

const WINDOWS: readonly PhaseCode[] = [
  Phase.marketWindow,
  Phase.arrestWindow,
  Phase.releaseWindow,
  Phase.curfewWindow,
  Phase.questionWindow,
  Phase.shotWindow,
  Phase.offerWindow,
  Phase.tradeWindow,
]
const ACT: readonly PhaseCode[] = [Phase.act]

/** At which points a kind of decision is asked for; none for what chance decides. */
const POINTS: { readonly [kind in LondonDetail['kind']]: readonly PhaseCode[] } = {
  character: [Phase.characters],
  role: [],
  draw: [],
  event: [],
  die: [],
  identity: [],
  token: [],
  'weapon-card': [],
  stolen: [],
  place: [],
  line: [],
  tokens: [],
  letter: [Phase.letter],
  postcard: [Phase.postcard],
  lose: [Phase.lose],
  side: [Phase.side],
  roll: ACT,
  end: ACT,
  trade: ACT,
  shop: ACT,
  market: ACT,
  price: [Phase.price, Phase.buy],
  stop: [Phase.sell],
  walk: ACT,
  play: ACT,
  treat: ACT,
  attack: ACT,
  question: ACT,
  designate: [Phase.designate],
  search: ACT,
  take: [Phase.take, Phase.buy],
  drop: [Phase.drop],
  offer: ACT,
  pass: WINDOWS,
  accept: [Phase.offerWindow, Phase.tradeWindow],
  bail: [Phase.arrestWindow],
  answer: WINDOWS,
  withdraw: [Phase.offerWindow],
  item: [Phase.sell],
  clue: [Phase.clue],
  arrest: ACT,
  protester: ACT,
  discard: [Phase.discard],
}

const list = new DecisionList()

/** Why this attempt is against the rules; null exactly if it is legal. */
export function illegal(p: PosedLondon, attempt: LondonDetail): Illegal | null {
  if (p.ending !== Ending.none && (p.phase === Phase.over || POINTS[attempt.kind].length > 0))
    return because('game-over', {})
  const points = POINTS[attempt.kind]
  const drawn = p.turn().kind === 'chance'
  const asked = points.length === 0 ? drawn : points.includes(p.phase)
  if (asked && isListed(p, attempt)) return null
  if (asked && points.length > 0) return illegalHere(p, attempt) ?? notNow(p)
  if (drawn) return drawDue(p)
  return isDrawn(attempt.kind) ? chanceDecides(attempt.kind) : notNow(p)
}

function notNow(p: PosedLondon): Illegal {
  const state = STATES[p.phase]
  return under(STATE_RULES[state], because('not-now', { state }))
}

function drawDue(p: PosedLondon): Illegal {
  const state = STATES[p.phase]
  return under(STATE_RULES[state], because('draw-due', { state }))
}

function chanceDecides(kind: keyof typeof CHANCE_RULES): Illegal {
  return under(CHANCE_RULES[kind], because('chance-decides', {}))
}

function isListed(p: PosedLondon, attempt: LondonDetail): boolean {
  const decision = encode(p, attempt)
  if (decision === NO_DECISION) return false
  p.legal(list)
  return list.has(decision) && isSame(decode(p, decision), attempt)
}

/** The same in every field, whatever their order. */
function isSame(one: LondonDetail, other: LondonDetail): boolean {
  const text = (detail: LondonDetail) =>
    JSON.stringify(
      Object.entries(detail)
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value]),
    )
  return text(one) === text(other)
}

function illegalHere(p: PosedLondon, attempt: LondonDetail): Illegal | null {
  switch (attempt.kind) {
    case 'character':
      return illegalPick(p, attempt.character)
    case 'letter':
    case 'discard':
      return holds(p, p.phase === Phase.letter ? p.asked : p.turnSeat, ACTION_CARDS.indexOf(attempt.card))
        ? null
        : under(STATE_RULES[STATES[p.phase]], because('card-not-held', { card: attempt.card }))
    case 'postcard':
    case 'clue':
      return illegalPlace(p, attempt.player, attempt.position, attempt.kind === 'postcard' ? p.asked : NOBODY)
    case 'lose':
      return because('nothing-to-lose', {})
    case 'side':
      return p.side[p.turnSeat] === Side[attempt.side === 'keep' ? 'none' : attempt.side]
        ? because('same-side', {})
        : because('too-many-accomplices', {})
    case 'designate':
      return illegalDesignation(p, attempt.positions)
    case 'take':
      if (p.phase === Phase.buy && !canPay(p, p.turnSeat, p.price)) return because('cannot-pay', { pounds: p.price })
      return because('weapon-not-there', { weapon: attempt.weapon })
    case 'drop':
      return isSurplus(p, WEAPONS.indexOf(attempt.weapon))
        ? null
        : because('weapon-not-surplus', { weapon: attempt.weapon })
    case 'item': {
      const item = itemNumber(attempt.item)
      if (item < 0 || !owns(p, p.turnSeat, item)) return because('item-not-owned', { item: attempt.item })
      return because('item-offered', { item: attempt.item })
    }
    case 'stop':
      return because('sale-begun', {})
    case 'price':
      return null
    case 'pass':
    case 'accept':
    case 'bail':
    case 'answer':
    case 'withdraw':
      return illegalAnswer(p, attempt)
    case 'role':
    case 'draw':
    case 'event':
    case 'die':
    case 'identity':
    case 'token':
    case 'weapon-card':
    case 'stolen':
    case 'place':
    case 'line':
    case 'tokens':
      return chanceDecides(attempt.kind)
    default:
      return illegalAct(p, attempt)
  }
}

/** LD-14. */
function illegalPick(p: PosedLondon, player: CharacterId): Illegal | null {
  if (p.rules.options.characters !== 'pick') return drawDue(p)
  const character = CHARACTERS.indexOf(player)
  if (character < 0) return because('unknown-player', {})
  if (p.seatOf[character] !== NOBODY) return because('character-taken', { player })
  return OBLIGATORY.includes(character) ? null : because('character-kept', { player })
}

/** A card of a player's line that is to be looked at or turned over (LD-117). */
function illegalPlace(p: PosedLondon, player: CharacterId, position: number | undefined, not: number): Illegal | null {
  const seat = seatOf(p, player)
  if (seat < 0) return because('unknown-player', {})
  if (seat === not) return under('LD-108', because('not-oneself', {}))
  if (p.life[seat] === 0) return because('player-dead', { player })
  if (!isOpenLine(p, seat)) return because('role-shown', { player })
  const place = position ?? 0
  return ((faceDown(p, seat) >> (place - 1)) & 1) === 1 ? null : because('position-up', { player, position: place })
}

/** LD-116. */
function illegalDesignation(p: PosedLondon, positions: readonly number[]): Illegal | null {
  const player = CHARACTERS[p.charOf[p.revealSeat]]
  for (const position of positions)
    if (((faceDown(p, p.revealSeat) >> (position - 1)) & 1) === 0) return because('position-up', { player, position })
  return positions.length === designations(p) ? null : because('designate-count', {})
}
