import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { HuntBelief } from './belief.ts'
import type { Soak } from './belief.worker.ts'
import { waysTo } from './belief-bridge.ts'
import { listRows, tally } from './belief-brute.ts'
import type { Fact } from './belief-facts.ts'
import type { GamesSoak } from './belief-games.worker.ts'
import { endingsOf, SILENT } from './belief-hideouts.ts'
import { playHunt } from './belief-play.ts'
import { type Leg, routesTo } from './belief-routes.ts'
import { drawRow, pastOf } from './belief-rows.ts'
import { surveyOf, visitedOf } from './belief-survey.ts'
import { circlesOf, facts, nightOf } from './belief-testing.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'

const H43 = 'murder 65\nnormal x78 x58 x101 x89 x138\nnormal x88 x15 x78 x114 x174'
const H44 = `murder 27
  coach x38 x39 x58 x138 x165
  46-
  44+
  normal x51 x22 x69 x117 x127
  26-
  7+`
const H45 = `murder 84
  normal x89 x41 x46 x138 x165
  alley x78 x56 x70 x103 x167
  86+
  normal x102 x30 x90 x80 x207
  85+
  #86-`
const H46 = `murder 21
  normal x46 x41 x58 x135 x138
  20+
  normal x35 x54 x59 x111 x175
  normal x35 x65 x34 x100 x151`
const H47 = `murder 65
  normal x78 x58 x102 x89 x138
  80-
  62-
  82+
  normal x87 x44 x115 x65 x152
  #65-
  normal x124 x56 x114 x78 x176
  100-`

const CASES: readonly (readonly [name: string, text: string, rows: number, locations: readonly number[]])[] = [
  ['H43', H43, 7, [48, 49, 62, 64, 80, 98]],
  ['H44', H44, 9, [1, 6, 7, 24, 25, 44]],
  ['H45', H45, 9, [85, 99, 100, 101, 124, 126]],
  ['H46', H46, 7, [17, 18, 19, 20, 36, 38]],
  ['H47', H47, 12, [48, 49, 62, 63, 64, 65, 82, 83, 99, 120]],
]

describe('15.3: rows that fit, possible locations', () => {
  test.each(CASES)('%s', (_, text, rows, locations) => {
    const night = nightOf(facts(text))
    expect(night.rows()).toBe(rows)
    expect(circlesOf(night.here())).toEqual(locations)
    expect(listRows(facts(text)).length).toBe(rows)
  })

  test('H46: after the declaration the hideout is on one of six circles (LW-83)', () => {
    const belief = follow([...facts(H46), { kind: 'escape' }])
    expect(belief.hideouts()).toEqual([17, 18, 19, 20, 36, 38])
    expect(belief.night).toBeNull()
    for (const prior of ['rows', 'bridge'] as const) {
      const probabilities = belief.hideoutProbabilities(prior)
      expect(circlesOf(probabilities)).toEqual([17, 18, 19, 20, 36, 38])
      expect(sum(probabilities)).toBeCloseTo(1, 12)
    }
  })
})

/** Nights of random hunts, cut off while all their rows can be listed. */
const NIGHTS: readonly (readonly [name: string, facts: readonly Fact[]])[] = [
  ...CASES.map(([name, text]) => [name, facts(text)] as const),
  ...shortNights(40),
]

describe('counts equal lists of all rows', () => {
  test.each(NIGHTS)('%s', (_, log) => {
    const rows = listRows(log)
    const night = nightOf(log)
    expect(night.rows()).toBe(rows.length)
    expect(night.here()).toEqual(tally(rows, row => [row[row.length - 1]]))
    const visited = tally(rows, row => new Set(row))
    const known = visitedOf(surveyOf(night))
    for (let circle = 1; circle <= 195; circle++) expect(known[circle] * rows.length).toBeCloseTo(visited[circle], 6)
    const lasts = lastsOf(log)
    for (const [layer, counts] of pastOf(night).entries())
      expect(counts).toEqual(tally(rows, row => [row[row.length - 1 - lasts[layer]]]))
  })

  test('every kind of fact occurs among them', () => {
    const kinds = new Set(NIGHTS.flatMap(([, log]) => log.map(kindOf)))
    expect([...kinds].sort()).toEqual(
      ['alley', 'area', 'arrest', 'coach', 'due', 'murder', 'murders', 'no', 'normal', 'unnoted', 'yes'].sort(),
    )
  })
})

