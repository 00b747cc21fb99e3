import { levelsOf, playMatch } from '@gaslight/bots'
import type { Game } from '@gaslight/core'
import { agentOf } from '../bots.ts'
import { type Extent, type Figure, type FigureGroup, quantile, sized } from '../figure.ts'
import { defaultsOf, MEASURED } from '../games.ts'

/** Milliseconds that a level may think: its median is promised for the strongest, its worst for the others. */
const PROMISES: { readonly [level: string]: { readonly q: number; readonly ms: number; readonly of: string } } = {
  random: { q: 1, ms: 250, of: 'worst' },
  greedy: { q: 1, ms: 250, of: 'worst' },
  inspector: { q: 0.95, ms: 1000, of: 'p95' },
}

/** How long each level thinks over a decision, which carries its plan up to whatever informs it, against itself. */
export const botTimes: FigureGroup = {
  name: 'bot-times',
  async *measure(extent) {
    for (const { game } of MEASURED) for (const level of levelsOf(game.id)) yield* figures(game, level, extent)
  },
}

function* figures(game: Game, level: string, extent: Extent): Generator<Figure> {
  const games =
    level === 'inspector'
      ? sized(extent, { quick: 2, usual: 10, full: 40 })
      : sized(extent, { quick: 5, usual: 50, full: 200 })
  const agent = agentOf(game.id, level)
  const times: number[] = []
  for (let seed = 0; seed < games; seed++)
    playMatch({
      game,
      options: defaultsOf(game),
      agents: Array.from({ length: game.seats.min }, () => agent),
      chanceSeed: [seed, 0],
      choiceSeed: [seed, 0],
      clock: () => performance.now(),
      onDecide: (_, ms) => times.push(ms),
    })
  const name = `bot-times.${game.id}.${level}`
  const note = `${times.length} decisions in ${games} games`
  yield { name, value: quantile(times, 0.5), unit: 'ms, median', note }
  const promise = PROMISES[level]
  if (promise === undefined) return
  const value = quantile(times, promise.q)
  yield { name: `${name}-${promise.of}`, value, unit: `ms, ${promise.of}`, budget: { atMost: promise.ms }, note }
}
