import {
  type CircleNumber,
  type Entry,
  JOINED,
  movesBetween,
  NightBelief,
  rowOf,
} from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { CIRCLES } from './beliefs.ts'
import { total } from './entropy.ts'
import { habitually } from './habits.ts'
import { stepsTo } from './near.ts'

const MURDER = 65
const HIDEOUT = 90
/** In a corner of the map, away from the murder. */
const FAR = [230, 231, 232, 233, 234]
const HIDEOUTS = new Float64Array(CIRCLES)
HIDEOUTS[HIDEOUT] = 1

/** A night so many normal moves after the murder, of which nothing else is known. */
function nightAfter(moves: number): NightBelief {
  const night = new NightBelief([MURDER], 15)
  for (let i = 0; i < moves; i++) night.learn({ kind: 'entry', move: 'normal', stood: null })
  return night
}

/** By entry: where the policemen stood. */
function entriesWith(...stood: readonly (readonly number[])[]): Entry[] {
  return stood.map((crossings, i) => ({ kind: 'normal', round: i + 1, cells: [i + 6], stood: crossings }))
}

const joinedTo = (circle: CircleNumber) => rowOf(JOINED, circle)

describe('where Jack is by habit', () => {
  test('is where a row that fits can end, and nowhere else', () => {
    const night = nightAfter(2)
    night.learn({ kind: 'search', circle: joinedTo(MURDER)[0], yes: false })
    const rows = night.here()
    const here = habitually(night, entriesWith(FAR, FAR), HIDEOUTS)
    expect(total(here)).toBeCloseTo(1)
    for (let circle = 1; circle < CIRCLES; circle++) if (rows[circle] === 0) expect(here[circle]).toBe(0)
  })

  test('is rather nearer to his hideout', () => {
    const here = habitually(nightAfter(1), entriesWith(FAR), HIDEOUTS)
    const ends = joinedTo(MURDER)
    const nearer = ends.filter(end => movesBetween(end, HIDEOUT) < movesBetween(MURDER, HIDEOUT))
    const others = ends.filter(end => !nearer.includes(end))
    expect(nearer.length * others.length).toBeGreaterThan(0)
    for (const end of nearer) for (const other of others) expect(here[end]).toBeGreaterThan(here[other])
  })

  test('tells also of where he went past no policemen before', () => {
    const night = nightAfter(2)
    const home = joinedTo(MURDER).toSorted((a, b) => movesBetween(a, HIDEOUT) - movesBetween(b, HIDEOUT))
    const [shunned] = home
    const beside = Array.from({ length: 234 }, (_, i) => i + 1).filter(crossing => stepsTo(crossing, shunned) === 0)
    const onlyFrom = joinedTo(shunned).filter(
      end => !home.some(other => other !== shunned && joinedTo(other).includes(end)),
    )
    expect(onlyFrom.length).toBeGreaterThan(0)
    const free = habitually(night, entriesWith(FAR, FAR), HIDEOUTS)
    const watched = habitually(night, entriesWith(beside, FAR), HIDEOUTS)
    for (const end of onlyFrom) expect(watched[end]).toBeLessThan(free[end])
  })

  test('is not where he could no longer come home in time', () => {
    const night = new NightBelief([MURDER], movesBetween(MURDER, HIDEOUT) + 1)
    night.learn({ kind: 'entry', move: 'normal', stood: null })
    const here = habitually(night, entriesWith(FAR), HIDEOUTS)
    const late = joinedTo(MURDER).filter(end => movesBetween(end, HIDEOUT) > movesBetween(MURDER, HIDEOUT))
    expect(late.length).toBeGreaterThan(0)
    for (const end of late) expect(here[end]).toBe(0)
  })
})