describe('rows drawn', () => {
  test.each(NIGHTS)('fit, all of them alike: %s', (_, log) => {
    const rows = new Map(listRows(log).map(row => [row.join(), 0]))
    const night = nightOf(log)
    const rng = new Sfc32(7)
    const draws = Math.min(2000, 200 * rows.size)
    for (let i = 0; i < draws; i++) {
      const row = drawRow(night, rng)?.join() ?? ''
      const times = rows.get(row)
      expect(times).toBeDefined()
      rows.set(row, (times ?? 0) + 1)
    }
    if (rows.size > 10) return
    for (const times of rows.values()) expect(Math.abs(times - 200)).toBeLessThan(5 * Math.sqrt(200))
  })

  test('none where none fits', () => {
    expect(drawRow(nightOf(facts('murder 65\n65-')), new Sfc32(1))).toBeNull()
    expect(drawRow(nightOf(facts(H43)), new Sfc32(1), 1)).toBeNull()
  })
})

describe('answers that no row fits', () => {
  test.each([
    ['the murder was not there', 'murder 65\n65-'],
    ['yes where no row can have been', 'murder 65\nnormal\n1+'],
    ['yes after no in one round', 'murder 65\nnormal\n64-\n64+'],
    ['no after yes', 'murder 65\nnormal\n64+\nnormal\n64-'],
    ['before the first entry', 'murder 27 3\n65+'],
  ])('%s: nothing is left, and nothing breaks', (_, text) => {
    const belief = follow(facts(text))
    expect(belief.night?.rows()).toBe(0)
    expect(sum(belief.locations())).toBe(0)
    expect(sum(belief.visited())).toBe(0)
    expect(belief.questions('bridge')).toEqual([])
    expect(belief.sample(new Sfc32(1), 'bridge')).toBeNull()
    expect(belief.sample(new Sfc32(1), 'rows')).toBeNull()
  })
})

describe('LW-88: the hideout', () => {
  test('is neither red nor, with catchMe, joined to red, nor where an address was wrong (LW-81, LW-82)', () => {
    expect(new HuntBelief(HIDEOUTS).hideouts()).toEqual(HIDEOUTS)
    const belief = new HuntBelief(CATCH_ME_HIDEOUTS)
    belief.learn({ kind: 'address', circle: 90 })
    expect(belief.hideouts()).toEqual(CATCH_ME_HIDEOUTS.filter(circle => circle !== 90))
    expect(belief.hideoutProbabilities('bridge')[90]).toBe(0)
  })

  test('follows from all nights together: uniform over hideouts with a fitting row for each', () => {
    const second = 'murder 3\ncoach\nnormal\nnormal'
    const belief = follow([...facts(H46), { kind: 'escape' }, ...facts(second), { kind: 'escape' }])
    const [first, later] = [H46, second].map(text => tally(listRows(facts(text)), row => [row[row.length - 1]]))
    const weights = HIDEOUTS.map(circle => first[circle] * later[circle])
    const total = weights.reduce((a, b) => a + b)
    const probabilities = belief.hideoutProbabilities('rows')
    for (const [i, circle] of HIDEOUTS.entries()) expect(probabilities[circle]).toBeCloseTo(weights[i] / total, 12)
  })

  test('is not told of by a night without a declaration, if all rows are alike', () => {
    const belief = follow(facts(H43))
    expect(belief.hideouts()).toEqual(HIDEOUTS)
    const probabilities = belief.hideoutProbabilities('rows')
    for (const circle of HIDEOUTS) expect(probabilities[circle]).toBeCloseTo(1 / HIDEOUTS.length, 12)
  })

  test('is told of by where a bridge would have led', () => {
    const bridge = follow(facts(H43)).hideoutProbabilities('bridge')
    expect(circlesOf(bridge)).toEqual(HIDEOUTS)
    expect(sum(bridge)).toBeCloseTo(1, 12)
    // 63 is next to the murder: he would probably be home by now. 47 lies where he has gone, 149 far behind him.
    expect(bridge[63]).toBeLessThan(1 / HIDEOUTS.length)
    expect(bridge[47]).toBeGreaterThan(bridge[149])
  })
})

