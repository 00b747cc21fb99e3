import { describe, expect, it } from 'vitest'
import { CHANCE, sideFor } from './sides.ts'

describe('the side that somebody gets', () => {
  it('is the one asked for', () => expect(sideFor('jack', ['jack', 'detective'])).toBe('jack'))

  it('is any of them, each now and then, for whoever leaves it to chance', () => {
    const drawn = new Set(Array.from({ length: 200 }, () => sideFor(CHANCE, ['jack', 'detective'])))
    expect([...drawn].sort()).toEqual(['detective', 'jack'])
  })
})
