import type { Refusals } from '@gaslight/core'
import { ILLEGAL as WHITECHAPEL } from '@gaslight/letters-from-whitechapel'
import {
  ACTION_CARDS,
  CHARACTERS,
  ITEM_NAMES,
  ILLEGAL as LONDON,
  MISFITS,
  SPACES,
  WEAPONS,
} from '@gaslight/london-1888'
import { ILLEGAL as MR_JACK } from '@gaslight/mr-jack'
import { ILLEGAL as NEW_YORK } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'
import { ENTRIES } from './games.ts'
import { LANGUAGES } from './speech.ts'

/** Values that parameters can have, by title; those left out are numbers, what was typed, or printed on the board. */
const IDS: { readonly [game: string]: { readonly [parameter: string]: readonly string[] } } = {
  'mr-jack': { exit: ['NW', 'SE'], state: ['power-or-move', 'facing'], power: ['swap', 'whistle'] },
  'mr-jack-new-york': { tile: ['investigation'], state: ['power-or-move'], power: ['steamer'] },
  'letters-from-whitechapel': {
    colour: ['blue', 'yellow', 'brown', 'red', 'green', 'fake'],
    letter: ['dear-boss', 'from-hell', 'saucy-jacky', 'goulston'],
  },
  'london-1888': { player: CHARACTERS, space: SPACES, card: ACTION_CARDS, weapon: WEAPONS, item: ITEM_NAMES },
}

const TITLES: readonly (readonly [game: string, refusals: Refusals])[] = [
  ['mr-jack', MR_JACK],
  ['mr-jack-new-york', NEW_YORK],
  ['letters-from-whitechapel', WHITECHAPEL],
  ['london-1888', { ...LONDON, ...MISFITS }],
]

/** Whether an id stands in a text, and not as a part of a word. */
function says(text: string, id: string): boolean {
  const literal = id.replace(/[.?$^*+()[\]{}|\\/]/g, '\\$&')
  return RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'u').test(text)
}

describe.each(TITLES)('%s', (game, refusals) => {
  test.each(LANGUAGES)('whatever a reason names has its name in %s', language => {
    const say = ENTRIES[game].speak(language)
    const raw: string[] = []
    for (const [reason, { rule, params }] of Object.entries(refusals)) {
      // Without anything named, so that what the sentence itself says is no find.
      const bare = explain(say)({ reason, rule, params: Object.fromEntries(params.map(name => [name, 7])) })
      for (const parameter of params)
        for (const id of IDS[game][parameter] ?? []) {
          const given = Object.fromEntries(params.map(name => [name, name === parameter ? id : 7]))
          const text = explain(say)({ reason, rule, params: given })
          if (says(text, id) && !says(bare, id)) raw.push(`${reason}: ${text}`)
        }
    }
    expect(raw).toEqual([])
  })
})