describe('the bridge', () => {
  // Four cells, two of them filled, on an empty board: every bridge can be listed.
  const log: readonly Fact[] = facts('murder 65\nnormal\n63-\nnormal\n#82-', 4)
  const rows = listRows(log)
  const free = listRows(facts('murder 65\nnormal\nnormal')).length
  const hideouts = [62, 64, 66, 81, 82, 83, 99, 101]
  const walks = [1, 2, 3, 4].map(moves => listRows(facts(`murder 65${'\nnormal'.repeat(moves)}`)))
  const arrives = (walk: readonly number[], hideout: number) => walk.indexOf(hideout, 1) === walk.length - 1

  /** Rows so far with their weights, and with the walks that go on from them to a hideout. */
  function listed(hideout: number) {
    const bridges = walks.map(list => list.filter(walk => arrives(walk, hideout)))
    const lengths = bridges.filter(list => list.length > 0).length
    return rows.map(row => {
      const silent = row.includes(hideout)
      const goingOn = [1, 2].flatMap(left =>
        listRows([{ kind: 'murder', circles: [row[2]], cellsLeft: 4 }, ...facts('normal\n'.repeat(left))])
          .filter(walk => arrives(walk, hideout))
          .map(walk => ({
            walk,
            weight: bridges[left + 1].length === 0 ? 0 : (silent ? 0.05 : 1) / (lengths * bridges[left + 1].length),
          })),
      )
      const bridge = goingOn.reduce((total, { weight }) => total + weight, 0)
      return { row, goingOn, weight: 0.95 * bridge + 0.05 / free }
    })
  }

  const belief = new HuntBelief(hideouts)
  for (const fact of log) belief.learn(fact)
  const all = hideouts.map(listed)
  const total = sum(all.flat().map(({ weight }) => weight))

  test('weighs hideouts and locations as a list of all bridges does', () => {
    const known = belief.hideoutProbabilities('bridge')
    for (const [i, hideout] of hideouts.entries())
      expect(known[hideout]).toBeCloseTo(sum(all[i].map(({ weight }) => weight)) / total, 12)
    const here = belief.locationProbabilities('bridge')
    for (const circle of circlesOf(belief.locations()))
      expect(here[circle]).toBeCloseTo(
        sum(
          all
            .flat()
            .filter(({ row }) => row[2] === circle)
            .map(({ weight }) => weight),
        ) / total,
        12,
      )
  })

  test.each(hideouts.map((hideout, i) => [hideout, i]))('leads to %i as the list does', (hideout, i) => {
    const way = belief.wayTo(hideout)
    const goingOn = all[i].flatMap(item => item.goingOn)
    const weight = sum(goingOn.map(item => item.weight))
    for (let circle = 1; circle <= 195; circle++) {
      const [one, two] = [1, 2].map(moves =>
        sum(goingOn.filter(({ walk }) => walk[moves] === circle).map(item => item.weight)),
      )
      expect(way?.after[0][circle]).toBeCloseTo(weight === 0 ? 0 : one / weight, 12)
      expect(way?.after[1][circle]).toBeCloseTo(weight === 0 ? 0 : two / weight, 12)
      expect(way?.visits[circle]).toBeCloseTo(weight === 0 ? 0 : (one + two) / weight, 12)
    }
  })

  test('draws hunts as often as it says', () => {
    const known = belief.hideoutProbabilities('bridge')
    const rng = new Sfc32(3)
    const draws = Array.from({ length: 4000 }, () => belief.sample(rng, 'bridge'))
    const fitting = new Set(rows.map(row => row.join()))
    expect(draws.every(hunt => hunt !== null && fitting.has(hunt.rows[0].join()))).toBe(true)
    for (const [i, hideout] of hideouts.entries()) {
      const mine = draws.filter(hunt => hunt?.hideout === hideout)
      expect(Math.abs(mine.length / 4000 - known[hideout])).toBeLessThan(0.04)
      const silent = sum(all[i].filter(({ row }) => row.includes(hideout)).map(({ weight }) => weight)) / total
      const drawn = mine.filter(hunt => hunt?.rows[0].includes(hideout))
      expect(Math.abs(drawn.length / 4000 - silent)).toBeLessThan(0.02)
    }
  })
})

