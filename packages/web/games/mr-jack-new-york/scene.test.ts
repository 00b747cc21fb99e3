import { LIBERTY, mrJackNewYork, type NewYorkView } from '@gaslight/mr-jack-new-york'
import { describe, expect, it } from 'vitest'
import { turns } from '../jack-family/testing/games.ts'
import { sceneAfter } from './scene.ts'
import type { NewYork } from './types.ts'

/** What a preview draws; the Informant's side turns at the end of a round by itself (NY-20). */
function drawn({ characters, tiles, investigation, steamers, informant, supply }: NewYorkView) {
  const places = Object.entries(characters).map(([name, { at }]) => [name, at])
  return { places, tiles, investigation: sorted(investigation), steamers, informant: informant.at, supply }
}

function sorted(pairs: NewYorkView['investigation']): string[] {
  return pairs.map(pair => pair.join()).sort()
}

/** The Informant begins on Liberty Island: whoever can goes there (NY-50). */
function consults(detail: NewYork['detail']): boolean {
  return detail.kind === 'move' && detail.to === LIBERTY
}

describe('a preview', () => {
  it('draws the board as the rules leave it after the decision', () => {
    const kinds = new Set<string>()
    for (const { position, choices, active } of turns<NewYork>(mrJackNewYork, {}, 4, consults)) {
      const before = mrJackNewYork.view(position, 'public')
      for (const { decision, detail } of choices.filter((_, i) => i % 9 === 0)) {
        if (detail.kind === 'accusation' || detail.kind === 'leaving') continue
        const after = position.clone()
        after.apply(decision)
        kinds.add(detail.kind)
        expect(drawn(sceneAfter(before, detail, active as never)), JSON.stringify(detail)).toEqual(
          drawn(mrJackNewYork.view(after, 'public')),
        )
      }
    }
    for (const kind of ['move', 'entrance', 'lamp', 'site', 'park', 'cover', 'steamer', 'swap', 'informant'])
      expect(kinds, kind).toContain(kind)
  })
})
