import { Sfc32 } from '@gaslight/core'
import { london1888 as game } from '@gaslight/london-1888'
import { expect, test } from 'vitest'
import { choicesOf, positionOf } from './choices.ts'
import { search } from './search.ts'
import { huntWith, viewOf } from './testing.ts'

/** A known Jack with the Scalpel, and beside him the police, whose turn comes before his next one. */
const p = huntWith(1, { 0: { at: 'pub' }, 1: { at: 'pub' } }, { turn: 1, holder: 1, starter: 1, acting: { rolled: 1 } })

function chosen(...tokens: readonly string[]): string {
  const candidates = tokens.map((token, i) => {
    const choice = choicesOf(p).find(({ decision }) => game.notation.format(p, decision, 'omniscient') === token)
    if (choice === undefined) throw new Error(`${token} is not legal`)
    return { decision: choice.decision, rating: -i }
  })
  const rng = new Sfc32(1)
  const view = viewOf(p, 1)
  return game.notation.format(
    p,
    search(1, candidates, () => positionOf(view, rng), rng),
    'omniscient',
  )
}

test('finds what brings more points than what is rated best', () => {
  expect(chosen('.', 'b:scalpel>Ab')).toBe('b:scalpel>Ab')
})

test('keeps what is rated best where it is better, or the others are as good', () => {
  expect(chosen('b:scalpel>Ab', '.')).toBe('b:scalpel>Ab')
  expect(chosen('.', '.')).toBe('.')
})
