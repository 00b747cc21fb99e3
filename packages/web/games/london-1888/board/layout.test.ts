import { CHARACTERS, LOCATIONS, STREET_LINKS, STREETS } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { gap, type Point } from '../../../board-kit/point.ts'
import { PAWN, slotsOf, standingIn } from './layout.ts'
import { placeOf } from './places.ts'
import { sizesAt } from './sizes.ts'
import { START, withPlayers } from './testing.ts'

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

describe('pawns on one space', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i in a location lie apart and keep to its lot', count => {
    const { slots, scale } = slotsOf(count, 'pub')
    expect(slots).toHaveLength(count)
    for (const [a, b] of pairs(slots)) expect(gap(a, b)).toBeGreaterThanOrEqual(2 * PAWN * scale)
    // A lot is 96 drawing units wide; at this scale a pawn's radius is as many pixels as units.
    const reach = (sizesAt(1).token / PAWN) * Math.max(...slots.map(({ x }) => Math.abs(x) + PAWN * scale))
    expect(reach).toBeLessThanOrEqual(58)
  })

  test.each(['H62a', 'V52a', 'J62'])('two on the street space %s lie apart', space => {
    const [a, b] = slotsOf(2, space).slots
    expect(gap(a, b)).toBeGreaterThanOrEqual(2 * PAWN)
  })

  test('two characters and a blocking pawn lie apart', () => {
    const { slots, scale } = slotsOf(3, 'H62a')
    for (const [a, b] of pairs(slots)) expect(gap(a, b)).toBeGreaterThanOrEqual(2 * PAWN * scale)
  })
})

/** Where the pawns of a full street space stand, in drawing units, at a number of CSS pixels for one of them. */
function full(space: string, scale: number): readonly Point[] {
  const { x, y } = placeOf(space)
  const unit = sizesAt(scale).token / scale / PAWN
  return slotsOf(2, space).slots.map(slot => ({ x: x + slot.x * unit, y: y + slot.y * unit }))
}

describe('pawns on neighbouring spaces', () => {
  test.each([0.8, 1.2, 3])('hardly touch though each street space is full, at %d pixels for a unit', scale => {
    const radius = sizesAt(scale).token / scale
    for (const [a, b] of STREET_LINKS)
      for (const one of full(a, scale))
        for (const other of full(b, scale)) expect(gap(one, other), `${a} ${b}`).toBeGreaterThan(radius * 1.8)
  })
})

describe('the pawns of a scene', () => {
  test('are all there, each once, the southern ones last', () => {
    const scene = { ...START, protesters: ['H51b', 'H53b'], police: ['V62a'] }
    const standing = standingIn(scene)
    expect(standing.map(({ key }) => key).toSorted()).toEqual(
      [...CHARACTERS, 'protester H51b', 'protester H53b', 'police V62a'].toSorted(),
    )
    const ys = standing.map(({ space }) => placeOf(space).y)
    expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  })

  test('are without those who are removed', () => {
    const { at, ...gone } = START.players[0]
    const standing = standingIn({ ...START, players: { ...START.players, 0: gone } })
    expect(standing.some(({ pawn }) => pawn === 'abberline')).toBe(false)
  })

  test('share a location in the order of the characters', () => {
    const scene = withPlayers(START, Object.fromEntries(CHARACTERS.map(name => [name, 'bank'])))
    expect(standingIn(scene).map(({ pawn }) => pawn)).toEqual([...CHARACTERS])
  })
})

test('every space has its place on the board', () => {
  for (const space of [...STREETS.map(([id]) => id), ...LOCATIONS]) {
    const { x, y } = placeOf(space)
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(960)
    expect(y).toBeGreaterThan(40)
    expect(y).toBeLessThan(640)
  }
})