describe('the ways from the murder to a hideout', () => {
  test.each(NIGHTS)('weigh rows that fit as they lead there: %s', (_, log) => {
    const rows = listRows(log)
    const survey = surveyOf(nightOf(log))
    const by = entriesOf(log)
    for (const hideout of [90, 56]) {
      const ways = waysTo(hideout)
      const endings = endingsOf(survey.night, hideout)
      const weighed = rows.map(row => {
        const end = row[row.length - 1]
        const toGo = sum(endings.map(({ left, weight }) => ways[left * 196 + end] * weight))
        return { row, weight: row.includes(hideout) ? SILENT * toGo : toGo }
      })
      const total = sum(weighed.map(({ weight }) => weight))
      const expected = new Map<string, number>()
      for (const { row, weight } of total === 0 ? [] : weighed)
        for (const [i, kind] of by.entries()) {
          const at = row.length - by.length + i
          const key = `${row[at - 1]} ${row[at]} ${kind}`
          expected.set(key, (expected.get(key) ?? 0) + weight / total)
        }
      const { gone, ahead } = routesTo(survey, hideout)
      const found = new Map(gone.map(({ from, to, by, times }) => [`${from} ${to} ${by}`, times]))
      for (const [key, times] of expected) expect(found.get(key) ?? 0).toBeCloseTo(times, 9)
      expect(sum([...found.values()])).toBeCloseTo(total === 0 ? 0 : by.length, 9)
      const arrived = sum(ahead.filter(({ to }) => to === hideout).map(({ times }) => times))
      expect(arrived).toBeCloseTo(total === 0 ? 0 : 1, 9)
    }
  })

  test('he goes on from where he can be then, circle after circle', () => {
    const survey = surveyOf(nightOf(facts(H47)))
    const { gone, ahead } = routesTo(survey, 90)
    const flow = (legs: readonly Leg[], end: 'from' | 'to', circle: number) =>
      sum(legs.filter(leg => leg[end] === circle).map(({ times }) => times))
    for (let circle = 1; circle <= 195; circle++) {
      const comes = flow(gone, 'to', circle) + flow(ahead, 'to', circle) + Number(circle === 65)
      const goes = flow(gone, 'from', circle) + flow(ahead, 'from', circle) + Number(circle === 90)
      expect(comes).toBeCloseTo(goes, 9)
    }
  })
})

describe('what a supposition leaves', () => {
  const belief = follow(facts(H47))

  test('hideouts if he is on a circle, and circles if the hideout is one, are shares of the same whole', () => {
    const hideouts = belief.hideoutProbabilities('bridge')
    const here = belief.locationProbabilities('bridge')
    for (const circle of [48, 83, 99])
      for (const hideout of [56, 90, 120])
        expect(belief.hideoutsFrom(circle, 'bridge')[hideout] * here[circle]).toBeCloseTo(
          belief.locationsIf(hideout, 'bridge')[circle] * hideouts[hideout],
          12,
        )
    expect(sum(belief.hideoutsFrom(48, 'bridge'))).toBeCloseTo(1, 12)
  })

  test('nothing where he cannot be, or it cannot', () => {
    expect(sum(belief.hideoutsFrom(1, 'bridge'))).toBe(0)
    expect(sum(belief.locationsIf(65, 'bridge'))).toBe(0)
  })
})

describe('what a search would tell', () => {
  test('the entropy of its answer, nothing of the hideout where all rows are alike', () => {
    const belief = follow(facts(H47))
    const visited = belief.visited()
    const questions = belief.questions('rows')
    expect(questions.map(({ circle }) => circle)).toEqual(
      Array.from(visited.keys()).filter(circle => visited[circle] > 0 && visited[circle] < 1),
    )
    for (const question of questions) {
      const { circle, visited: yes, bits, here } = question
      expect(yes).toBeCloseTo(visited[circle], 12)
      expect(bits).toBeCloseTo(-yes * Math.log2(yes) - (1 - yes) * Math.log2(1 - yes), 12)
      expect(here).toBeCloseTo(belief.locations()[circle] / 12, 12)
      expect(question.hideoutBits).toBeCloseTo(0, 12)
    }
  })

  test('with the bridge, more of where he has gone than of where he is from', () => {
    const belief = follow(facts('murder 65\nnormal\nnormal\nnormal\nnormal\nnormal'))
    const questions = belief.questions('bridge')
    for (const { bits, hideoutBits } of questions) {
      expect(hideoutBits).toBeGreaterThanOrEqual(0)
      expect(hideoutBits).toBeLessThanOrEqual(bits)
    }
    expect(Math.max(...questions.map(({ hideoutBits }) => hideoutBits))).toBeGreaterThan(0.01)
  })
})

