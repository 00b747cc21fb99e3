import { conformTexts, keysOf } from '@gaslight/conformance/texts'
import familyEn from '@gaslight/jack-family/messages/en.json' with { type: 'json' }
import familyFr from '@gaslight/jack-family/messages/fr.json' with { type: 'json' }
import familyRu from '@gaslight/jack-family/messages/ru.json' with { type: 'json' }
import familyZh from '@gaslight/jack-family/messages/zh.json' with { type: 'json' }
import { merged } from '@gaslight/jack-family/texts'
import { describe, expect, it } from 'vitest'
import { CELLS, EXITS, LIBERTY } from './board.ts'
import { CAST } from './cast.ts'
import type { NewYorkDetail } from './detail.ts'
import { ILLEGAL } from './illegal.ts'
import ownEn from './messages/en.json' with { type: 'json' }
import ownFr from './messages/fr.json' with { type: 'json' }
import ownRu from './messages/ru.json' with { type: 'json' }
import ownZh from './messages/zh.json' with { type: 'json' }
import { OPTIONS } from './options.ts'
import type { NewYorkEffect, State, Tile } from './view.ts'

const en = merged(familyEn, ownEn)

conformTexts({
  translations: {
    en,
    fr: merged(familyFr, ownFr),
    ru: merged(familyRu, ownRu),
    zh: merged(familyZh, ownZh),
  },
  options: OPTIONS,
  refusals: ILLEGAL,
})

/** Keys that the types demand; `satisfies` makes a new state, kind or effect a type error here. */
const STATES = Object.keys({
  identity: 0,
  deal: 0,
  card: 0,
  'power-or-move': 0,
  move: 0,
  informant: 0,
  alibi: 0,
  'power-after': 0,
  over: 0,
} satisfies { [state in State]: 0 })
const KINDS = Object.keys({
  identity: 0,
  deal: 0,
  card: 0,
  move: 0,
  stay: 0,
  accusation: 0,
  leaving: 0,
  entrance: 0,
  lamp: 0,
  site: 0,
  park: 0,
  cover: 0,
  steamer: 0,
  swap: 0,
  decline: 0,
  informant: 0,
  alibi: 0,
} satisfies { [kind in NewYorkDetail['kind']]: 0 })
const EFFECTS: { readonly [kind in NewYorkEffect['kind']]: readonly string[] } = {
  deal: ['deal'],
  lapse: ['lapse'],
  appeal: ['appeal-seen', 'appeal-seen-none', 'appeal-unseen', 'appeal-unseen-none'],
  round: ['round'],
  over: [],
  'deck-empty': ['deck-empty'],
  'informant-talks': ['informant-talks'],
}
const TILES = Object.keys({ entrance: 0, lamp: 0, site: 0, park: 0 } satisfies { [tile in Tile]: 0 })
const WITH_POWER_STEP = CAST.filter(name => name !== 'Eastman')

describe('there is a text for', () => {
  const keys = keysOf(en)
  const has = (...wanted: readonly string[]) => expect(wanted.filter(key => !keys.has(key))).toEqual([])

  it('every character', () => {
    for (const kind of ['character', 'fullName', 'power', 'timing', 'promptOf.move'])
      has(...CAST.map(name => `${kind}.${name}`))
  })

  it('every power, before or after the move; Eastman has no step for his (NY-17)', () => {
    for (const state of ['power-or-move', 'power-after'])
      has(...WITH_POWER_STEP.map(name => `promptOf.${state}.${name}`))
  })

  it('every state', () => has(...STATES.flatMap(state => [`state.${state}`, `prompt.${state}`])))

  it('every kind of decision', () => has(...KINDS.flatMap(kind => [`kind.${kind}`, `decision.${kind}`])))

  it('whoever moves in the place of Eastman (NY-43)', () => {
    has(...['moveFor', 'consultFor', 'accusationFor', 'leavingFor'].map(key => `decision.${key}`))
  })

  it('every ending, for both sides and for lookers-on', () => {
    for (const reason of ['escaped', 'arrested', 'wrong-accusation', 'dawn'])
      has(...['headline', 'jack', 'detective', 'public'].map(to => `ending.${reason}.${to}`))
  })

  it('every effect', () => has(...Object.values(EFFECTS).flatMap(kinds => kinds.map(kind => `effect.${kind}`))))

  it('everything that lies or stands on the board, and every way out', () => {
    has(...CELLS.map(({ kind }) => `cell.${kind}`), ...TILES.flatMap(tile => [`tile.${tile}`, `cell.${tile}`]))
    has(...EXITS.map(exit => `exit.${exit}`), `space.${LIBERTY}`, 'informant.talkative', 'informant.mute')
  })
})
