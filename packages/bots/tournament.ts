import { type Game, type Options, Sfc32 } from '@gaslight/core'
import type { Agent } from './agent.ts'
import { playMatch } from './match.ts'

export interface TournamentSetup {
  /** One that counts points. */
  readonly game: Game
  readonly options: Options
  readonly seats: number
  readonly a: Agent
  readonly b: Agent
  /** Rounded up to whole pairs: the seats are shuffled between the two, and change hands in the second, on the same chance. */
  readonly games: number
  readonly seed: number
  /** Seconds, from any start. */
  readonly clock: () => number
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly lo: number
  readonly hi: number
}

export interface Standing {
  readonly bot: string
  /** Points a game and seat. */
  readonly points: Mean
}

export interface TournamentResult {
  readonly game: string
  readonly games: number
  readonly seats: number
  /** In the same seats: each was held by both. */
  readonly standings: readonly [a: Standing, b: Standing]
  /** The points of `a` to those of `b`, by bootstrap over pairs; null where `b` has none. */
  readonly ratio: Mean | null
  /** How many games ended in which way. */
  readonly endings: { readonly [reason: string]: number }
  /** The mean over calls of `decide`, and the 95th of a hundred. */
  readonly secondsPerDecision: { readonly [level: string]: { readonly mean: number; readonly p95: number } }
}

/** Two agents at tables of many: points are what counts where three and more sides meet, and they are not equal. */
export function tournament(setup: TournamentSetup): TournamentResult {
  const { game, seats, a, b } = setup
  const pairs = Math.ceil(setup.games / 2)
  const own: number[] = []
  const others: number[] = []
  const endings = new Map<string, number>()
  const spent = new Map<string, number[]>()
  for (let pair = 0; pair < pairs; pair++) {
    const held = halfOf(seats, new Sfc32(setup.seed, pair, 1))
    let forA = 0
    let forB = 0
    for (const swapped of [false, true]) {
      const isA = (seat: number) => held.has(seat) !== swapped
      const { points, reason } = played(setup, pair, isA, spent)
      for (const [seat, won] of points.entries())
        if (isA(seat)) forA += won
        else forB += won
      endings.set(reason, (endings.get(reason) ?? 0) + 1)
    }
    own.push(forA / seats)
    others.push(forB / seats)
  }
  return {
    game: game.id,
    games: 2 * pairs,
    seats,
    standings: [
      { bot: a.level, points: meanOf(own) },
      { bot: b.level, points: meanOf(others) },
    ],
    ratio: ratioOf(own, others, new Sfc32(setup.seed, pairs, 2)),
    endings: Object.fromEntries([...endings].toSorted(([, one], [, other]) => other - one)),
    secondsPerDecision: Object.fromEntries([...spent].map(([level, seconds]) => [level, summaryOf(seconds)])),
  }
}

/** Half the seats; of an odd number one more or one less. */
function halfOf(seats: number, rng: Sfc32): ReadonlySet<number> {
  const free = Array.from({ length: seats }, (_, seat) => seat)
  const held = new Set<number>()
  const size = seats % 2 === 0 ? seats / 2 : (seats - 1) / 2 + rng.below(2)
  while (held.size < size) held.add(free.splice(rng.below(free.length), 1)[0])
  return held
}

function played(
  setup: TournamentSetup,
  pair: number,
  isA: (seat: number) => boolean,
  spent: Map<string, number[]>,
): { readonly points: readonly number[]; readonly reason: string } {
  const { game, seats, seed } = setup
  if (game.points === undefined) throw new Error(`${game.id} counts no points`)
  const { end, outcome } = playMatch({
    game,
    options: setup.options,
    agents: Array.from({ length: seats }, (_, seat) => (isA(seat) ? setup.a : setup.b)),
    chanceSeed: [seed, pair],
    choiceSeed: [seed, 2 * pair + (isA(0) ? 0 : 1)],
    clock: setup.clock,
    onDecide(agent, seconds) {
      const known = spent.get(agent.level) ?? []
      known.push(seconds)
      spent.set(agent.level, known)
    },
  })
  return { points: game.points(end), reason: outcome.reason }
}

const Z = 1.959963984540054

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  const half = Z * Math.sqrt(variance / values.length)
  return { mean, lo: mean - half, hi: mean + half }
}

const RESAMPLES = 2000

/** B. Efron's bootstrap (1979): whole pairs are drawn again, since both games of a pair are dealt alike. */
function ratioOf(own: readonly number[], others: readonly number[], rng: Sfc32): Mean | null {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  if (total(others) === 0) return null
  const ratios: number[] = []
  for (let i = 0; i < RESAMPLES; i++) {
    let ours = 0
    let theirs = 0
    for (let k = 0; k < own.length; k++) {
      const drawn = rng.below(own.length)
      ours += own[drawn]
      theirs += others[drawn]
    }
    ratios.push(theirs === 0 ? Number.POSITIVE_INFINITY : ours / theirs)
  }
  ratios.sort((one, other) => one - other)
  const at = (share: number) => ratios[Math.floor(share * (RESAMPLES - 1))]
  return { mean: total(own) / total(others), lo: at(0.025), hi: at(0.975) }
}

function summaryOf(seconds: number[]): { readonly mean: number; readonly p95: number } {
  seconds.sort((one, other) => one - other)
  const mean = seconds.reduce((sum, second) => sum + second, 0) / seconds.length
  return { mean, p95: seconds[Math.floor(0.95 * (seconds.length - 1))] }
}
