import { crc32 } from 'node:zlib'
import { DecisionList, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { CHARACTERS, CODES } from './cast.ts'
import { freeStreets, listPawnSpaces } from './free-streets.ts'
import { ADJACENT, distOf, HOMES, NO_DIST, STREET_ROWS } from './graph.ts'
import { LOCATION_ROWS, PASSAGES } from './locations.ts'
import { isStreet, NOWHERE, POLICE_SPACES, PROTESTER_SPACES, SPACE_COUNT, SPACES, STREET_COUNT } from './map.ts'
import { stepsOfRoll } from './movement.ts'
import type { LondonOptions } from './options.ts'
import { OPTIONS } from './options.ts'
import { Phase } from './phase.ts'
import { start } from './setup.ts'
import { has } from './space-set.ts'
import { BLOCKERS } from './state.ts'
import { STREET_LINKS } from './streets.ts'
import { position, tokens } from './testing.ts'
import { ENDS, survey } from './walks.ts'

/** The numbers of section 3.1. */

/** All eight at home. */
function everybody() {
  const defaults = Object.fromEntries(OPTIONS.map(field => [field.key, field.default])) as LondonOptions
  const p = start({ ...defaults, characters: 'assigned' }, 8)
  p.phase = Phase.act
  return p
}

describe('the board', () => {
  test('has 158 street spaces, 180 links, 25 locations, 36 doors, 4 passages', () => {
    const degrees = Array.from({ length: STREET_COUNT }, (_, i) => STREET_ROWS.start[i + 1] - STREET_ROWS.start[i])
    expect([STREET_COUNT, STREET_LINKS.length, LOCATION_ROWS.length, PASSAGES.length]).toEqual([158, 180, 25, 4])
    expect(LOCATION_ROWS.flatMap(({ doors }) => doors).length).toBe(36)
    expect([2, 3, 4].map(degree => degrees.filter(found => found === degree).length)).toEqual([129, 14, 15])
  })

  test('has so many pairs of streets at each DIST, and diameters 30 and 20', () => {
    const pairs = [0, 0, 0, 0, 0, 0, 0]
    let most = 0
    for (let a = 0; a < STREET_COUNT; a++)
      for (let b = a + 1; b < STREET_COUNT; b++) {
        const dist = distOf(a, b)
        most = Math.max(most, dist)
        if (dist <= 6) pairs[dist]++
      }
    expect(pairs.slice(1)).toEqual([180, 261, 342, 423, 622, 701])
    expect(most).toBe(30)
  })

  test('has several shortest ways only at DIST 6, for 120 pairs', () => {
    const several = [0, 0, 0, 0, 0, 0, 0]
    const ways = (a: number, b: number): number => {
      if (a === b) return 1
      let count = 0
      for (let i = STREET_ROWS.start[a]; i < STREET_ROWS.start[a + 1]; i++)
        if (distOf(STREET_ROWS.items[i], b) === distOf(a, b) - 1) count += ways(STREET_ROWS.items[i], b)
      return count
    }
    for (let a = 0; a < STREET_COUNT; a++)
      for (let b = a + 1; b < STREET_COUNT; b++) if (distOf(a, b) <= 6 && ways(a, b) > 1) several[distOf(a, b)]++
    expect(several).toEqual([0, 0, 0, 0, 0, 0, 120])
  })

  test('has diameter 20 over all spaces, and between streets with locations and passages', () => {
    let all = 0
    let streets = 0
    for (let from = 0; from < SPACE_COUNT; from++) {
      const dist = steps(from, () => true)
      all = Math.max(all, ...dist)
      if (isStreet(from)) streets = Math.max(streets, ...dist.slice(0, STREET_COUNT))
    }
    expect([all, streets]).toEqual([20, 20])
  })

  test('has these steps between homes', () => {
    const homes = [0, 2, 3, 4, 5, 6, 7].map(character => HOMES[character])
    const table = homes.map(from => homes.map(to => steps(from, () => true)[to]))
    expect(table).toEqual([
      [0, 14, 13, 11, 16, 8, 15],
      [14, 0, 8, 14, 7, 7, 4],
      [13, 8, 0, 14, 14, 11, 8],
      [11, 14, 14, 0, 19, 8, 12],
      [16, 7, 14, 19, 0, 11, 10],
      [8, 7, 11, 8, 11, 0, 7],
      [15, 4, 8, 12, 10, 7, 0],
    ])
  })

  function steps(from: number, passable: (space: number) => boolean): number[] {
    const dist = new Array<number>(SPACE_COUNT).fill(NO_DIST)
    dist[from] = 0
    const queue = [from]
    for (const at of queue)
      for (let i = ADJACENT.start[at]; i < ADJACENT.start[at + 1]; i++) {
        const next = ADJACENT.items[i]
        if (dist[next] !== NO_DIST || !passable(next)) continue
        dist[next] = dist[at] + 1
        queue.push(next)
      }
    return dist
  }
})

describe('a first walk from home', () => {
  const TABLE: { readonly [code: string]: readonly string[] } = {
    Ab: ['2+0 07a4e266', '6+0 77e2f123', '12+0 9f8d276e', '20+2 797ffc55', '28+5 fc26decc', '42+7 b3093f18'],
    Go: ['2+0 07a4e266', '6+0 77e2f123', '12+0 9f8d276e', '20+2 797ffc55', '28+5 fc26decc', '42+7 b3093f18'],
    Wa: ['2+0 d8492b74', '6+0 34efe8a3', '12+0 5336acdb', '20+1 c1bb40f9', '29+1 9eede06c', '39+1 53ca5301'],
    Gu: ['1+0 1425e8e0', '3+0 6f74d4b0', '6+0 add62849', '11+0 789d95a7', '16+1 14802813', '22+1 d4d81e40'],
    Lu: ['1+0 80bb3c8c', '3+0 80f6c3ce', '6+0 0f261918', '9+0 b43cc0f6', '12+1 418988af', '17+2 0be809c3'],
    Ne: ['5+0 5916ac4e', '8+0 ba0f91b3', '11+0 13a38380', '16+0 6a19eff8', '23+0 c1fb8ad9', '29+0 923c3e28'],
    Ma: ['1+1 6f8c6711', '5+1 7ac0d880', '13+1 fee2a6d3', '24+1 ea4e22e4', '36+4 2c2cd746', '53+7 266a95ee'],
    Pr: ['2+0 8eba8f54', '6+0 8589ca52', '11+0 6b513991', '16+0 89ec8490', '20+0 7e06a47c', '29+1 6b905a62'],
  }

  test.each(Object.entries(TABLE))('of %s has these destinations by roll', (code, rows) => {
    const p = everybody()
    p.turnSeat = p.seatOf[CODES.indexOf(code)]
    const found = rows.map((_, i) => {
      survey(p, stepsOfRoll(p, p.turnSeat, i + 1))
      const ids = SPACES.filter((_, space) => has(ENDS, space))
      const streets = ids.filter(id => isStreet(SPACES.indexOf(id))).length
      const hash = crc32(ids.toSorted((a, b) => (a < b ? -1 : 1)).join(','))
        .toString(16)
        .padStart(8, '0')
      return `${streets}+${ids.length - streets} ${hash}`
    })
    expect(found).toEqual(rows)
    expect(has(ENDS, HOMES[CODES.indexOf(code)])).toBe(false)
    expect(CHARACTERS.length).toBe(8)
  })
})

describe('blocking pawns', () => {
  test('Lusk has 144 spaces for the first one', () => {
    const p = everybody()
    p.turnSeat = p.seatOf[4]
    const list = new DecisionList()
    listPawnSpaces(p, NOWHERE, 0, list)
    expect(list.length).toBe(144)
  })

  test('ORDER TO DISPERSE has 660 choices with all five on their printed spaces', () => {
    const names = (spaces: readonly number[]) => spaces.map(space => SPACES[space])
    const p = position(
      { Ab: { hand: { disperse: 1 } } },
      { protesters: names(PROTESTER_SPACES), police: names(POLICE_SPACES) },
    )
    expect(tokens(p, '!disperse').length).toBe(660)
  })
})

test('LD-13: a pawn may be put wherever the test holds, wherever the others and a character stand', () => {
  const p = position({ Lu: {} })
  const rng = new Sfc32(93)
  const list = new DecisionList()
  const spaces = Array.from({ length: STREET_COUNT }, (_, space) => space)
  for (let n = 0; n < 60; n++) {
    for (let i = 0; i < BLOCKERS; i++) p.blockers[i] = rng.below(4) > 0 ? rng.below(STREET_COUNT) : NOWHERE
    p.at[0] = rng.below(STREET_COUNT)
    if (n % 2 === 1) p.blockers[2] = NOWHERE
    const from = n % 2 === 0 ? p.blockers[rng.below(BLOCKERS)] : NOWHERE
    if (from === NOWHERE && !p.blockers.subarray(0, BLOCKERS).includes(NOWHERE)) continue
    const others = [...p.blockers.subarray(0, BLOCKERS)]
    others.splice(others.indexOf(from), 1)
    list.clear()
    listPawnSpaces(p, from, 0, list)
    const free = spaces.filter(
      space => space !== from && ![...others, p.at[0]].includes(space) && freeStreets(p, from, space),
    )
    expect([[...p.blockers], from, list.toArray()]).toEqual([[...p.blockers], from, free])
  }
})
