import {
  EVENT_COUNT,
  faceDown,
  isOpenLine,
  type LondonPosition,
  MURDERS,
  Phase,
  PROTECTOR,
  pointsOf,
  SCALPEL,
  Serving,
  SURE_MURDER,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import { hasRope, mayBeArrested } from './goals.ts'
import { isWithJack } from './outlook.ts'
import { isPoliceman } from './worth.ts'

/** How games like this one end: logistic fits to games that the bots played among themselves. */

/** Rounds still to come, the running one counted by half (LD-15, LD-24): the last MURDER, as the deck lies on average. */
function roundsLeft({ murders, eventCount }: LondonPosition): number {
  if (murders === MURDERS) return 0.5
  const cards = EVENT_COUNT - eventCount
  const missing = MURDERS - murders
  return 0.5 + Math.max((missing * (cards + 1)) / (missing + 1), SURE_MURDER - eventCount)
}

/** By what is known of Jack and by who asks: the weights of the features below. */
interface Fates {
  readonly jack: readonly number[]
  readonly other: readonly number[]
}

const HIDDEN: Fates = {
  jack: [-0.012, -0.082, -0.042, 0.094, -0.031, 0, 0.125],
  other: [-0.76, -0.033, -0.095, 0.037, -0.054, 0, -0.124],
}
const KNOWN: Fates & { readonly friend: readonly number[] } = {
  jack: [-0.729, -0.092, 0.327, 0.018, 0.051, -0.614, 0.009, -0.078, -0.002],
  other: [-1.437, 0.076, -0.799, 0.084, -0.21, 0.378, 0.042, -0.235, 0.05],
  friend: [-0.768, -0.105, 0.349, 0.007, 0.05, -0.594, -0.002, -0.048, -0.003],
}
/** The most points that a game brings (LD-186): what the fits are shares of. */
const MOST_POINTS = 10

const features = new Float64Array(9)

/** The tournament points that a seat can expect. */
export function pointsExpected(p: LondonPosition, seat: number): number {
  if (p.phase === Phase.over) return pointsOf(p)[seat]
  if (p.unmasked === 0) {
    hiddenFeatures(p)
    return MOST_POINTS * share(seat === p.jack ? HIDDEN.jack : HIDDEN.other)
  }
  knownFeatures(p)
  return MOST_POINTS * share(seat === p.jack ? KNOWN.jack : isWithJack(p, seat) ? KNOWN.friend : KNOWN.other)
}

function share(weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i]
  return 1 / (1 + Math.exp(-sum))
}

function fill(...values: readonly number[]): void {
  features.set(values)
}

/** 1, rounds left, Jack's face-down cards, others not yet shown, others alive, whether Jack is dead, Suspects in a line. */
function hiddenFeatures(p: LondonPosition): void {
  let open = 0
  let living = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (seat === p.jack || p.life[seat] === 0) continue
    living++
    if (isOpenLine(p, seat)) open++
  }
  let down = 0
  for (let bits = faceDown(p, p.jack); bits !== 0; bits &= bits - 1) down++
  fill(1, roundsLeft(p), down, open, living, p.life[p.jack] === 0 ? 1 : 0, p.rules.suspects)
}

/** 1, rounds left, Jack's Life, hunters, accomplices, who can arrest him, arms against him, his ROPE, his curfew. */
function knownFeatures(p: LondonPosition): void {
  let hunters = 0
  let friends = 0
  let police = 0
  let armed = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (seat === p.jack || p.life[seat] === 0) continue
    if (isWithJack(p, seat)) {
      friends++
      continue
    }
    hunters++
    if (isPoliceman(p, seat) && mayBeArrested(p, p.jack) && p.serving[seat] === Serving.no) police++
    for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++)
      if (weapon !== PROTECTOR && p.weapons[seat * WEAPON_KINDS + weapon] > 0) armed++
  }
  fill(1, roundsLeft(p), p.life[p.jack], hunters, friends, police, armed, hasRope(p, p.jack) ? 1 : 0, p.curfew[p.jack])
}
