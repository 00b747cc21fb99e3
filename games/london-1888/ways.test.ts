import { describe, expect, it } from 'vitest'
import { reach } from './reach.ts'
import { position } from './testing.ts'
import { lineBetween, wayBetween } from './ways.ts'

describe('ways that are drawn', () => {
  it('reach is what the steps left allow (LD-37: H72a, 6 steps, the Pub costs 3)', () => {
    const p = position({ Lu: { at: 'H72a' } }, { turn: 1, acting: { rolled: 1, roll: 6 } })
    const spaces = reach(p)
    expect(spaces.pub).toBe(3)
    expect(spaces.H72a).toBeUndefined()
    expect(Math.max(...Object.values(spaces))).toBe(6)
  })

  it('a way leads from space to adjacent space, round what is shut', () => {
    expect(wayBetween('H72a', 'pub', new Set())).toEqual(['H72a', 'J72', 'H62b', 'pub'])
    const round = wayBetween('J62', 'H62b', new Set(['H62a']))
    expect(round).not.toContain('H62a')
    expect([round[0], round.at(-1)]).toEqual(['J62', 'H62b'])
  })

  it('a way goes through what is shut where nothing else leads on', () => {
    expect(wayBetween('lyceum', 'J33', new Set(['H33a']))).toContain('J33')
  })

  it('no way leads on through the Black Market (LD-40)', () => {
    expect(wayBetween('H74a', 'lees', new Set())).not.toContain('black_market')
  })

  it('a line of fire keeps to the streets (LD-9, LD-72)', () => {
    expect(lineBetween('H62b', 'pub', new Set())).toBeNull()
    expect(lineBetween('pub', 'pub', new Set())).toEqual(['pub'])
    expect(lineBetween('J62', 'H62b', new Set())).toEqual(['J62', 'H62a', 'H62b'])
  })
})
