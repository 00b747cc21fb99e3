import { conformGame, type Secret } from '@gaslight/conformance'
import type { Audience } from '@gaslight/core'
import { describe } from 'vitest'
import type { Character } from './cast.ts'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'
import type { MrJackView } from './view.ts'

const DETECTIVE = 1

/** Everything about a position, as one who sees all of it reads it. */
const all = (p: MrJackPosition): MrJackView => mrJack.view(p, 'omniscient')
const names = (view: MrJackView) => Object.keys(view.characters) as Character[]
const drawnBy = (view: MrJackView, role: 'jack' | 'detective') =>
  view.alibis.flatMap(({ by, character }) => (by === role && character !== undefined ? [character] : []))

/** MJ-57: to everybody else, each suspect is Jack with the same chance, but for alibis of one's own. */
const identity: Secret<MrJackPosition> = {
  name: 'Jack’s character',
  of: p => all(p).jack,
  candidates(p, to) {
    const view = all(p)
    if (view.jack === undefined || names(view).length < 8) return undefined
    if (view.state === 'over' || to === 0 || to === 'omniscient') return [view.jack]
    const alibis = to === DETECTIVE ? drawnBy(view, 'detective') : []
    return names(view).filter(name => view.characters[name]?.suspect && !alibis.includes(name))
  },
}

/** MJ-57: Jack knows only that the Detective's alibis are neither his identity nor his own alibis. */
const alibi: Secret<MrJackPosition> = {
  name: 'the Detective’s first alibi',
  of: p => drawnBy(all(p), 'detective')[0],
  candidates(p, to) {
    const view = all(p)
    const [drawn] = drawnBy(view, 'detective')
    if (drawn === undefined) return undefined
    if (view.state === 'over' || to === DETECTIVE || to === 'omniscient') return [drawn]
    if (to === 'public') return undefined
    return names(view).filter(name => name !== view.jack && !drawnBy(view, 'jack').includes(name))
  },
}

/** MJ-87: while the Detective picks, Jack's picks may be any two cards of Jack's hand. */
const picks: Secret<MrJackPosition> = {
  name: 'Jack’s picks',
  of: p => all(p).extension?.picks?.jack?.join(' '),
  candidates(p, to: Audience) {
    const { extension, state } = all(p)
    const made = extension?.picks?.jack
    if (state !== 'picks' || made === undefined || to === 'public') return undefined
    if (to !== DETECTIVE) return [made.join(' ')]
    const hand = extension?.hands?.jack ?? []
    return hand.flatMap((first, i) => hand.slice(i + 1).map(second => `${first} ${second}`))
  },
}

const secrets = [identity, alibi, picks]
/** 8 rounds of 4 activations, each a card, a move, a power and a few facings; deals, alibis, picks, placements. */
const bound = 400

describe('the base cast', () => {
  conformGame(mrJack, {
    seed: 1888,
    games: 1600,
    density: 0.6,
    bound,
    secrets,
    optionSets: [
      {},
      { board: 'revised' },
      { whistlePoints: 'upto', whistlePath: 'shortest', watsonFacing: 'S', litPostStopsBeam: false },
      { whistlePath: 'direct', exitCost: 0, accuseAfterPower: false },
      { board: 'revised', trappedGull: 'mustSwap', exitCost: 0, watsonFacing: 'NW', whistlePoints: 'upto' },
    ],
  })
})

describe('the extension cast', () => {
  conformGame(mrJack, {
    seed: 2018,
    games: 400,
    bound,
    secrets,
    density: 1.2,
    optionSets: [
      { cast: 'extension' },
      { cast: 'extension', pool: '2007', board: 'revised', exitCost: 0, whistlePoints: 'upto' },
      { cast: 'extension', pool: 'sourced', jackDraw: 'before', litPostStopsBeam: false, whistlePath: 'shortest' },
      {
        cast: 'extension',
        pizerSteps: 'upto',
        barricadeStopsBeam: false,
        trappedGull: 'mustSwap',
        whistlePath: 'direct',
      },
    ],
  })
})
