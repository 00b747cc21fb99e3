import { conformGame, type Secret } from '@gaslight/conformance'
import { describe } from 'vitest'
import { CAST } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import type { NewYorkView } from './view.ts'

const DETECTIVE = 1

/** Everything about a position, as one who sees all of it reads it. */
const all = (p: NewYorkPosition): NewYorkView => mrJackNewYork.view(p, 'omniscient')
const drawnBy = (view: NewYorkView, role: 'jack' | 'detective') =>
  view.alibis.flatMap(({ by, character }) => (by === role && character !== undefined ? [character] : []))

/** NY-62: to everybody else, each suspect is Jack with the same chance, but for alibis of one's own. */
const identity: Secret<NewYorkPosition> = {
  name: 'Jack’s character',
  of: p => all(p).jack,
  candidates(p, to) {
    const view = all(p)
    if (view.jack === undefined) return undefined
    if (view.state === 'over' || to === 0 || to === 'omniscient') return [view.jack]
    const alibis = to === DETECTIVE ? drawnBy(view, 'detective') : []
    return CAST.filter(name => view.characters[name].suspect && !alibis.includes(name))
  },
}

/** NY-62: Jack knows only that the Detective's alibis are neither his identity nor his own alibis. */
const alibi: Secret<NewYorkPosition> = {
  name: 'the Detective’s first alibi',
  of: p => drawnBy(all(p), 'detective')[0],
  candidates(p, to) {
    const view = all(p)
    const [drawn] = drawnBy(view, 'detective')
    if (drawn === undefined) return undefined
    if (view.state === 'over' || to === DETECTIVE || to === 'omniscient') return [drawn]
    if (to === 'public') return undefined
    return CAST.filter(name => name !== view.jack && !drawnBy(view, 'jack').includes(name))
  },
}

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
    secrets: [identity, alibi, denied],
    optionSets: [
      {},
      { tumbletySwap: 'any', tumbletySelf: true, coverQuays: true },
      { tumbletyDuty: 'mandatory', grantOccupied: false, grantCovered: false, callahanOverlap: false },
      { eastmanAccuse: false, eastmanEscape: false, eastmanRiderCrosses: true, coverParks: false },
      { tumbletySelf: true, tumbletyDuty: 'mandatory', coverParks: false, coverQuays: true, eastmanRiderCrosses: true },
    ],
  })
})
