import {
  Ending,
  EVENT_COUNT,
  type LondonPosition,
  MURDERS,
  PROTECTOR,
  pointsOf,
  SCALPEL,
  Serving,
  SURE_MURDER,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import { farthest, lossBy, mayBeArrested } from './means.ts'
import { isWithJack } from './outlook.ts'
import { chanceToCome, stepsBetween } from './steps.ts'
import { isPoliceman } from './worth.ts'

/**
 * How games end once Jack is known: logistic fits to 27,000 positions of 3,000 games of the upper level's ratings, four to
 * eight seats alike. In games left out of it the fit explains 36 % of what Jack's side earns, 13 % of what a hunter does. While
 * Jack is not known, nothing of a position explains more than 10 % of his points, and nothing what others earn: there is no fit.
 */

/** What the fits are shares of: the most points that a game brings (LD-186). */
const MOST_POINTS = 10

/** One weight for each feature, in their order. */
const SIDE_OF_JACK: readonly number[] = [
  -0.772, -0.045, -0.026, 0.363, 0.007, 0.059, -0.738, -0.076, -2.127, -0.203, -0.125, 0.27, 0.057,
]
const HUNTER: readonly number[] = [
  -3.107, 0.078, -1.203, -0.496, 0.214, -0.285, 0.654, 0.137, 0.538, -0.35, 0.051, 0.096, -0.155,
]

const features = new Float64Array(SIDE_OF_JACK.length)

/** The tournament points that a seat can expect where Jack is known, or gets where the game is over. */
export function pointsExpected(p: LondonPosition, seat: number): number {
  if (p.ending !== Ending.none) return pointsOf(p)[seat]
  findFeatures(p)
  const weights = isWithJack(p, seat) ? SIDE_OF_JACK : HUNTER
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i]
  return MOST_POINTS / (1 + Math.exp(-sum))
}

/** Rounds still to come, the running one counted by half (LD-15, LD-24): the last MURDER, as the deck lies on average. */
function roundsLeft({ murders, eventCount }: LondonPosition): number {
  if (murders === MURDERS) return 0.5
  const cards = EVENT_COUNT - eventCount
  const missing = MURDERS - murders
  return 0.5 + Math.max((missing * (cards + 1)) / (missing + 1), SURE_MURDER - eventCount)
}

/**
 * 1, rounds left, whether they are the last, Jack's Life, hunters, accomplices, who can arrest him, arms against him, how
 * likely he is arrested before his next turn and after it, hits to fear, whether somebody may still join him, his ACTION
 * cards: nothing but what all know, so that ratings may ask for it, too.
 */
function findFeatures(p: LondonPosition): void {
  const { seats } = p.rules
  const jacksTurn = (p.jack - p.turnSeat + seats) % seats
  let hunters = 0
  let friends = 0
  let police = 0
  let arms = 0
  let safeBefore = 1
  let safeAfter = 1
  let hits = 0
  for (let seat = 0; seat < seats; seat++) {
    if (seat === p.jack || p.life[seat] === 0) continue
    if (isWithJack(p, seat)) {
      friends++
      continue
    }
    hunters++
    const isAway = p.serving[seat] === Serving.turn
    if (isPoliceman(p, seat) && mayBeArrested(p, p.jack)) {
      police++
      const escapes = isAway || p.summoned[seat] === 1 ? 1 : 1 - chanceNear(p, seat, p.at[p.jack], 0)
      if ((seat - p.turnSeat + seats) % seats < jacksTurn) safeBefore *= escapes
      else safeAfter *= escapes
    }
    for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++) {
      if (weapon === PROTECTOR || p.weapons[seat * WEAPON_KINDS + weapon] === 0) continue
      arms++
      if (!isAway) hits += lossBy(p, weapon, p.jack) * chanceNear(p, seat, p.at[p.jack], farthest(p, weapon))
    }
  }
  const mayJoin = p.murders < MURDERS && friends + 1 < hunters ? 1 : 0
  const values = [
    1,
    roundsLeft(p),
    p.murders === MURDERS ? 1 : 0,
    p.life[p.jack],
    hunters,
    friends,
    police,
    arms,
    1 - safeBefore,
    1 - safeAfter,
    hits,
    mayJoin,
    p.cards[p.jack],
  ]
  features.set(values)
}

/** How likely somebody is so near to a place in his next turn. */
function chanceNear(p: LondonPosition, seat: number, place: number, reach: number): number {
  return chanceToCome(Math.max(0, stepsBetween(p.charOf[seat], p.at[seat], place) - reach))
}
