import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { targetOf } from './MapText.tsx'
import { aroundWords, placeWords } from './places.ts'

describe('the map in words', () => {
  it.each([
    ['27', { kind: 'circle', circle: 27 }],
    ['X41', { kind: 'crossing', crossing: 'x41' }],
    ['196', null],
    ['x235', null],
    ['', null],
  ])('%s is asked about', (text, target) => expect(targetOf(text)).toEqual(target))

  it('says what lies on a place and what it is next to', () => {
    const words = wordsOf('en')
    const view = [...turns(3, 2)].find(turn => turn.view.state === 'police')?.view
    if (view?.policemen.blue === undefined) throw new Error('no police')
    const at = { kind: 'crossing', crossing: view.policemen.blue } as const
    expect(placeWords(words, view, at)).toContain('policeman: Blue')
    expect(aroundWords(words, view, { kind: 'circle', circle: 43 })).toContain('no alley')
  })
})
