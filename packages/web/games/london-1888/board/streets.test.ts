import { LOCATION_ROWS, PASSAGES, STREET_LINKS } from '@gaslight/london-1888'
import { expect, test } from 'vitest'
import { sizeOf } from '../../../board-kit/geometry.ts'
import { BLOCKS, OUTSIDE } from './blocks.ts'
import { DOORS } from './ground.ts'
import { lineAlong, stepBetween } from './lines.ts'
import { placeOf } from './places.ts'
import { PLOTS } from './plots.ts'
import { STREET_NAMES } from './street-names.ts'
import { LINES } from './streets.ts'

type Place = { readonly x: number; readonly y: number }

function contains(area: readonly Place[], { x, y }: Place): boolean {
  return area.reduce((inside, a, i) => {
    const b = area[(i + 1) % area.length] ?? a
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside
  }, false)
}

test('the streets part the town into 23 blocks and what lies around them', () => {
  expect(LINES).toHaveLength(STREET_LINKS.length)
  expect(BLOCKS).toHaveLength(23)
  expect(sizeOf(OUTSIDE.area)).toBeLessThan(0)
})

test('every location stands in one block, the Black Market in the docks, clear of the kerb', () => {
  for (const { id, x, y } of LOCATION_ROWS) {
    const plots = PLOTS.filter(({ kerb }) => contains(kerb, { x, y }))
    expect(plots, id).toHaveLength(1)
    for (const [dx, dy] of [
      [-34, 6],
      [34, 6],
      [0, 40],
    ] as const)
      expect(contains(plots[0]?.kerb ?? [], { x: x + dx, y: y + dy }), id).toBe(true)
  }
})

test('courts lie within their blocks', () => {
  for (const { kerb, court } of PLOTS) {
    expect(sizeOf(court)).toBeGreaterThan(0)
    expect(sizeOf(court)).toBeLessThan(sizeOf(kerb))
  }
})

test('36 doors lead from a street to a building', () => {
  expect(DOORS).toHaveLength(36)
  expect(new Set(DOORS.map(({ leaf }) => leaf)).size).toBe(36)
})

test('names are never upside down, and one stands on each stretch between two junctions', () => {
  expect(STREET_NAMES).toHaveLength(60)
  for (const { angle } of STREET_NAMES) {
    expect(angle).toBeGreaterThanOrEqual(-100)
    expect(angle).toBeLessThanOrEqual(45)
  }
})

test('a way runs through the places of its spaces, in a secret passage in a bow', () => {
  const { points, end } = lineAlong(['J62', 'V61b', 'pub'])
  expect(points).toEqual(['J62', 'V61b', 'pub'].map(placeOf))
  expect(end).toEqual(placeOf('pub'))
  const [a, b] = PASSAGES[0] ?? ['', '']
  expect(stepBetween(a, b).length).toBeGreaterThan(2)
  expect(stepBetween(a, b)[0]).toEqual(placeOf(a))
  expect(stepBetween(a, b).at(-1)).toEqual(placeOf(b))
})
