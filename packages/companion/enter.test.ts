import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import type { Beginning } from './beginning.ts'
import { believed } from './beliefs.ts'
import { begin, type Side } from './course.ts'
import { enter } from './enter.ts'
import { comparable, EVERYTHING, said, type Table, table } from './testing.ts'

/** Enters all that was said, and gives every course beside the position at the table. */
function* followed(at: Table, side: Side, from?: Beginning) {
  let course = begin({ side, options: at.options, seats: at.seats, ...(from === undefined ? {} : { from }) })
  const all = said(at, side)
  const first = from === undefined ? 0 : all.findIndex(({ position }) => position.night === from.night) + 1
  for (const { entry, position } of all.slice(first)) {
    const next = enter(course, entry)
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`)
    course = next.value.course
    yield { course, position, entry }
  }
}

const TABLES = [
  ['two players', 2, {}],
  ['four players, every optional rule', 4, EVERYTHING],
  ['six players, area arrests, catch me', 6, { areaArrests: true, catchMe: true, passing: 'forbidden' }],
] as const

describe.each(TABLES)('a game as it is said at the table: %s', (_, seats, options) => {
  it.each([1, 2, 3, 4])('the police have before them what everybody knows (game %i)', n => {
    const at = table(n, seats, options)
    for (const { course, position } of followed(at, 'police')) {
      const open = game.view(position, 'public')
      expect(comparable(course.view, course)).toEqual(comparable(open, course))
      expect(course.view.hideout).toBeUndefined()
      expect(Object.values(course.view.nights).some(log => log.row !== undefined)).toBe(false)
    }
  })

  it('what follows never rules out where Jack is, and his hideout, night after night', () => {
    const at = table(4, seats, options)
    for (const { course, position } of followed(at, 'police')) {
      if (course.due !== null || course.view.outcome !== undefined) continue
      const belief = believed(course)
      expect(belief.hideouts()).toContain(position.hideout)
      if (position.round > 0) expect(belief.locations()[position.location()]).toBeGreaterThan(0)
    }
  })

  it.each([1, 2, 3])('Jack has before him what he knows (game %i)', n => {
    const at = table(n, seats, options)
    for (const { course, position } of followed(at, 'jack')) {
      const own = game.view(position, 0)
      expect(comparable(course.view, course)).toEqual(comparable(own, course))
      expect(course.view.nights).toEqual(own.nights)
      expect(course.view.hideout).toBe(own.hideout)
    }
  })
})

describe('a sheet that begins in a later night', () => {
  /** What lies on the map when a night begins. */
  function beginning(at: Table, night: Beginning['night'], side: Side): Beginning {
    const begun = said(at, side).find(({ position }) => position.night === night)
    if (begun === undefined) throw new Error(`night ${night} was not reached`)
    const { scenes, policemen, nights, hideout } = game.view(begun.position, side === 'jack' ? 0 : 'public')
    const heads = Object.values(nights).flatMap(log => log.head ?? [])
    return {
      night,
      scenes,
      heads,
      policemen: policemen as Beginning['policemen'],
      ...(hideout === undefined ? {} : { hideout }),
    }
  }

  it.each([
    ['police', 2, 4],
    ['police', 3, 4],
    ['jack', 2, 4],
  ] as const)('of %s has before it what everybody knows from night %i on', (side, night, n) => {
    const at = table(n, 3, { rushing: true })
    let count = 0
    for (const { course, position } of followed(at, side, beginning(at, night, side))) {
      const { nights, ...own } = comparable(course.view, course)
      const { nights: all, ...known } = comparable(game.view(position, side === 'jack' ? 0 : 'public'), course)
      expect(own).toEqual(known)
      expect(nights?.[night]).toEqual(all?.[night])
      count++
    }
    expect(count).toBeGreaterThan(20)
  })
})
