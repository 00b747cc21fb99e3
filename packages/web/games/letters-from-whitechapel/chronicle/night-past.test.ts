import { lettersFromWhitechapel as game, type Night, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { nightPast, nightPastTitle } from './night-past.ts'

const [{ view: START }] = turns(1, 2)

/** The second night has begun after a first one with a coach, an alley, a clue and a failed arrest. */
const AFTER: WhitechapelView = {
  ...START,
  audience: 'detective-1',
  state: 'women',
  night: 2,
  scenes: { 27: 1 },
  nights: {
    1: {
      head: 'red',
      toc: 2,
      filled: 9,
      special: { 5: 'coach', 6: 'coach', 8: 'alley' },
      answers: {
        1: { round: 1, by: 'red', kind: 'search', circles: [100], yes: false },
        2: { round: 2, by: 'red', kind: 'search', circles: [44], yes: true },
        3: { round: 3, by: 'blue', kind: 'search', circles: [44], yes: true },
        4: { round: 3, by: 'green', kind: 'arrest', circles: [26], yes: false },
      },
    },
    2: {},
  },
}

describe('of a night from which Jack has got away', () => {
  it('all that was public is told (LW-98, LW-100)', () => {
    expect(nightPastTitle(wordsOf('en'), 1)).toBe('The first night is over')
    expect(nightPast(wordsOf('en'), AFTER, 1)).toEqual([
      'Jack declared himself home in cell 4: 11 cells left.',
      'At II he struck on 27.',
      '1 coach: cells I and 1.',
      '1 alley: cell 3.',
      'Clues found on 44.',
      'Arrests failed on 26.',
    ])
  })

  it('it is told what did not happen', () => {
    const quiet = { ...AFTER, nights: { 1: { toc: 1, filled: 8 } } }
    expect(nightPast(wordsOf('en'), quiet, 1)).toEqual([
      'Jack declared himself home in cell 3: 12 cells left.',
      'At I he struck on 27.',
      'He took neither coach nor alley.',
      'No clue was found.',
    ])
  })

  it('nothing is told while it lasts', () => {
    expect(nightPast(wordsOf('en'), { ...AFTER, night: 1 }, 1)).toEqual([])
    expect(nightPast(wordsOf('en'), AFTER, 2)).toEqual([])
  })

  it.each(['en', 'fr', 'ru', 'zh'])('the same is told to the police as to lookers-on, in %s', language => {
    const words = wordsOf(language)
    let told = 0
    for (const { position, view } of turns(11, 3)) {
      if (view.state !== 'women' || view.night === 1) continue
      const last = (view.night - 1) as Night
      const facts = nightPast(words, game.view(position, 'public'), last)
      expect(nightPast(words, game.view(position, 1), last)).toEqual(facts)
      expect(facts.join(' ')).not.toMatch(/\{\{|undefined|NaN/)
      told += facts.length
    }
    expect(told).toBeGreaterThan(0)
  })
})
