/**
 * Fits a Mr. Jack title's `weights.ts` in `packages/bots`: plays games of quick searching bots with each other and with
 * greedy ones, notes the features of Jack's true character at every round's end, and regresses the results on them.
 *   node bench/fit-prospects.ts <title> <games> <seed>
 */
import { type Agent, playMatch } from '@gaslight/bots'
import { completeOptions, popcount } from '@gaslight/core'
import { ALL_PIECES, type JackPosition } from '@gaslight/jack-family'
import { searching } from '../packages/bots/jack-family/inspector.ts'
import { CROWD, chance, featuresOf, type Prospect } from '../packages/bots/jack-family/prospects.ts'
import { agentOf, PLAYED_IDS, playedBy } from '../packages/bots/jack-family/testing.ts'

interface Sample {
  readonly features: readonly number[]
  readonly won: number
}

const [title, games, seed] = process.argv.slice(2)
const id = PLAYED_IDS.find(known => known === title)
if (id === undefined) throw new Error(`no title ${title}`)
const played = playedBy(id)
const survey = played.title.survey()
const QUICK: Agent = searching(played.title, 'quick', [
  [6, [3, 2]],
  [8, [4]],
  [12, []],
  [24, []],
])
const GREEDY = agentOf(id, 'greedy')
/** Who plays whom, Jack first: against their own kind alone they would learn to trust it. */
const PAIRINGS: readonly (readonly [Agent, Agent])[] = [
  [QUICK, QUICK],
  [QUICK, GREEDY],
  [QUICK, QUICK],
  [GREEDY, QUICK],
]
/** Pulls weights that the data says little about towards 0. */
const RIDGE = 1e-3

const samples = play(Number(games), Number(seed))
console.error(
  `${samples.length} samples of ${games} games, Jack wins ${(mean(samples.map(s => s.won)) * 100).toFixed(1)} %`,
)
const weights = fit(samples)
console.error(`loss ${loss(samples, weights).toFixed(4)}`)
console.log(weights.map(weight => Number(weight.toFixed(3))).join(', '))

function play(games: number, seed: number): Sample[] {
  const options = completeOptions(played.game.options, {})
  if (!options.ok) throw new Error(options.error)
  const samples: Sample[] = []
  for (let game = 0; game < games; game++) {
    const { start, decisions, outcome } = playMatch({
      game: played.game,
      options: options.value,
      agents: PAIRINGS[game % PAIRINGS.length],
      chanceSeed: [seed, game],
      choiceSeed: [seed, game],
      clock: () => 0,
      onDecide: () => {},
    })
    const won = outcome.winners.includes(0) ? 1 : 0
    const p = start.clone() as JackPosition
    for (const decision of decisions) {
      const { round } = p
      p.apply(decision)
      if (p.round === round || p.round < 2) continue
      const prospect = prospectOf(p)
      // Whoever can leave at once does: nothing to learn.
      if (!prospect.ready || prospect.round % 2 === 1) samples.push({ features: featuresOf(prospect), won })
    }
  }
  return samples
}

/** Of Jack's true character, at the start of a round. */
function prospectOf(p: JackPosition): Prospect {
  const even = (p.round & 1) === 0
  const cards = even ? p.revealed : ALL_PIECES
  const own = 1 << p.jack
  survey.take(p, cards)
  const company = popcount(p.suspects & ~p.detectiveAlibis)
  return {
    round: p.round,
    company,
    unseen: !p.witnessSeen,
    ready: !p.witnessSeen && played.title.leavers(p, own, cards) !== 0,
    held: even && (cards & own) !== 0,
    hunted: company < CROWD ? survey.hunting(p, p.jack) : 0,
  }
}

/** Logistic regression by Newton's method. */
function fit(samples: readonly Sample[]): number[] {
  const size = samples[0].features.length
  const weights = new Array<number>(size).fill(0)
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map(weight => -RIDGE * samples.length * weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE * samples.length : 0)))
    for (const { features, won } of samples) {
      const p = chance(features, weights)
      for (let i = 0; i < size; i++) {
        gradient[i] += (won - p) * features[i]
        for (let j = 0; j < size; j++) curvature[i][j] += p * (1 - p) * features[i] * features[j]
      }
    }
    for (const [i, step] of solve(curvature, gradient).entries()) weights[i] += step
  }
  return weights
}

function loss(samples: readonly Sample[], weights: readonly number[]): number {
  return mean(samples.map(({ features, won }) => -Math.log(Math.abs(1 - won - chance(features, weights)))))
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i]
      for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k]
    }
  const solution = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i][size]
    for (let k = i + 1; k < size; k++) rest -= rows[i][k] * solution[k]
    solution[i] = rest / rows[i][i]
  }
  return solution
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
