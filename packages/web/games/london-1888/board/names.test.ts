import { type EventId, LOCATIONS, type SpaceId } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { type Standing, slotsOf } from './layout.ts'
import { placeOfName } from './names.ts'
import { locationRow, placeOf } from './places.ts'

const NOTHING = { standing: [], events: {} }

/** So many pawns on a space. */
function pawnsOn(space: SpaceId, count = 1): readonly Standing[] {
  const { slots, scale } = slotsOf(count, space)
  return slots.map((offset, i) => ({ key: `${i}`, space, pawn: 'lusk', offset, scale }))
}

describe('the name of a location', () => {
  it('stands below its building', () => {
    const { x, y } = locationRow('church')
    const place = placeOfName('church', ['Church'], NOTHING)
    expect([place.x, place.y > y]).toEqual([x, true])
  })

  it('gives way to a pawn at any of its doors, wherever there is room beside it', () => {
    for (const location of LOCATIONS)
      for (const door of locationRow(location).doors) {
        const pawn = placeOf(door)
        const place = placeOfName(location, ['Church'], { ...NOTHING, standing: pawnsOn(door) })
        const covered = Math.abs(pawn.x - place.x) < 6 * 3.8 + 10 && Math.abs(pawn.y - place.y) < 7 + 10
        expect([location, door, covered]).toEqual([location, door, false])
      }
  })

  it('gives way to the sign of a murder, and to pawn and murder at once', () => {
    const events: { readonly [round: number]: EventId } = { 2: 'murder_nichols' }
    const lines = ["Lusk's", 'Residence']
    const usual = placeOfName('lusk_home', lines, NOTHING)
    const beside = placeOfName('lusk_home', lines, { standing: [], events })
    const site = placeOf('H72b')
    expect(beside).not.toEqual(usual)
    const both = placeOfName('lusk_home', lines, { standing: pawnsOn('H72a'), events })
    for (const place of [beside, both]) {
      const isCovered = Math.abs(place.x - site.x) < 34 + 10 && Math.abs(place.y - site.y) < 14 + 10
      expect(isCovered).toBe(false)
    }
  })

  it('gives way to the pawns in its own building, however many stand there', () => {
    for (const location of LOCATIONS)
      for (const count of [1, 3, 8]) {
        const standing = pawnsOn(location, count)
        const place = placeOfName(location, ['Police', 'Station'], { ...NOTHING, standing })
        for (const { offset, scale } of standing) {
          const middle = placeOf(location)
          const [dx, dy] = [middle.x + offset.x * 0.54 - place.x, middle.y + offset.y * 0.54 - place.y]
          const isCovered = Math.abs(dx) < 26 + 14 * scale - 2 && Math.abs(dy) < 14 + 14 * scale - 2
          expect([location, count, isCovered]).toEqual([location, count, false])
        }
      }
  })
})
