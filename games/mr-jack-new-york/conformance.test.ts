import { conformGame, type Secret } from '@gaslight/conformance'
import { drawnBy, sharedSecrets } from '@gaslight/jack-family/testing'
import { describe } from 'vitest'
import { CAST } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import type { NewYorkView } from './view.ts'

/** Everything about a position, as one who sees all of it reads it. */
const all = (p: NewYorkPosition): NewYorkView => mrJackNewYork.view(p, 'omniscient')

/** NY-52: Jack may draw an alibi himself, which the Detective cannot know. */
const denied: Secret<NewYorkPosition> = {
  name: 'the first alibi that Jack drew',
  of: p => drawnBy(all(p), 'jack')[0],
  candidates(p, to) {
    const view = all(p)
    const [drawn] = drawnBy(view, 'jack')
    if (drawn === undefined) return undefined
    if (view.state === 'over' || to === 0 || to === 'omniscient') return [drawn]
    if (to === 'public') return undefined
    const alibis = drawnBy(view, 'detective')
    const left = CAST.filter(name => !alibis.includes(name))
    const suspects = left.filter(name => view.characters[name].suspect)
    // Jack's own card is in no deck, so that between these extremes an Innocent's alibi is likelier than a Suspect's.
    if (suspects.length === left.length) return left
    return suspects.length === 1 ? left.filter(name => name !== suspects[0]) : undefined
  },
}

describe('Mr. Jack in New York', () => {
  conformGame(mrJackNewYork, {
    seed: 1910,
    games: 1600,
    density: 0.6,
    /** 32 activations of a card, a move and a power; 8 places and alibis, 4 deals, and the identity. */
    bound: 117,
    secrets: [...sharedSecrets(mrJackNewYork), denied],
    optionSets: [
      {},
      { tumbletySwap: 'any', tumbletySelf: true, coverQuays: true },
      { tumbletyDuty: 'mandatory', grantOccupied: false, grantCovered: false, callahanOverlap: false },
      { eastmanAccuse: false, eastmanEscape: false, eastmanRiderCrosses: true, coverParks: false },
      { tumbletySelf: true, tumbletyDuty: 'mandatory', coverParks: false, coverQuays: true, eastmanRiderCrosses: true },
    ],
  })
})
