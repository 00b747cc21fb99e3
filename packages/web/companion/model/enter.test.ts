import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { begin, type Course, type Side } from './course.ts'
import { enter } from './enter.ts'
import { EVERYTHING, said, type Table, table } from './testing.ts'

/** Enters all that was said, and gives every course beside the position at the table. */
function* followed(at: Table, side: Side) {
  let course = begin({ side, options: at.options, seats: at.seats })
  for (const { entry, position } of said(at, side)) {
    const next = enter(course, entry)
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`)
    course = next.value.course
    yield { course, position, entry }
  }
}

/** Apart from what is shown to all at the end, and what is entered a moment later. */
function comparable(view: WhitechapelView, { due }: Course): Partial<WhitechapelView> {
  const { hideout: _, nights, women, tokens, wretched, policemen, audience: __, ...rest } = view
  const logs = Object.fromEntries(Object.entries(nights).map(([night, { row: _, ...log }]) => [night, log]))
  return { ...rest, nights: logs, ...(due === null ? { tokens, wretched, policemen } : {}) }
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
