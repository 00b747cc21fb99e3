import { conformGame, type Secret } from '@gaslight/conformance'
import type { Audience } from '@gaslight/core'
import { DETECTIVE } from '@gaslight/jack-family'
import { sharedSecrets } from '@gaslight/jack-family/testing'
import { describe } from 'vitest'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'
import type { MrJackView } from './view.ts'

/** Everything about a position, as one who sees all of it reads it. */
const all = (p: MrJackPosition): MrJackView => mrJack.view(p, 'omniscient')

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

const secrets = [...sharedSecrets(mrJack), picks]
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
