import { asked, draftOf, draftRules, positionOf } from '@gaslight/client'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { chosenCount, stepsOf, withGiven } from './given.ts'

const read = game.notation.position({ state: 'women', hideout: 90 })
if (!read.ok) throw new Error(read.error.message)
const women = draftOf(draftRules(game), 0, read.value, [])
const tokens = (draft: typeof women) => draft.steps.map(({ token }) => token).join(' ')

/** Lays one woman after the other, as far as somebody has to choose. */
function laid(...wanted: readonly string[]) {
  return wanted.reduce((draft, token) => {
    const parsed = game.notation.parse(positionOf(draft), token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    return withGiven(draft, parsed.value)
  }, women)
}

describe('what alone can be decided is composed with what was chosen (LW-18, LW-29)', () => {
  it('after the last marked woman the others are unmarked ones', () => {
    const draft = laid('3m', '21m', '27m', '65m', '84m')
    expect(draft.done).toBe(true)
    expect(tokens(draft)).toBe('3m 21m 27m 65m 84m 147w 149w 158w')
    expect(chosenCount(draft)).toBe(5)
    expect(stepsOf(draft).map(({ forced }) => forced)).toEqual([false, false, false, false, false, true, true, true])
  })

  it('as long as there is a choice, nothing is', () => {
    const draft = laid('3m', '21w', '27m')
    expect(tokens(draft)).toBe('3m 21w 27m')
    expect([draft.done, chosenCount(draft)]).toEqual([false, 3])
  })

  it('a step back takes the last one that was chosen', () => {
    const draft = laid('3w', '21m', '27m', '65m', '84m', '147m')
    expect(tokens(draft)).toBe('3w 21m 27m 65m 84m 147m 149w 158w')
    const back = draftOf(draft.rules, draft.seat, draft.base, asked(draft).slice(0, chosenCount(draft) - 1))
    expect(back.choices).toHaveLength(2)
  })
})