test('a hunt over several nights is drawn whole: each night leads to the same hideout', () => {
  let whole = 0
  for (let seed = 1; whole < 10; seed++) {
    const played = playHunt(new Sfc32(seed))
    if (played.rows.length < 3) continue
    whole++
    const belief = new HuntBelief(played.catchMe ? CATCH_ME_HIDEOUTS : HIDEOUTS)
    for (const fact of played.facts) belief.learn(fact)
    for (const prior of ['rows', 'bridge'] as const) {
      const hunt = belief.sample(new Sfc32(seed), prior)
      expect(hunt?.rows.length).toBe(played.rows.length)
      const ends = hunt?.rows.slice(0, played.over ? undefined : -1).map(row => row[row.length - 1])
      expect(new Set(ends)).toEqual(new Set([hunt?.hideout]))
    }
  }
})

test('a copy goes its own way', () => {
  const log = facts(H47)
  const night = nightOf(log.slice(0, 5))
  const copy = nightOf(log.slice(0, 1))
  copy.copyFrom(night)
  for (const fact of log.slice(5)) if (fact.kind === 'entry' || fact.kind === 'search') copy.learn(fact)
  copy.learn({ kind: 'arrest', circles: [1], yes: false })
  expect(night.here()).toEqual(nightOf(log.slice(0, 5)).here())
  expect(copy.rows()).toBeGreaterThan(0)
})

describe('the truth is never excluded', () => {
  test('2000 random hunts on the map, every variant', async () => {
    const soak = (await run('./belief.worker.ts', 2000)) as Soak
    expect(soak.excluded).toEqual([])
    expect(soak.nights).toBeGreaterThan(3500)
  }, 600_000)

  test('300 random games by the rules, all options, two to six players', async () => {
    const soak = (await run('./belief-games.worker.ts', 300)) as GamesSoak
    expect(soak).toMatchObject({ excluded: [], forgetful: [] })
    expect(soak.nights).toBeGreaterThan(400)
  }, 600_000)
})

/** What a worker prints, which runs in a process of its own. */
async function run(worker: string, count: number): Promise<unknown> {
  const path = fileURLToPath(new URL(worker, import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [path, String(count), '1'])
  return JSON.parse(stdout)
}

function follow(log: readonly Fact[]): HuntBelief {
  const belief = new HuntBelief(HIDEOUTS)
  for (const fact of log) belief.learn(fact)
  return belief
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** The first facts of nights of random hunts, up to where there are more rows than can be listed. */
function shortNights(count: number): [name: string, facts: Fact[]][] {
  const nights: [name: string, facts: Fact[]][] = []
  for (let seed = 1; nights.length < count; seed++) {
    const { facts: log } = playHunt(new Sfc32(seed))
    const murders = [...log.keys()].filter(i => log[i].kind === 'murder')
    const start = murders[seed % murders.length]
    const night: Fact[] = []
    for (const fact of log.slice(start)) {
      night.push(fact)
      if (fact.kind !== 'escape' && nightOf(night).rows() <= 2000) continue
      night.pop()
      break
    }
    if (night.length > 4) nights.push([`hunt ${seed}, ${night.length} facts`, night])
  }
  return nights
}

/** By layer: how many cells were filled after it. */
function lastsOf(log: readonly Fact[]): number[] {
  const cells = log.flatMap(fact => (fact.kind === 'entry' ? [fact.move === 'coach' ? 2 : 1] : []))
  return [0, ...cells.keys()].map((_, layer) => sum(cells.slice(layer)))
}

/** How each cell after the murder was reached: a coach reaches two on the streets. */
function entriesOf(log: readonly Fact[]): ('walk' | 'alley')[] {
  return log.flatMap(fact => {
    if (fact.kind !== 'entry') return []
    if (fact.move === 'coach') return ['walk', 'walk'] as const
    return [fact.move === 'alley' ? ('alley' as const) : ('walk' as const)]
  })
}

function kindOf(fact: Fact): string {
  switch (fact.kind) {
    case 'murder':
      return fact.circles.length === 2 ? 'murders' : 'murder'
    case 'entry':
      return fact.stood === null ? 'unnoted' : fact.move
    case 'search':
      return fact.yes ? 'yes' : 'no'
    case 'arrest':
      return fact.circles.length > 1 ? 'area' : 'arrest'
    default:
      return fact.kind
  }
}
