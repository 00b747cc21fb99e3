import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { postsFor, shareAt } from './coverage.ts'

type Policemen = WhitechapelView['policemen']

/** Only what the posts depend on. */
function table(policemen: Policemen, handled: WhitechapelView['handled'] = []): WhitechapelView {
  return { policemen, handled } as Partial<WhitechapelView> as WhitechapelView
}

describe('the posts that cover most', () => {
  // x135 is next to 118, 119 and 120; x138 to 101 and 126 (LW-8).
  it('a crossing reaches the circles next to it', () => {
    const heat = new Map([
      [118, 0.25],
      [120, 0.25],
      [101, 0.5],
    ])
    expect(shareAt(heat, 135)).toBe(0.5)
    expect(shareAt(heat, 138)).toBe(0.5)
    expect(shareAt(heat, 1)).toBe(0)
  })

  it('no circle counts twice, and nobody is sent where nothing is left', () => {
    const heat = new Map([
      [119, 0.75],
      [126, 0.25],
    ])
    const posts = postsFor(table({ blue: 'x135', red: 'x138', green: 'x1' }), heat)
    expect(posts.map(({ share }) => share)).toEqual([0.75, 0.25])
    expect(posts.map(({ colour }) => colour).sort()).toEqual(['blue', 'red'])
    expect(new Set(posts.map(({ at }) => at)).size).toBe(2)
  })

  it('what a policeman covers who has moved already is no worth of others', () => {
    const heat = new Map([[119, 1]])
    expect(postsFor(table({ blue: 'x135', red: 'x138' }, ['blue']), heat)).toEqual([])
  })
})
