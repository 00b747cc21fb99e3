import { type Game, type Options, Sfc32 } from '@gaslight/core'
import type { Agent } from './agent.ts'
import { playMatch } from './match.ts'
import { type Share, wilson } from './wilson.ts'

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
  /** Points a game and seat, by pairs. */
  readonly points: Mean
  /** The share of its seats that won, by pairs: those of one game win together. */
  readonly wins: Mean
}

/** `bot` in this seat, whoever holds the others. */
export interface TournamentCell extends Share {
  readonly seats: number
  readonly role: string
  readonly bot: string
  readonly against: string
  /** Points a game. */
  readonly points: Mean
}

/** Two games dealt alike, in which all seats have changed hands: points, and seats that won, of `a` and of `b`. */
export interface PairResult {
  readonly points: readonly [a: number, b: number]
  readonly wins: readonly [a: number, b: number]
}

export interface TournamentResult {
  readonly game: string
  readonly games: number
  readonly seats: number
  /** Each of both in each seat. */
  readonly cells: readonly TournamentCell[]
  /** In the same seats: each was held by both. */
  readonly standings: readonly [a: Standing, b: Standing]
  /** Points a game and seat by which `a` is ahead, by pairs. */
  readonly difference: Mean
  /** The points of `a` to those of `b`, by bootstrap over pairs; null where `b` has none. */
  readonly ratio: Mean | null
  readonly pairs: readonly PairResult[]
  /** How many games ended in which way. */
  readonly endings: { readonly [reason: string]: number }
  /** The mean over calls of `decide`, and the 95th of a hundred. */
  readonly secondsPerDecision: { readonly [level: string]: { readonly mean: number; readonly p95: number } }
}

/** Two agents at tables of many: points are what counts where three and more sides meet, and they are not equal. */
export function tournament(setup: TournamentSetup): TournamentResult {
  const { game, seats, a, b } = setup
  const pairs = Math.ceil(setup.games / 2)
  const results: PairResult[] = []
  const held = [a, b].map(() => Array.from({ length: seats }, (): SeatGame[] => []))
  const endings = new Map<string, number>()
  const spent = new Map<string, number[]>()
  for (let pair = 0; pair < pairs; pair++) {
    const half = halfOf(seats, new Sfc32(setup.seed, pair, 1))
    const points: [number, number] = [0, 0]
    const wins: [number, number] = [0, 0]
    for (const swapped of [false, true]) {
      const isA = (seat: number) => half.has(seat) !== swapped
      const { played, reason } = play(setup, pair, isA, spent)
      for (const [seat, game] of played.entries()) {
        const side = isA(seat) ? 0 : 1
        held[side][seat].push(game)
        points[side] += game.points
        wins[side] += game.won ? 1 : 0
      }
      endings.set(reason, (endings.get(reason) ?? 0) + 1)
    }
    results.push({ points, wins })
  }
  const perSeat = (value: (result: PairResult) => number) => meanOf(results.map(result => value(result) / seats))
  const standing = ({ level }: Agent, side: 0 | 1): Standing => ({
    bot: level,
    points: perSeat(({ points }) => points[side]),
    wins: perSeat(({ wins }) => wins[side]),
  })
  return {
    game: game.id,
    games: 2 * pairs,
    seats,
    cells: held.flatMap((bySeat, side) => {
      const names = side === 0 ? { bot: a.level, against: b.level } : { bot: b.level, against: a.level }
      return bySeat.map((games, seat) => ({ seats, role: game.roles[seat].id, ...names, ...cellOf(games) }))
    }),
    standings: [standing(a, 0), standing(b, 1)],
    difference: perSeat(({ points: [own, others] }) => own - others),
    ratio: ratioOf(results, new Sfc32(setup.seed, pairs, 2)),
    pairs: results,
    endings: Object.fromEntries([...endings].toSorted(([, one], [, other]) => other - one)),
    secondsPerDecision: Object.fromEntries([...spent].map(([level, seconds]) => [level, summaryOf(seconds)])),
  }
}

/** What one game brought to one seat. */
interface SeatGame {
  readonly points: number
  readonly won: boolean
}

function cellOf(games: readonly SeatGame[]): Share & { readonly points: Mean } {
  const wins = games.filter(({ won }) => won).length
  return { ...wilson(wins, games.length), points: meanOf(games.map(({ points }) => points)) }
}

/** Half the seats; of an odd number one more or one less. */
function halfOf(seats: number, rng: Sfc32): ReadonlySet<number> {
  const free = Array.from({ length: seats }, (_, seat) => seat)
  const held = new Set<number>()
  const size = seats % 2 === 0 ? seats / 2 : (seats - 1) / 2 + rng.below(2)
  while (held.size < size) held.add(free.splice(rng.below(free.length), 1)[0])
  return held
}

function play(
  setup: TournamentSetup,
  pair: number,
  isA: (seat: number) => boolean,
  spent: Map<string, number[]>,
): { readonly played: readonly SeatGame[]; readonly reason: string } {
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
  const played = game.points(end).map((points, seat) => ({ points, won: outcome.winners.includes(seat) }))
  return { played, reason: outcome.reason }
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
function ratioOf(results: readonly PairResult[], rng: Sfc32): Mean | null {
  const total = (side: 0 | 1) => results.reduce((sum, { points }) => sum + points[side], 0)
  if (total(1) === 0) return null
  const ratios: number[] = []
  for (let i = 0; i < RESAMPLES; i++) {
    let ours = 0
    let theirs = 0
    for (let k = 0; k < results.length; k++) {
      const { points } = results[rng.below(results.length)]
      ours += points[0]
      theirs += points[1]
    }
    ratios.push(theirs === 0 ? Number.POSITIVE_INFINITY : ours / theirs)
  }
  ratios.sort((one, other) => one - other)
  const at = (share: number) => ratios[Math.floor(share * (RESAMPLES - 1))]
  return { mean: total(0) / total(1), lo: at(0.025), hi: at(0.975) }
}

function summaryOf(seconds: number[]): { readonly mean: number; readonly p95: number } {
  seconds.sort((one, other) => one - other)
  const mean = seconds.reduce((sum, second) => sum + second, 0) / seconds.length
  return { mean, p95: seconds[Math.floor(0.95 * (seconds.length - 1))] }
}
