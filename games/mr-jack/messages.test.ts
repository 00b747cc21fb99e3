import { conformTexts, keysOf } from '@gaslight/conformance/texts'
import familyEn from '@gaslight/jack-family/messages/en.json' with { type: 'json' }
import familyFr from '@gaslight/jack-family/messages/fr.json' with { type: 'json' }
import familyRu from '@gaslight/jack-family/messages/ru.json' with { type: 'json' }
import familyZh from '@gaslight/jack-family/messages/zh.json' with { type: 'json' }
import { merged } from '@gaslight/jack-family/texts'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, EXIT_IDS } from './board.ts'
import { BASE_CAST, EXTENSION_CAST } from './cast.ts'
import type { MrJackDetail } from './detail.ts'
import { ILLEGAL } from './illegal.ts'
import ownEn from './messages/en.json' with { type: 'json' }
import ownFr from './messages/fr.json' with { type: 'json' }
import ownRu from './messages/ru.json' with { type: 'json' }
import ownZh from './messages/zh.json' with { type: 'json' }
import { OPTIONS } from './options.ts'
import { EARLY, ORDINAL, POWER_OF, Power } from './roster.ts'
import type { MrJackEffect, Reason, State } from './view.ts'

const en = merged(familyEn, ownEn)
const translations = {
  en,
  fr: merged(familyFr, ownFr),
  ru: merged(familyRu, ownRu),
  zh: merged(familyZh, ownZh),
}
const EVERYBODY = [...BASE_CAST, ...EXTENSION_CAST]

conformTexts({ translations, options: OPTIONS, refusals: ILLEGAL })

/** Keys that the types demand; `satisfies` makes a new state, reason or kind a type error here. */
const STATES = Object.keys({
  identity: 0,
  deal: 0,
  card: 0,
  'power-or-move': 0,
  move: 0,
  'power-after': 0,
  alibi: 0,
  facing: 0,
  over: 0,
  hands: 0,
  picks: 0,
  reveal: 0,
  'placement-card': 0,
  placement: 0,
  barricade: 0,
  imitation: 0,
} satisfies { [state in State]: 0 })
const KINDS = Object.keys({
  identity: 0,
  deal: 0,
  card: 0,
  move: 0,
  stay: 0,
  accusation: 0,
  leaving: 0,
  swap: 0,
  cover: 0,
  cordon: 0,
  light: 0,
  whistle: 0,
  facing: 0,
  alibi: 0,
  hands: 0,
  picks: 0,
  reveal: 0,
  placement: 0,
  barricade: 0,
  imitation: 0,
  flight: 0,
} satisfies { [kind in MrJackDetail['kind']]: 0 })
const REASONS = Object.keys({ escaped: 0, arrested: 0, 'wrong-accusation': 0, dawn: 0 } satisfies {
  [reason in Reason]: 0
})
const EFFECTS = Object.keys({
  deal: 0,
  lapse: 0,
  'picks-shown': 0,
  appeal: 0,
  'lamp-out': 0,
  round: 0,
  over: 0,
} satisfies {
  [kind in MrJackEffect['kind']]: 0
})

describe('there is a text for', () => {
  const keys = keysOf(en)
  const has = (...wanted: readonly string[]) => expect(wanted.filter(key => !keys.has(key))).toEqual([])

  it('every character of both casts', () => {
    for (const kind of ['character', 'fullName', 'power', 'timing', 'promptOf.move'])
      has(...EVERYBODY.map(name => `${kind}.${name}`))
  })

  it('every power asked for before or after the move', () => {
    const after: readonly number[] = [
      Power.cover,
      Power.whistle,
      Power.cordon,
      Power.light,
      Power.facing,
      Power.barricade,
      Power.flight,
    ]
    has(...EVERYBODY.filter(name => EARLY[ORDINAL[name]] === 1).map(name => `promptOf.power-or-move.${name}`))
    has(
      ...EVERYBODY.filter(name => after.includes(POWER_OF[ORDINAL[name]])).map(name => `promptOf.power-after.${name}`),
    )
  })

  it('every state', () => has(...STATES.flatMap(state => [`state.${state}`, `prompt.${state}`])))

  it('every kind of decision', () => has(...KINDS.flatMap(kind => [`kind.${kind}`, `decision.${kind}`])))

  it('every ending, for both sides and for lookers-on', () => {
    for (const reason of REASONS)
      has(...['headline', 'jack', 'detective', 'public'].map(to => `ending.${reason}.${to}`))
  })

  it('every effect', () => {
    const told = EFFECTS.filter(kind => kind !== 'over').flatMap(kind =>
      kind === 'appeal' ? ['appeal-seen', 'appeal-seen-none', 'appeal-unseen', 'appeal-unseen-none'] : [kind],
    )
    has(...told.map(kind => `effect.${kind}`))
  })

  it('every direction, exit and tile', () => {
    has(...DIRECTIONS.map(direction => `direction.${direction}`), ...EXIT_IDS.map(exit => `exit.${exit}`))
    has(...[1, 2, 3, 4, 'plain'].map(tile => `tile.${tile}`))
  })
})
