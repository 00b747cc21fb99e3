import { LOCATIONS } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { placeOfName } from './names.ts'
import { locationRow, placeOf } from './places.ts'

describe('the name of a location', () => {
  it('stands below its building', () => {
    const { x, y } = locationRow('church')
    const place = placeOfName('church', ['Church'], [])
    expect([place.x, place.y > y]).toEqual([x, true])
  })

  it('gives way to a pawn at any of its doors, wherever there is room beside it', () => {
    for (const location of LOCATIONS)
      for (const door of locationRow(location).doors) {
        const pawn = placeOf(door)
        const place = placeOfName(location, ['Church'], [door])
        const covered = Math.abs(pawn.x - place.x) < 6 * 3.8 + 10 && Math.abs(pawn.y - place.y) < 7 + 10
        expect([location, door, covered]).toEqual([location, door, false])
      }
  })
})
