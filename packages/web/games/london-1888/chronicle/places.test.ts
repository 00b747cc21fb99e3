import { expect, it } from 'vitest'
import { cutAt, placesIn } from './places.ts'

const PUB = { space: 'pub', name: 'the Pub' }
const BERNER = { space: 'V73a', name: 'Berner Street (north end)' }

it.each([
  ['Lusk enters the Pub.', [PUB], ['Lusk enters ', 'pub', '.']],
  ['Lusk rolls a 4.', [], ['Lusk rolls a 4.']],
  ['Lusk rolls a 4.', [PUB], ['Lusk rolls a 4.']],
  ['the Pub → Berner Street (north end)', [PUB, BERNER], ['pub', ' → ', 'V73a']],
  ['Berner Street (north end): the Pub', [PUB, BERNER], ['V73a', ': ', 'pub']],
])('cuts "%s" at the places it names', (text, places, pieces) => {
  const cut = cutAt(text, places)
  expect(cut.map(piece => piece.space ?? piece.text)).toEqual(pieces)
  expect(cut.map(piece => piece.text).join('')).toBe(text)
})

it.each([
  [{ kind: 'walk', to: 'pub' }, ['pub']],
  [{ kind: 'protester', to: 'J33' }, ['J33']],
  [{ kind: 'protester', from: 'J33', to: 'J34' }, ['J33', 'J34']],
  [{ kind: 'play', card: 'disperse', from: 'V62a', to: 'H45b' }, ['V62a', 'H45b']],
  [{ kind: 'play', card: 'wages' }, []],
  [{ kind: 'roll' }, []],
] as const)('finds the places of %j', (detail, places) =>
  expect(placesIn({ told: { kind: 'decision', detail } })).toEqual(places),
)
