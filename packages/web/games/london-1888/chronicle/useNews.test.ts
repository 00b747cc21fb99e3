import { london1888 as game } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { newsFrom } from './useNews.ts'

/** What the others did in the first turns of a game, as one who has decided nothing follows it. */
function followed(decisions: number) {
  const moments = []
  let walks = 0
  for (const { position, decision } of turns(3, 5)) {
    const after = position.clone()
    after.apply(decision)
    const event = game.event(position, decision, after, 'public')
    if (event === null) continue
    const { kind } = game.decode(position, decision)
    if (kind === 'walk') walks++
    moments.push({ event: { n: 1, link: '', ...event, effects: [] }, view: game.view(after, 'public'), kind })
    if (moments.length === decisions) break
  }
  const options = Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]))
  return { start: game.view(game.start(options as Parameters<typeof game.start>[0], 5), 'public'), moments, walks }
}

it('counts what others did, but not what nobody would look for: draws, passes, the ends of turns', () => {
  const { start, moments, walks } = followed(60)
  const ends = moments.filter(({ kind }) => kind === 'end' || kind === 'pass').length
  expect(ends).toBeGreaterThan(0)
  expect(newsFrom({ start, moments }, 0)).toBeGreaterThanOrEqual(walks)
  expect(newsFrom({ start, moments }, 0)).toBeLessThanOrEqual(moments.length - ends)
})

it('counts nothing of what has been seen', () => {
  const { start, moments } = followed(60)
  const all = newsFrom({ start, moments }, 0)
  const counts = moments.map((_, at) => newsFrom({ start, moments }, at + 1))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(all).toBeGreaterThan(counts[30])
  expect(counts.at(-1)).toBe(0)
})
