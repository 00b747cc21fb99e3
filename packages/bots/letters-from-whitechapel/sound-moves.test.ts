import { Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game, movesBetween } from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { isCertainCapture } from './capture.ts'
import { cellsHome } from './cells-home.ts'
import { type Choice, choicesOf, positionOf } from './choices.ts'
import { soundMoves } from './sound-moves.ts'
import { agentOf, LEVELS } from './testing.ts'

/** Jack's view on night 1, he being where the row ends and to move. */
function jackAt(row: readonly number[], hideout: number, changes: object) {
  const read = game.notation.position({
    state: 'move',
    hideout,
    scenes: { [row[0]]: 1 },
    nights: { 1: { head: 'red', toc: 1, row } },
    ...changes,
  })
  if (!read.ok) throw new Error(read.error.message)
  return game.view(read.value, 0)
}

/** The policeman on x75 leaves 61 no way but to 47, which he reaches as well. */
const CORNERED = jackAt([61], 90, {
  coaches: 0,
  policemen: { blue: 'x75', yellow: 'x1', brown: 'x2', red: 'x7', green: 'x8' },
})

/** On 65 with two cells left, and two moves from home. */
const PACED = Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? 82 : 65))
const LATE = jackAt(PACED, 64, {
  alleys: 0,
  coaches: 0,
  policemen: { blue: 'x1', yellow: 'x2', brown: 'x7', red: 'x8', green: 'x227' },
})

const soundIn = (view: typeof CORNERED): Choice['detail'][] =>
  soundMoves(view, choicesOf(positionOf(view, new Sfc32(1)))).map(({ detail }) => detail)

describe('Jack does not give himself up', () => {
  test('a move whose only end a policeman reaches is a certain arrest, an alley to one of many is not', () => {
    expect(isCertainCapture(CORNERED, 'move')).toBe(true)
    expect(isCertainCapture(CORNERED, 'alley')).toBe(false)
    expect(soundIn(CORNERED).map(({ kind }) => kind)).toEqual(new Array(7).fill('alley'))
  })

  test('he keeps cells enough to come home', () => {
    const moves = soundIn(LATE)
    const ends = moves.flatMap(detail => (detail.kind === 'move' ? [detail.to] : []))
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.length).toBeLessThan(choicesOf(positionOf(LATE, new Sfc32(1))).length)
    expect(ends.every(end => movesBetween(end, 64) === 1)).toBe(true)
  })

  test.each(LEVELS.slice(1))('%s plays soundly in both', level => {
    for (const view of [CORNERED, LATE]) {
      const sound = soundMoves(view, choicesOf(positionOf(view, new Sfc32(1)))).map(({ decision }) => decision)
      const { distribution } = agentOf(level).decide(view, new Sfc32(5))
      for (const { decision } of distribution) expect(sound).toContain(decision)
    }
  })
})

describe('the cells that the way home takes', () => {
  test('are as many as the moves, and two for who stands there undeclared (LW-49)', () => {
    expect(cellsHome(65, 36, 0)).toBe(movesBetween(65, 36))
    expect(cellsHome(36, 36, 0)).toBe(2)
  })

  test('are sometimes fewer with an alley, which cannot be the last move', () => {
    const saved = Array.from({ length: 195 }, (_, i) => cellsHome(i + 1, 36, 0) - cellsHome(i + 1, 36, 1))
    expect(Math.min(...saved)).toBe(0)
    expect(Math.max(...saved)).toBeGreaterThan(0)
    expect(cellsHome(36, 36, 1)).toBe(2)
  })
})
