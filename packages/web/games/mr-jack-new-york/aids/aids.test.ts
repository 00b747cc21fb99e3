import { LIBERTY, mrJackNewYork, type NewYorkView } from '@gaslight/mr-jack-new-york'
import { describe, expect, it } from 'vitest'
import { turns } from '../../jack-family/testing/games.ts'
import type { NewYork } from '../types.ts'
import { labelsOf, leavers, outlookOf, seenNow, stageOf, waysOut } from './aids.ts'

function viewOf(document: object): NewYorkView {
  const read = mrJackNewYork.notation.position(document)
  if (!read.ok) throw new Error(read.error.message)
  return mrJackNewYork.view(read.value, 'public')
}

const start = viewOf({})

/** The Informant begins on Liberty Island: whoever can goes there (NY-50). */
function consults(detail: NewYork['detail']): boolean {
  return detail.kind === 'move' && detail.to === LIBERTY
}

describe('the aids', () => {
  it('say who is visible at the start (NY-57), and whom each answer would clear (NY-60)', () => {
    expect([...seenNow(start)]).toEqual(['Beach', 'Callahan', 'Grant', 'Latimer', 'Rider', 'Smith'])
    expect(outlookOf(start)).toMatchObject({
      ifSeen: ['Eastman', 'Tumblety'],
      ifUnseen: ['Beach', 'Callahan', 'Grant', 'Latimer', 'Rider', 'Smith'],
    })
  })

  it('say that nobody can leave from the start, with the land exit alone open (section 3)', () => {
    expect(leavers(start).size).toBe(0)
    expect(waysOut(start)).toEqual(['n8'])
  })

  it('name whoever can leave with one move, and by which way (NY-63)', () => {
    const view = viewOf({ characters: { Grant: { at: 'm9' } } })
    expect([...leavers(view)]).toEqual([['n8', ['Grant']]])
    expect(labelsOf(view, { exits: true, distances: false })).toEqual({ m9: '→ n8' })
    const { Grant } = view.characters
    const cleared = { ...view, characters: { ...view.characters, Grant: { ...Grant, suspect: false } } }
    expect(leavers(cleared).size).toBe(0)
  })
})

describe('the film and the marks', () => {
  it('move whatever a decision moves: every kind has its own way', () => {
    const shown = new Map<string, readonly string[]>()
    for (const { position, choices, active } of turns<NewYork>(mrJackNewYork, {}, 6, consults)) {
      const view = mrJackNewYork.view(position, 'public')
      for (const { detail } of choices)
        if (!shown.has(detail.kind) && active !== 'Eastman')
          shown.set(
            detail.kind,
            stageOf(view, detail, active as never).map(way => way.kind),
          )
    }
    expect(Object.fromEntries(shown)).toMatchObject({
      move: ['walk'],
      accusation: ['walk'],
      entrance: ['tile'],
      lamp: ['tile'],
      site: ['tile'],
      park: ['tile'],
      cover: ['cover'],
      steamer: ['sail'],
      swap: ['walk', 'walk'],
      informant: ['informant'],
      card: [],
      decline: [],
    })
  })
})
