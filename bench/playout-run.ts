import { type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import { defaultsOf, measuredOf } from './games.ts'

/** What this script prints when it is done. */
export interface Playouts {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly meanDecisions: number
  /** Games that are played without the decisions that end most of them early, where there are such. */
  readonly whole?: { readonly gamesPerSecond: number; readonly meanDecisions: number }
}

const [id, duration, seats] = process.argv.slice(2)
const { game, ending } = measuredOf(id)
const start = game.start(defaultsOf(game), Number(seats))
const position = start.clone()
const legal = new DecisionList()
const rng = new Sfc32(1888)

function choose(): Decision {
  position.legal(legal)
  return legal.at(rng.below(legal.length))
}

function chooseButEndings(): Decision {
  let decision = choose()
  while (game.decode(position, decision).kind === ending) decision = legal.at(rng.below(legal.length))
  return decision
}

/** Plays one game and answers with its number of decisions, chance included. */
function play(decide: () => Decision): number {
  position.copyFrom(start)
  for (let n = 0; ; n++) {
    const { kind } = position.turn()
    if (kind === 'over') return n
    position.apply(kind === 'chance' ? position.draw(rng) : decide())
  }
}

function run(seconds: number, decide: () => Decision) {
  const from = performance.now()
  let games = 0
  let decisions = 0
  while (performance.now() - from < seconds * 1000)
    for (let i = 0; i < 64; i++) {
      decisions += play(decide)
      games++
    }
  const elapsed = (performance.now() - from) / 1000
  return { games: games / elapsed, decisions: decisions / elapsed, mean: decisions / games }
}

const seconds = Number(duration)
run(seconds / 5, choose)
// What was made before is not counted.
globalThis.gc?.()
console.log('measuring')
const uniform = run(seconds, choose)
console.log('measured')
const whole = ending === undefined ? null : run(seconds / 3, chooseButEndings)
const playouts: Playouts = {
  gamesPerSecond: uniform.games,
  decisionsPerSecond: uniform.decisions,
  meanDecisions: uniform.mean,
  ...(whole === null ? {} : { whole: { gamesPerSecond: whole.games, meanDecisions: whole.mean } }),
}
console.log(`result ${JSON.stringify(playouts)}`)
