import { DecisionList, Sfc32 } from '@gaslight/core'
import { expect, test } from 'vitest'
import { stops } from './blockers.ts'
import { MANSFIELD } from './cast.ts'
import { ADJACENT } from './graph.ts'
import { BLACK_MARKET, isStreet, SPACES } from './map.ts'
import { isOpen, stepsLeft } from './movement.ts'
import { type LondonOptions, OPTIONS } from './options.ts'
import { Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { reach } from './reach.ts'
import { start } from './setup.ts'
import { STREET_ROOM } from './supply.ts'

const DEFAULTS = Object.fromEntries(OPTIONS.map(field => [field.key, field.default])) as LondonOptions

/** Where the seat in turn can go, by the letter of LD-37 to LD-41. */
function walks(p: LondonPosition): { [space: string]: number } {
  const character = p.charOf[p.turnSeat]
  const others = p.at.subarray(0, p.rules.seats).filter((_, seat) => seat !== p.turnSeat)
  const crosses = p.shortCut === 1 || character === MANSFIELD
  const isFull = (space: number) => others.filter(at => at === space).length >= STREET_ROOM
  const mayEnd = (space: number) =>
    isStreet(space) ? !isFull(space) && !stops(p, character, space) : isOpen(p, character, space) || p.stealth > 0
  const mayPass = (space: number) =>
    isStreet(space)
      ? (crosses || !stops(p, character, space)) &&
        (crosses || p.rules.options.passFullSpace === 'on' || !isFull(space))
      : isOpen(p, character, space) && space !== BLACK_MARKET
  const lengths = new Map([[p.at[p.turnSeat], 0]])
  const ends: { [space: string]: number } = {}
  for (const [at, length] of lengths) {
    if (length === stepsLeft(p) || (length > 0 && !mayPass(at))) continue
    for (const next of ADJACENT.items.subarray(ADJACENT.start[at], ADJACENT.start[at + 1])) {
      if (lengths.has(next)) continue
      lengths.set(next, length + 1)
      if (mayEnd(next)) ends[SPACES[next]] = length + 1
    }
  }
  return ends
}

test.each([
  [4, {}],
  [8, {}],
  [8, { passFullSpace: 'on' as const }],
])('LD-37 to LD-41: every walk of random games with %i seats, options %o', (seats, options) => {
  const legal = new DecisionList()
  const rng = new Sfc32(37)
  let compared = 0
  for (let game = 0; game < 4; game++)
    for (const p = start({ ...DEFAULTS, ...options }, seats); p.turn().kind !== 'over'; ) {
      if (p.phase === Phase.act && stepsLeft(p) > 0) {
        expect(reach(p)).toEqual(walks(p))
        compared++
      }
      p.legal(legal)
      p.apply(p.turn().kind === 'chance' ? p.draw(rng) : legal.at(rng.below(legal.length)))
    }
  expect(compared).toBeGreaterThan(250)
})
