import { DecisionList, Sfc32 } from '@gaslight/core'
import { expect, test } from 'vitest'
import { lettersFromWhitechapel as game } from './game.ts'
import { lapse } from './lapse.ts'

const options = Object.fromEntries(game.options.map(field => [field.key, field.default]))

/** A game in which every seat lets its time run out, and how often each kind of decision came. */
function lapsing(seed: number): Map<string, number> {
  const rng = new Sfc32(30, seed)
  const list = new DecisionList()
  const kinds = new Map<string, number>()
  const p = game.start(options, 2 + (seed % 5))
  for (let count = 0; p.turn().kind !== 'over'; count++) {
    expect(count).toBeLessThan(5_000)
    const turn = p.turn()
    p.legal(list)
    const next = turn.kind === 'chance' ? p.draw(rng) : (game.forced(p) ?? lapse(p, rng))
    expect(list.has(next)).toBe(true)
    if (turn.kind === 'seat') {
      const { kind } = game.decode(p, next)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    p.apply(next)
  }
  return kinds
}

test('seats whose time has run out come to an end, and leave undone what may be', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const kinds = lapsing(seed)
    expect(kinds.get('move')).toBeGreaterThan(0)
    for (const kind of ['arrest', 'search', 'coach', 'alley'])
      expect([kind, kinds.get(kind)]).toEqual([kind, undefined])
  }
})

test('where Jack goes then is drawn, so that nobody can conclude from it where he was', () => {
  const rng = new Sfc32(31)
  const list = new DecisionList()
  const p = game.start(options, 2)
  const hideouts = new Set<number>()
  while (p.turn().kind === 'chance') p.apply(p.draw(rng))
  p.legal(list)
  for (let i = 0; i < 50; i++) hideouts.add(lapse(p, rng))
  expect(hideouts.size).toBeGreaterThan(10)
})
