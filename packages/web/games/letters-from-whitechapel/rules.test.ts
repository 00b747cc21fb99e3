import { draftOf } from '@gaslight/client'
import { type Decision, Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { consequences } from './consequences.ts'
import { play } from './rules.ts'
import { turns } from './testing/games.ts'

const rules = { ...play, consequences: () => consequences }

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 6],
])('a turn is composed as on any position that fits the view, in game %i of %i', (n, seats) => {
  const rng = new Sfc32(n)
  for (const { seat, view } of turns(n, seats)) {
    const [posed, fitting] = [rules.sample(view, rng), game.sample(view, rng)]
    const decisions: Decision[] = []
    for (let goes = true; goes; ) {
      const draft = draftOf(rules, seat, posed, decisions)
      const { choices, steps, done } = draftOf(rules, seat, fitting, decisions)
      expect(draft).toMatchObject({ choices, steps, done })
      goes = choices.length > 0
      if (goes) decisions.push(choices[rng.below(choices.length)].decision)
    }
  }
})
