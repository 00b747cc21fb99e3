import { Sfc32 } from '@gaslight/core'
import { expect, test } from 'vitest'
import { STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { add, has, type SpaceSet, spaceSet } from './space-set.ts'
import { findCuts } from './street-cuts.ts'

function freeOf(blocked: SpaceSet): number[] {
  return Array.from({ length: STREET_COUNT }, (_, space) => space).filter(space => !has(blocked, space))
}

/** Whether the free spaces but for `without` are one piece, by walking from one to all others. */
function isOnePiece(blocked: SpaceSet, without = -1): boolean {
  const { start, items } = STREET_ROWS
  const left = new Uint8Array(STREET_COUNT)
  for (const space of freeOf(blocked)) if (space !== without) left[space] = 1
  const reached = [left.indexOf(1)]
  left[reached[0]] = 0
  for (const at of reached)
    for (let i = start[at]; i < start[at + 1]; i++) {
      if (left[items[i]] === 0) continue
      left[items[i]] = 0
      reached.push(items[i])
    }
  return !left.includes(1)
}

test('LD-13: without a space that is marked, and only without such a one, the streets fall apart', () => {
  const rng = new Sfc32(13)
  const cut = spaceSet()
  let apart = 0
  for (let n = 0; n < 250; n++) {
    const blocked = spaceSet()
    for (let pawns = rng.below(6); pawns > 0; pawns--) add(blocked, rng.below(STREET_COUNT))
    const whole = isOnePiece(blocked)
    expect(findCuts(blocked, cut)).toBe(whole)
    if (!whole) {
      apart++
      continue
    }
    const marked = freeOf(blocked).filter(space => has(cut, space))
    expect(marked).toEqual(freeOf(blocked).filter(space => !isOnePiece(blocked, space)))
  }
  expect(apart).toBeGreaterThan(10)
})
