import { completeOptions, Sfc32 } from '@gaslight/core'
import { COLOURS, OPTIONS } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { beginningOf, SOME_HIDEOUT, startOf, type Told } from './beginning.ts'

const TYPED = [
  '',
  '65',
  '65 66',
  '0',
  '196',
  '1000',
  'x',
  'x41',
  '41',
  'x235',
  '21, 27',
  '12, 12',
  '-3',
  '3.5',
  'here',
] as const

test('whatever a form says of a later night begins it, or is refused with a reason that every language tells', () => {
  const rng = new Sfc32(1888)
  const any = <T>(items: readonly T[]) => items[rng.below(items.length)]
  const likely = <T>(right: T, wrong: () => T) => (rng.below(5) > 0 ? right : wrong())
  const reasons = new Set<string>()
  for (let n = 0; n < 2000; n++) {
    const night = any([2, 3, 4] as const)
    const given = completeOptions(OPTIONS, { catchMe: rng.below(2) === 0 })
    if (!given.ok) throw new Error(given.error)
    const told: Told = {
      night,
      scenes: Array.from({ length: night - 1 }, (_, i) => likely(i === 2 ? '101 102' : `${20 + i}`, () => any(TYPED))),
      heads: Array.from({ length: night - 1 }, (_, i) => likely(COLOURS[i], () => any(COLOURS))),
      policemen: Object.fromEntries(COLOURS.map((colour, i) => [colour, likely(`x${i + 1}`, () => any(TYPED))])),
      hideout: likely('90', () => any(TYPED)),
    }
    const from = beginningOf(told)
    const read = startOf(given.value, 2, from, from.hideout ?? SOME_HIDEOUT)
    if (!read.ok) expect(read.error.illegal, `${JSON.stringify(told)}: ${read.error.message}`).toBeDefined()
    reasons.add(read.ok ? 'sound' : (read.error.illegal?.reason ?? ''))
  }
  expect([...reasons].sort()).toEqual([
    'head-drawn',
    'hideout-near-red',
    'hideout-red',
    'police-occupied',
    'scene-count',
    'sound',
    'unknown-circle',
    'unknown-crossing',
  ])
})
