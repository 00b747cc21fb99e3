import { describe, expect, it } from 'vitest'
import { pieces, searchRules, wordsOf } from './search.ts'

const book = {
  sections: [
    {
      id: 'goal',
      title: 'Goal',
      rules: [
        { id: 'MJ-1', text: 'Two seats.' },
        { id: 'MJ-2', text: 'Jack flees, see MJ-30.' },
      ],
    },
    { id: 'powers', title: 'Powers', rules: [{ id: 'MJ-30', text: 'Holmes découvre un alibi.' }] },
  ],
}
const ids = (query: string) => searchRules(book, wordsOf(query)).flatMap(section => section.rules.map(rule => rule.id))

describe('searching the rules', () => {
  it.each([
    ['nothing to look for shows all', '  ', ['MJ-1', 'MJ-2', 'MJ-30']],
    ['case does not matter', 'JACK', ['MJ-2']],
    ['accents do not matter', 'decouvre', ['MJ-30']],
    ['every word must be there', 'holmes alibi', ['MJ-30']],
    ['a word that is nowhere finds nothing', 'holmes watson', []],
    ['a number finds its rule and those that cite it', '30', ['MJ-2', 'MJ-30']],
    ['a section title finds its rules', 'powers', ['MJ-30']],
  ])('%s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it('marks what was found and the numbers of other rules', () => {
    expect(pieces('Jack flees, see MJ-30.', ['flees'])).toEqual([
      { text: 'Jack ', kind: 'plain' },
      { text: 'flees', kind: 'found' },
      { text: ', see ', kind: 'plain' },
      { text: 'MJ-30', kind: 'rule' },
      { text: '.', kind: 'plain' },
    ])
  })
})
