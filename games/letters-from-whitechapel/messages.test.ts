import { conformTexts, keysOf } from '@gaslight/conformance/texts'
import { describe, expect, it } from 'vitest'
import { COLOURS, FACES, LETTERS, REASONS, ROLES } from './cast.ts'
import type { WhitechapelDetail } from './detail.ts'
import { ILLEGAL, UNSOUND } from './illegal.ts'
import { RED } from './map.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }
import { OPTIONS } from './options.ts'
import { STATES, type State, type WhitechapelEffect, type Woman } from './view.ts'

conformTexts({ translations: { en, fr, ru, zh }, options: OPTIONS, refusals: { ...ILLEGAL, ...UNSOUND } })

type Kind = WhitechapelDetail['kind']

/** Keys that the types demand; `satisfies` makes a new kind, effect or token a type error here. */
const WOMEN = Object.keys({ marked: 0, plain: 0, none: 0, unknown: 0 } satisfies { [woman in Woman]: 0 })
const DECLINED = Object.keys({
  address: 0,
  letter: 0,
  goulston: 0,
  'false-clue': 0,
} satisfies { [what in Extract<WhitechapelDetail, { kind: 'decline' }>['what']]: 0 })
/** How a decision of each kind is told once it is taken: with its answer, and without what a reader may not know. */
const CHRONICLE: { readonly [kind in Kind]: readonly string[] } = {
  hideout: ['hideout', 'hideoutHidden', 'hideoutDrawn', 'hideoutDrawnHidden'],
  woman: ['woman', 'women'],
  head: ['head'],
  address: ['addressNo', 'addressYes'],
  patrol: ['patrol', 'patrols'],
  letter: ['letter'],
  'saucy-jacky': ['saucy-jacky'],
  shift: ['shift'],
  wait: ['wait'],
  kill: ['kill', 'killTwo', 'killTwoHidden'],
  wretched: ['wretched'],
  'wretched-stays': ['wretched-stays'],
  flip: ['flip'],
  move: ['move', 'moveHidden', 'declared', 'declaredHidden'],
  alley: ['alley', 'alleyHidden'],
  coach: ['coach', 'coachHidden'],
  goulston: ['goulston'],
  x99: ['x99'],
  police: ['police'],
  'police-stays': ['police-stays'],
  'false-clue': ['false-clue'],
  search: ['searchNo', 'searchYes'],
  arrest: ['arrestNo', 'arrestYes'],
  'area-arrest': ['area-arrestNo', 'area-arrestYes'],
  rush: ['rush'],
  pass: ['pass'],
  decline: DECLINED.map(what => `decline.${what}`),
}
const KINDS = Object.keys(CHRONICLE)
const EFFECTS: { readonly [kind in WhitechapelEffect['kind']]: readonly string[] } = {
  women: ['women'],
  patrol: ['patrol', 'patrol-none'],
  'false-clue-gained': ['false-clue-gained'],
  night: ['night'],
  over: [],
}
/** Whom nobody asks: chance decides, or the game is over. */
const UNASKED: readonly State[] = ['head', 'over']

describe('there is a text for', () => {
  const keys = keysOf(en)
  const has = (...wanted: readonly string[]) => expect(wanted.filter(key => !keys.has(key))).toEqual([])

  it('every seat and both sides', () => {
    has(...ROLES.map(role => `role.${role}`), ...['jack', 'police', 'head'].map(side => `side.${side}`))
    has('goal.jack', 'goal.police')
  })

  it('every policeman, Head tile, patrol and woman, seen or not', () => {
    has(...COLOURS.flatMap(colour => [`policeman.${colour}`, `policemanWithin.${colour}`, `head.${colour}`]))
    has(...FACES.map(face => `face.${face}`), 'face.hidden', ...WOMEN.map(woman => `woman.${woman}`))
  })

  it('every patrol as the reason of a refusal names it (LW-33)', () =>
    has(...FACES.map(face => `policemanWithin.${face}`)))

  it('every Letter and special token', () => {
    has(...LETTERS.flatMap(letter => [`letter.${letter}.name`, `letter.${letter}.help`]))
    has(...['coach', 'alley'].flatMap(token => [`special.${token}.name`, `special.${token}.help`]))
  })

  it('every night', () => has(...[1, 2, 3, 4].flatMap(night => [`night.name.${night}`, `night.date.${night}`])))

  it('every point, as whoever decides and as all others see it (LW-18)', () => {
    has(...STATES.flatMap(state => [`state.${state}`, `prompt.${state}.theirs`]))
    has(...STATES.filter(state => !UNASKED.includes(state)).map(state => `prompt.${state}.yours`))
  })

  it('every murder that is asked for: of one or two, and when Jack may not wait (LW-34 to LW-36)', () => {
    has(...['yours', 'yoursTwo', 'yoursMust', 'yoursMustTwo'].map(ask => `prompt.kill.${ask}`))
  })

  it('every kind of decision, before and after it is taken', () => {
    has(...KINDS.map(kind => `kind.${kind}`))
    has(...KINDS.filter(kind => kind !== 'decline').map(kind => `decision.${kind}`), 'decision.declared')
    has('decision.killTwo', ...DECLINED.map(what => `decision.decline.${what}`))
    has(...Object.values(CHRONICLE).flatMap(texts => texts.map(text => `chronicle.${text}`)))
  })

  it('every answer and every effect', () => {
    has(...['search', 'arrest'].flatMap(kind => [`answer.${kind}.yes`, `answer.${kind}.no`]))
    has(...Object.values(EFFECTS).flatMap(kinds => kinds.map(kind => `effect.${kind}`)))
  })

  it('every ending, for both sides and for lookers-on', () => {
    for (const reason of REASONS) has(...['headline', 'jack', 'police', 'public'].map(to => `ending.${reason}.${to}`))
  })

  it('every red circle, under the name of its place, and no other', () => {
    expect([...keys].filter(key => key.startsWith('site.')).sort()).toEqual(RED.map(circle => `site.${circle}`).sort())
  })

  it('every region of the map', () => {
    const bands = [
      ['north-west', 'north', 'north-east'],
      ['west', 'centre', 'east'],
      ['south-west', 'south', 'south-east'],
    ]
    has(...bands.flat().map(region => `place.region.${region}`))
  })
})

describe('a sentence that hides a secret', () => {
  it('names neither a circle nor an order', () => {
    const hidden = Object.entries(en.chronicle).filter(([key]) => key.endsWith('Hidden') && !key.startsWith('kill'))
    expect(hidden.length).toBeGreaterThan(0)
    for (const [key, text] of hidden) expect(text, key).not.toMatch(/\{\{/)
  })
})
