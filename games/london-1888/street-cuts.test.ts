import { Sfc32 } from '@gaslight/core'
import { expect, test } from 'vitest'
import { STREET_ROWS } from './graph.ts'
import { STREET_COUNT } from './map.ts'
import { findCuts } from './street-cuts.ts'

/** Whether the free spaces are one piece, by walking from one to all others. */
function isOnePiece(blocked: Uint8Array): boolean {
  const { start, items } = STREET_ROWS
  const first = blocked.indexOf(0)
  const reached = new Set([first])
  for (const at of reached)
    for (const other of items.subarray(start[at], start[at + 1])) if (blocked[other] === 0) reached.add(other)
  return reached.size === blocked.filter(space => space === 0).length
}

test('LD-13: without a space that is marked, and only without such a one, the streets fall apart', () => {
  const rng = new Sfc32(13)
  const cut = new Uint8Array(STREET_COUNT)
  let apart = 0
  for (let n = 0; n < 250; n++) {
    const blocked = new Uint8Array(STREET_COUNT)
    for (let pawns = rng.below(6); pawns > 0; pawns--) blocked[rng.below(STREET_COUNT)] = 1
    const whole = isOnePiece(blocked)
    expect(findCuts(blocked, cut)).toBe(whole)
    if (!whole) {
      apart++
      continue
    }
    for (let space = 0; space < STREET_COUNT; space++) {
      if (blocked[space] === 1) continue
      blocked[space] = 1
      expect([space, cut[space]]).toEqual([space, isOnePiece(blocked) ? 0 : 1])
      blocked[space] = 0
    }
  }
  expect(apart).toBeGreaterThan(10)
})
