import { Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import type { Colour } from './cast.ts'
import type { CrossingId } from './map.ts'
import { rowsOf } from './rows.ts'
import type { Answer, NightLog } from './view.ts'

/** The rows from which positions are sampled are all those that fit, and each is as likely (section 15.3). */

const at = (text: string) => text.split(' ') as CrossingId[]

function answers(
  ...told: readonly (readonly [round: number, by: Colour, kind: Answer['kind'], circle: number, yes: boolean])[]
) {
  return Object.fromEntries(
    told.map(([round, by, kind, circle, yes], i) => [i + 1, { round, by, kind, circles: [circle], yes }]),
  )
}

const H43: NightLog = {
  toc: 1,
  filled: 7,
  stood: { 1: at('x78 x58 x101 x89 x138'), 2: at('x88 x15 x78 x114 x174') },
}
const H44: NightLog = {
  toc: 1,
  filled: 8,
  special: { 6: 'coach', 7: 'coach' },
  stood: { 1: at('x38 x39 x58 x138 x165'), 2: at('x51 x22 x69 x117 x127') },
  answers: answers(
    [1, 'blue', 'search', 46, false],
    [1, 'blue', 'search', 44, true],
    [2, 'blue', 'search', 26, false],
    [2, 'blue', 'search', 7, true],
  ),
}
const H45: NightLog = {
  toc: 1,
  filled: 8,
  special: { 7: 'alley' },
  stood: {
    1: at('x89 x41 x46 x138 x165'),
    2: at('x78 x56 x70 x103 x167'),
    3: at('x102 x30 x90 x80 x207'),
  },
  answers: answers([2, 'brown', 'search', 86, true], [3, 'brown', 'search', 85, true], [3, 'red', 'arrest', 86, false]),
}

describe('rows that fit', () => {
  test.each([
    ['H43', 4, H43, 65, 7, '48 49 62 64 80 98'],
    ['H44', 2, H44, 27, 9, '1 6 7 24 25 44'],
    ['H45', 2, H45, 84, 9, '85 99 100 101 124 126'],
  ] as const)('%s: their number and their ends', (_, night, log, murder, rows, ends) => {
    const found = rowsOf(night, log, [murder]).ends
    expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBe(rows)
    expect([...found.keys()].sort((a, b) => a - b).join(' ')).toBe(ends)
  })

  test('each is drawn as often', () => {
    const rows = rowsOf(2, H44, [27])
    const rng = new Sfc32(44)
    const counts = new Map<string, number>()
    for (const [end, count] of rows.ends)
      for (let i = 0; i < 200 * count; i++) {
        const row = JSON.stringify(rows.draw(end, rng))
        counts.set(row, (counts.get(row) ?? 0) + 1)
      }
    expect(counts.size).toBe(9)
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  test('of night 3 both orders of the murders are possible (LW-36)', () => {
    const rows = rowsOf(3, { toc: 1, filled: 6 }, [3, 27])
    expect([...rows.ends]).toEqual([
      [3, 1],
      [27, 1],
    ])
    expect(rows.draw(3, new Sfc32(1))).toEqual({ 5: 27, 6: 3 })
  })
})
