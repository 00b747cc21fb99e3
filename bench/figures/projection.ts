import { playMatch } from '@gaslight/bots'
import { type Audience, completeOptions, diff } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { agentOf } from '../bots.ts'
import { type FigureGroup, quantile, sized } from '../figure.ts'

const AUDIENCES: readonly Audience[] = [0, 1, 'public']

/** What it costs to tell one audience of one decision, and how many bytes that is on the wire. */
export const projection: FigureGroup = {
  name: 'projection',
  async *measure(extent) {
    const games = sized(extent, { quick: 5, usual: 100, full: 400 })
    const projected: number[] = []
    const patched: number[] = []
    const bytes: number[] = []
    for (let seed = 0; seed < games; seed++) {
      const { start, decisions } = greedyGame(seed)
      const before = start.clone()
      const after = start.clone()
      for (const [i, decision] of decisions.entries()) {
        after.apply(decision)
        for (const audience of AUDIENCES) {
          const old = mrJack.view(before as Start, audience)
          const from = performance.now()
          const view = mrJack.view(after as Start, audience)
          const event = mrJack.event(before as Start, decision, after as Start, audience)
          const middle = performance.now()
          const patch = diff(old, view)
          const to = performance.now()
          if (event === null) continue
          projected.push((middle - from) * 1000)
          patched.push((to - from) * 1000)
          const effects = event.effects.length > 0 ? { effects: event.effects } : {}
          bytes.push(
            JSON.stringify({ n: i + 1, by: event.by, text: event.text, ...effects, patch, link: '01234567' }).length,
          )
        }
        before.apply(decision)
      }
    }
    const note = `${projected.length} events of ${games} games between greedy bots, for both seats and the public`
    yield { name: 'projection.time', value: quantile(projected, 0.5), unit: 'µs, median', budget: { atMost: 20 }, note }
    yield { name: 'projection.time-p99', value: quantile(projected, 0.99), unit: 'µs, p99' }
    yield { name: 'projection.time-with-patch', value: quantile(patched, 0.5), unit: 'µs, median' }
    yield {
      name: 'projection.bytes',
      value: quantile(bytes, 0.5),
      unit: 'bytes an event, median',
      budget: { atMost: 300 },
    }
    yield { name: 'projection.bytes-p99', value: quantile(bytes, 0.99), unit: 'bytes an event, p99' }
  },
}

type Start = ReturnType<typeof mrJack.start>

function greedyGame(seed: number) {
  const options = completeOptions(mrJack.options, {})
  if (!options.ok) throw new Error(options.error)
  const greedy = agentOf('greedy')
  return playMatch({
    game: mrJack,
    options: options.value,
    agents: [greedy, greedy],
    chanceSeed: [seed, 0],
    choiceSeed: [seed, 0],
    clock: () => 0,
    onDecide: () => {},
  })
}
