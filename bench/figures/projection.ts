import { playMatch } from '@gaslight/bots'
import { type Audience, diff, type Game } from '@gaslight/core'
import { agentOf } from '../bots.ts'
import { type Extent, type Figure, type FigureGroup, quantile, sized } from '../figure.ts'
import { defaultsOf, MEASURED } from '../games.ts'

const AUDIENCES: readonly Audience[] = [0, 1, 'public']

/** What it costs to tell one audience of one decision, and how many bytes that is on the wire. */
export const projection: FigureGroup = {
  name: 'projection',
  async *measure(extent) {
    for (const { game } of MEASURED) yield* figures(game, extent)
  },
}

function* figures(game: Game, extent: Extent): Generator<Figure> {
  const games = sized(extent, { quick: 5, usual: 100, full: 400 })
  const projected: number[] = []
  const patched: number[] = []
  const bytes: number[] = []
  for (let seed = 0; seed < games; seed++) {
    const { start, decisions } = greedyGame(game, seed)
    const before = start.clone()
    const after = start.clone()
    for (const [i, decision] of decisions.entries()) {
      after.apply(decision)
      for (const audience of AUDIENCES) {
        const old = game.view(before, audience)
        const from = performance.now()
        const view = game.view(after, audience)
        const event = game.event(before, decision, after, audience)
        const middle = performance.now()
        const patch = diff(old, view)
        const to = performance.now()
        if (event === null) continue
        projected.push((middle - from) * 1000)
        patched.push((to - from) * 1000)
        const effects = event.effects.length > 0 ? { effects: event.effects } : {}
        const wire = { n: i + 1, by: event.by, text: event.text, ...effects, patch, link: '01234567' }
        bytes.push(JSON.stringify(wire).length)
      }
      before.apply(decision)
    }
  }
  const name = `projection.${game.id}`
  const note = `${projected.length} events of ${games} games between greedy bots, for two seats and the public`
  yield { name: `${name}.time`, value: quantile(projected, 0.5), unit: 'µs, median', budget: { atMost: 20 }, note }
  yield { name: `${name}.time-p99`, value: quantile(projected, 0.99), unit: 'µs, p99' }
  yield { name: `${name}.time-with-patch`, value: quantile(patched, 0.5), unit: 'µs, median' }
  yield {
    name: `${name}.bytes`,
    value: quantile(bytes, 0.5),
    unit: 'bytes an event, median',
    budget: { atMost: 300 },
  }
  yield { name: `${name}.bytes-p99`, value: quantile(bytes, 0.99), unit: 'bytes an event, p99' }
}

function greedyGame(game: Game, seed: number) {
  const greedy = agentOf(game.id, 'greedy')
  return playMatch({
    game,
    options: defaultsOf(game),
    agents: Array.from({ length: game.seats.min }, () => greedy),
    chanceSeed: [seed, 0],
    choiceSeed: [seed, 0],
    clock: () => 0,
    onDecide: () => {},
  })
}
