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

  it('tells the cells of his row to Jack, and to nobody else', () => {
    const words = wordsOf('en')
    const turn = [...turns(3, 2)].find(({ view }) => view.nights[view.night]?.row !== undefined)
    if (turn === undefined) throw new Error('no row')
    const [circle] = Object.values(turn.view.nights[turn.view.night]?.row ?? {})
    if (circle === undefined) throw new Error('empty row')
    const target = { kind: 'circle', circle } as const
    expect(placeWords(words, turn.view, target).join()).toMatch(/cell (I|II|III|IV|V|\d+)\b.* of tonight’s row/)
    expect(placeWords(words, { ...turn.view, nights: {} }, target).join()).not.toContain('row')
  })
})
