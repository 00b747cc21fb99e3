import { parentPort, workerData } from 'node:worker_threads'
import type { Secret } from '@gaslight/conformance'
import { examineGame } from '@gaslight/conformance/examine'
import { DecisionList, type Options, Sfc32 } from '@gaslight/core'
import { pileSize } from './cards.ts'
import { Ending } from './endings.ts'
import { EVENTS, MURDERS, SURE_MURDER } from './event-cards.ts'
import { london1888 as game } from './game.ts'
import { NOBODY, Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { SEATING } from './seating.ts'
import { STATES, type State } from './view.ts'

/**
 * How games begin: before anything is dealt, or where a random game comes to its last round, or to a known Jack, or with
 * all in the Black Market, who have what it takes there, and two of them not yet shown.
 */
export type Beginning = 'start' | 'last-round' | 'known-jack' | 'market'

/** Examines games in a thread of its own: far from what the test runner adds to hot loops. */
const { beginning, games, seed } = workerData as { beginning: Beginning; games: number; seed: number }

/** LD-160, while no card has been shown: later the other games that would show it are too rare to be met. */
const jack: Secret<LondonPosition> = {
  name: 'who is Jack',
  of: p => (p.jack === NOBODY ? undefined : String(p.jack)),
  candidates(p, to) {
    if (p.phase <= Phase.role || pileSize(p.discard) > 0 || p.eventCount > 0 || p.unmasked === 1) return undefined
    if (to === 'omniscient' || p.shown.some(shown => shown === 1) || p.ending !== Ending.none) return undefined
    if (to === p.jack) return [String(p.jack)]
    return Array.from({ length: p.rules.seats }, (_, seat) => seat)
      .filter(seat => seat !== to)
      .map(String)
  },
}

const list = new DecisionList()
const starts = new Map<string, LondonPosition>()

function hasBegun(p: LondonPosition): boolean {
  switch (beginning) {
    case 'start':
    case 'market':
      return true
    case 'last-round':
      return p.murders === MURDERS
    case 'known-jack':
      return p.unmasked === 1
  }
}

/** The same start every time for the same options and seats. */
function start(options: Options, seats: number): LondonPosition {
  const key = JSON.stringify([options, seats])
  for (let attempt = 0; !starts.has(key); attempt++) {
    const p = beginning === 'market' ? market(options, seats) : game.start(options, seats)
    const rng = new Sfc32(seed, seats, attempt)
    while (p.ending === Ending.none && !hasBegun(p)) {
      p.legal(list)
      p.apply(p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length)))
    }
    if (p.ending === Ending.none) starts.set(key, p)
  }
  return (starts.get(key) as LondonPosition).clone()
}

const ARMS = ['knife', 'derringer', 'bulldog', 'throwing_knife']

/** Before the last event but one: a RAID or the fifth MURDER (LD-110). */
function market(options: Options, seats: number): LondonPosition {
  const spare = EVENTS.slice(MURDERS).filter(event => event !== 'raid')
  const murders = EVENTS.slice(0, MURDERS - 1)
  const order = [
    ...murders.slice(1),
    ...spare.slice(0, SURE_MURDER - MURDERS + 1),
    murders[0],
    ...spare.slice(SURE_MURDER - MURDERS + 1),
  ]
  const players = SEATING.slice(0, seats).map((character, seat) => ({
    character,
    at: 'black_market',
    pounds: 12,
    silver: { [1 + (seat % 2)]: 1 },
    weapons: { [ARMS[seat % ARMS.length]]: 1 },
    ...(seat > 1 ? { shown: true, line: { 1: 'role' } } : { hand: { [seat === 0 ? 'alibi' : 'wages']: 1 } }),
  }))
  const read = game.notation.position({
    options: { ...options, characters: 'assigned' },
    seats,
    state: 'event',
    round: order.length + 2,
    events: Object.fromEntries(order.map((event, i) => [i + 2, event])),
    armouryDiscard: { vitriol: 1 },
    players: Object.fromEntries(players.entries()),
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** The points that games come to from each beginning; between them every point there is. */
const MET: { readonly [from in Beginning]: readonly State[] } = {
  start: STATES.filter(state => !['lose', 'place', 'sell', 'price', 'clue'].includes(state)),
  'last-round': ['act', 'showing', 'over'],
  'known-jack': ['act', 'side', 'showing', 'over'],
  market: ['lose', 'place', 'sell', 'price', 'buy', 'clue', 'market-window', 'arrest-window', 'showing', 'over'],
}

const violations = examineGame(
  { ...game, start },
  {
    seed,
    games,
    density: beginning === 'last-round' ? 0.3 : 0.1,
    /** 21 rounds of eight turns, each with all that a hand, a walk and a decision can bring. */
    bound: 20_000,
    secrets: beginning === 'start' ? [jack] : [],
    points: { of: p => game.view(p, 'public').state, met: MET[beginning] },
    optionSets: [
      {},
      { characters: 'assigned', absinthe: 'off', exchangeGifts: 'on', wornRope: 'breaks', suspect: 'stays' },
      { characters: 'pick', passFullSpace: 'on', accompliceCap: 'none', scalpelImpact: '2', dealAt8: '1+3' },
      { prisonTwoCards: 'prisoners', abberlineHand: 'unlimited', offersPerTurn: 1, windows: 'orders', deadChat: 'off' },
    ],
  },
)
parentPort?.postMessage(violations)
