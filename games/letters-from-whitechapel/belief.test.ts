import { describe, expect, test } from 'vitest'
import { circlesOf, facts, nightOf } from './belief-testing.ts'

describe('15.3: rows that fit, possible locations', () => {
  test.each([
    ['H43', 'murder 65\nnormal x78 x58 x101 x89 x138\nnormal x88 x15 x78 x114 x174', 7, [48, 49, 62, 64, 80, 98]],
    [
      'H44',
      `murder 27
       coach x38 x39 x58 x138 x165
       46-
       44+
       normal x51 x22 x69 x117 x127
       26-
       7+`,
      9,
      [1, 6, 7, 24, 25, 44],
    ],
    [
      'H45',
      `murder 84
       normal x89 x41 x46 x138 x165
       alley x78 x56 x70 x103 x167
       86+
       normal x102 x30 x90 x80 x207
       85+
       #86-`,
      9,
      [85, 99, 100, 101, 124, 126],
    ],
    [
      'H46',
      `murder 21
       normal x46 x41 x58 x135 x138
       20+
       normal x35 x54 x59 x111 x175
       normal x35 x65 x34 x100 x151`,
      7,
      [17, 18, 19, 20, 36, 38],
    ],
    [
      'H47',
      `murder 65
       normal x78 x58 x102 x89 x138
       80-
       62-
       82+
       normal x87 x44 x115 x65 x152
       #65-
       normal x124 x56 x114 x78 x176
       100-`,
      12,
      [48, 49, 62, 63, 64, 65, 82, 83, 99, 120],
    ],
  ])('%s', (_, text, rows, locations) => {
    const night = nightOf(facts(text))
    expect(night.rows()).toBe(rows)
    expect(circlesOf(night.here())).toEqual(locations)
  })
})
