import { describe, expect, test } from 'vitest'
import { pointsExpected } from './fate.ts'
import { huntWith } from './testing.ts'

const JACK = 1
const ABBERLINE = 0
const FIRST_TO_MOVE = { turn: 0, holder: 0, starter: 0 }

describe('the points that a seat can expect once Jack is known', () => {
  const expected = (players: Parameters<typeof huntWith>[1], seat = JACK) =>
    pointsExpected(huntWith(JACK, players, FIRST_TO_MOVE), seat)
  const far = { 0: { at: 'scotland_yard' }, 1: { at: 'pub' } }

  test('fall for Jack, and rise for a hunter, where the police are beside him and move first', () => {
    const beside = { ...far, 0: { at: 'pub' } }
    expect(expected(beside)).toBeLessThan(expected(far) - 1)
    expect(expected(beside, ABBERLINE)).toBeGreaterThan(expected(far, ABBERLINE))
  })

  test('fall with his Life, and with the police on the other side', () => {
    expect(expected({ ...far, 1: { at: 'pub', life: 1 } })).toBeLessThan(expected(far))
    expect(expected({ ...far, 0: { at: 'scotland_yard', side: 'accomplice' } })).toBeGreaterThan(expected(far))
  })

  test('are an accomplice’s as they are Jack’s, and hang on nothing that lies hidden', () => {
    const withHand = (card: string) => ({
      ...far,
      0: { at: 'scotland_yard', side: 'accomplice' },
      1: { at: 'pub', hand: { [card]: 1 } },
    })
    expect(expected(withHand('rope'), ABBERLINE)).toBe(expected(withHand('rope')))
    expect(expected(withHand('rope'))).toBe(expected(withHand('wages')))
  })
})
