import { describe, expect, it } from 'vitest'
import { freestCorner } from './corner.ts'
import { WHOLE } from './zoom.ts'

describe('the buttons on a map', () => {
  const room = { x: 0.4, y: 0.2 }

  it.each([
    ['nothing can be chosen', [], 'south-east'],
    ['only other places can be chosen', [{ x: 0.5, y: 0.5 }], 'south-east'],
    ['a place lies under them', [{ x: 0.9, y: 0.9 }], 'north-east'],
    [
      'a place lies in either corner in the east',
      [
        { x: 0.9, y: 0.9 },
        { x: 0.9, y: 0.1 },
      ],
      'north-west',
    ],
    ['every corner has places', [0.1, 0.9].flatMap(x => [0.1, 0.9, 0.95].map(y => ({ x, y }))), 'north-east'],
  ] as const)('lie over as little as they can: %s', (_, places, corner) => {
    expect(freestCorner(WHOLE, places, room)).toBe(corner)
  })

  it('know what lies beyond the window of an enlarged map', () => {
    const near = { scale: 2, x: 0, y: 0 }
    expect(freestCorner(near, [{ x: 0.9, y: 0.9 }], room)).toBe('south-east')
    expect(freestCorner(near, [{ x: 0.45, y: 0.45 }], room)).toBe('north-east')
  })
})
