import { hexesOf } from '@gaslight/jack-family'
import { at, type Document, listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { appealPreview, reachOf, waysOf } from './analysis.ts'
import type { Character } from './cast.ts'
import { mrJack } from './game.ts'
import { found, reachInto } from './movement.ts'
import { hexName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { ORDINAL } from './roster.ts'
import { legal, played, position, refusal, tokens, turn } from './testing.ts'

/** The extension cast (section 16): cases E1 to E9 and the rules that they leave out. */
const OPTIONS = { cast: 'extension' }
const PLACES = {
  Abberline: 'f7',
  Bert: 'h10',
  Holmes: 'g5',
  Lane: 'c4',
  Lestrade: 'e5',
  Madame: 'i8',
  Pizer: 'm10',
  Smith: 'g8',
} as const
const X: Document = { options: OPTIONS, characters: at(PLACES), extension: { barricade: ['g7', 'g8'] } }
const OPEN: Document = { ...X, extension: {} }

/** Position X with some characters elsewhere, or others in their stead. */
function cast(places: { readonly [name in Character]?: string }, without: readonly Character[] = []): Document {
  const kept = Object.entries(PLACES).filter(([name]) => !without.some(other => other === name))
  return { ...X, characters: at({ ...Object.fromEntries(kept), ...places }) }
}

const seen = (p: MrJackPosition) => listed(appealPreview(p).seen)
const flights = (p: MrJackPosition) => tokens(p).map(token => token.slice(3, -1))

describe('handed cases of the extension', () => {
  it('E1: Abberline’s neighbour has one point, and the barricade shuts an edge', () => {
    expect(reachOf(position(X), 'Smith')).toEqual({ points: 1, ends: ['g9'], occupied: ['f7'] })
    expect(reachOf(position(OPEN), 'Smith')).toEqual({ points: 1, ends: ['g7', 'g9'], occupied: ['f7'] })
  })

  it('E2: Madame’s six points without sewers', () => {
    const { points, ends, occupied } = reachOf(position(X), 'Madame')
    expect([points, ends.length]).toEqual([6, 35])
    for (const hex of ['l6', 'l12', 'h3', 'm9']) expect(ends).toContain(hex)
    expect(ends).not.toContain('a5')
    expect(listed(occupied)).toBe('f7 g5 g8 h10 m10')
  })

  it('E3: his own questions do not bind Abberline', () => {
    const { points, ends, occupied } = reachOf(position(X), 'Abberline')
    expect([points, ends.length, listed(occupied)]).toEqual([3, 34, 'c4 e5 g5 g8 h10 i8 m10'])
  })

  it('E4: who is seen, and the barricade between two neighbours', () => {
    const lamps = { b2: 1, c7: 3, f5: 'plain', h4: 'plain', k6: 4, l11: 2 }
    const apart = { ...cast({ Abberline: 'b6', Holmes: 'g7' }), lamps }
    expect(seen(position(X))).toBe('Abberline Holmes Lestrade Madame Smith')
    expect(seen(position(apart))).not.toMatch(/Holmes|Smith/)
    expect(seen(position({ ...apart, extension: {} }))).toMatch(/Holmes .*Smith/)
  })

  it('E5: one neighbour of Pizer flees exactly three steps', () => {
    const p = played(turn('jack', 'Pizer', X), 'm10-h6')
    expect(flights(p)).toEqual(['Holmes g5-e3', 'Holmes g5-h3'])
  })

  it('E6: two neighbours flee, in an order of the seat’s choice', () => {
    const p = played(turn('jack', 'Pizer', X), 'm10-e6')
    expect(flights(p)).toEqual([
      'Abberline f7-c6',
      'Abberline f7-e9',
      'Abberline f7-g10',
      'Abberline f7-h6',
      'Lestrade e5-b3',
      'Lestrade e5-c2',
      'Lestrade e5-c3',
      'Lestrade e5-f3',
    ])
    expect(played(p, '(F Lestrade e5-b3)', '(F Abberline f7-c6)').active).toBe(-1)
  })

  it('E7: the barricade shuts Jack in, and Lane must put it elsewhere', () => {
    const document = {
      ...cast({ Bert: 'l7' }),
      round: 2,
      witness: 'unseen',
      jack: 'Bert',
      extension: { barricade: ['l6', 'l7'] },
    }
    expect(refusal(turn('jack', 'Bert', document), 'l7-SE^')).toBe('exit-too-far')
    expect(refusal(turn('jack', 'Bert', { ...document, extension: {} }), 'l7-SE^')).toBeNull()
    const lane = turn('detective', 'Lane', document)
    expect(tokens(lane).filter(token => token.startsWith('(B'))).toHaveLength(86)
    expect(refusal(lane, '(B l7/l6)')).toBe('barricade-same')
  })

  it('E8: Spring leaps over obstacles and characters onto street hexes', () => {
    const p = position(cast({ Spring: 'i4' }, ['Madame']))
    const near = () => {
      reachInto(p, p.pieceOf('Spring'), ORDINAL.Spring, 1)
      return listed(hexesOf(found[0], found[1]).map(hexName))
    }
    expect(near()).toBe('g4 h3 i5')
    const crowd = position(cast({ Spring: 'i4', Bert: 'i5' }, ['Madame']))
    reachInto(crowd, crowd.pieceOf('Spring'), ORDINAL.Spring, 1)
    expect(listed(hexesOf(found[0], found[1]).map(hexName))).toBe('g4 h3 i5 i6')
  })

  it('E9: hands, picks and who is in', () => {
    const start = position({ options: OPTIONS })
    expect(legal(start)).toHaveLength(252)
    const dealt = played(start, 'hand J Abberline Goodley Gull Lane Madame')
    const { hands } = mrJack.view(dealt, 0).extension ?? {}
    expect(listed(hands?.detective ?? [])).toBe('Moriarty Pizer Spring Stealthy Watson')
    const picked = played(dealt, 'pick J Abberline Lane', 'pick D Moriarty Watson')
    const moriarty = played(picked, 'P deal Bert Holmes Moriarty Watson')
    expect(tokens(moriarty)).toEqual(['Bert', 'Holmes', 'Moriarty', 'Watson'])
    const absent = tokens(turn('jack', 'Moriarty', { ...cast({ Moriarty: 'i8' }, ['Madame']), state: 'imitation' }))
    expect(absent).toEqual(['=Goodley', '=Gull', '=Madame', '=Spring', '=Stealthy', '=Watson'])
  })
})

describe('pools and set-up', () => {
  it.each([
    ['2018', 252, 5],
    ['2007', 126, 4],
    ['sourced', 70, 4],
  ] as const)('MJ-73: hands from the pool %s', (pool, hands, detective) => {
    const start = position({ options: { cast: 'extension', pool } })
    expect(legal(start)).toHaveLength(hands)
    const p = start.clone()
    p.apply(legal(start)[0])
    expect(mrJack.view(p, 1).extension?.hands?.detective).toHaveLength(detective)
  })

  const dealt = () => played(position({ options: OPTIONS }), 'hand J Abberline Goodley Gull Lane Madame')

  it('MJ-74: two cards of one’s own hand are picked', () => {
    expect(legal(dealt())).toHaveLength(10)
    expect(refusal(dealt(), 'pick J Abberline Watson')).toBe('pick-not-in-hand')
    expect(refusal(dealt(), 'pick J Abberline')).toBe('pick-two')
  })

  it('MJ-87: a pick is its seat’s own until both have picked', () => {
    const first = played(dealt(), 'pick J Abberline Lane')
    expect(mrJack.view(first, 0).extension?.picks).toEqual({ jack: ['Abberline', 'Lane'] })
    expect(mrJack.view(first, 1).extension?.picks).toBeUndefined()
    expect(mrJack.view(first, 'public').extension).toEqual({})
    const both = played(first, 'pick D Moriarty Watson')
    expect(mrJack.view(both, 'public').extension?.picks).toEqual({
      jack: ['Abberline', 'Lane'],
      detective: ['Moriarty', 'Watson'],
    })
    const decision = mrJack.encode(dealt(), { kind: 'picks', characters: ['Abberline', 'Lane'] })
    expect(mrJack.notation.format(dealt(), decision, 1)).toBe('pick J ? ?')
  })

  it('MJ-75, MJ-76: placement, Watson’s facing, Lane’s barricade, then Jack’s character', () => {
    const order: string[] = []
    let p = played(dealt(), 'pick J Abberline Lane', 'pick D Pizer Watson', 'P deal Bert Holmes Lane Watson')
    const steps = [
      ['Watson', '@a5', 'NE'],
      ['Lane', '@b7', '(B b6/b7)'],
      ['Bert', '@l12'],
      ['Holmes', '@a3'],
      ['Abberline', '@a1'],
      ['Lestrade', '@a2'],
      ['Pizer', '@a4'],
      ['Smith', '@b1'],
    ]
    for (const step of steps) {
      order.push(mrJack.view(p, 'public').decides)
      p = played(p, ...step)
    }
    expect(listed(order)).toBe('detective jack jack detective jack detective detective jack')
    expect(mrJack.view(p, 'public').extension?.barricade).toEqual(['b6', 'b7'])
    expect(p.turn()).toEqual({ kind: 'chance', purpose: 'identity' })
    const round1 = mrJack.view(played(p, 'Jack=Bert', 'R1 deal Bert Lane Pizer Smith'), 'public')
    expect([round1.round, round1.state, round1.witness]).toEqual([1, 'card', 'seen'])
  })

  it('MJ-76: Jack draws before the placement, if the option says so', () => {
    const start = position({ options: { cast: 'extension', jackDraw: 'before' } })
    const p = played(start, 'hand J Abberline Goodley Gull Lane Madame', 'pick J Gull Lane', 'pick D Pizer Watson')
    expect(p.turn()).toEqual({ kind: 'chance', purpose: 'identity' })
    expect(played(p, 'Jack=Gull').turn()).toEqual({ kind: 'chance', purpose: 'reveal' })
  })

  it('MJ-75: nobody is placed on another or off the street', () => {
    const p = played(
      dealt(),
      'pick J Abberline Lane',
      'pick D Pizer Watson',
      'P deal Bert Holmes Pizer Smith',
      'Bert',
      '@l12',
    )
    const next = played(p, 'Holmes')
    expect(refusal(next, '@l12')).toBe('placement-occupied')
    expect(refusal(next, '@b4')).toBe('placement-obstacle')
  })
})

describe('powers of the extension', () => {
  it('MJ-83: the barricade bars Stealthy, leaps and shifts, ends the beam and parts streets', () => {
    const shut = position({ ...cast({ Stealthy: 'l6' }, ['Madame']), extension: { barricade: ['l6', 'l7'] } })
    expect(reachOf(shut, 'Stealthy').ends).toContain('l7')
    expect(waysOf(shut, { kind: 'move', character: 'Stealthy', from: 'l6', to: 'l7' })[0].hexes).toEqual([
      'l6',
      'k6',
      'l7',
    ])
    const line = { ...cast({ Watson: 'a1', Lane: 'a4' }, ['Madame']), facing: 'N' }
    expect(seen(position({ ...line, extension: {} }))).toContain('Lane')
    expect(seen(position({ ...line, extension: { barricade: ['a2', 'a3'] } }))).not.toContain('Lane')
    const through = {
      ...line,
      options: { ...OPTIONS, barricadeStopsBeam: false },
      extension: { barricade: ['a2', 'a3'] },
    }
    expect(seen(position(through))).toContain('Lane')
  })

  it('MJ-83: who has no street way to Goodley cannot be whistled', () => {
    const document = cast({ Goodley: 'l7', Bert: 'l6' }, ['Madame'])
    const shut = turn('jack', 'Goodley', { ...document, extension: { barricade: ['l6', 'l7'] } })
    expect(tokens(shut).some(token => token.startsWith('(W') && token.includes('Bert'))).toBe(false)
    expect(refusal(shut, '(W Bert l6-l7)')).toBe('whistle-not-nearer')
  })

  it('MJ-84: up to three steps, where the option says so', () => {
    const options = { ...OPTIONS, pizerSteps: 'upto' }
    const p = played(turn('jack', 'Pizer', { ...X, options }), 'm10-h6')
    expect(flights(p)).toContain('Holmes g5-g4')
    expect(flights(p)).toContain('Holmes g5-h3')
    expect(refusal(p, '(F Holmes g5-g6)')).toBe('flight-distance')
  })

  it('MJ-85: Moriarty as Watson carries the lantern until he is activated again', () => {
    const document = cast({ Moriarty: 'a1' }, ['Madame'])
    const p = played(turn('jack', 'Moriarty', { ...document, state: 'imitation' }), '=Watson', 'a1-a2', 'N')
    const view = mrJack.view(p, 'public')
    expect(view.extension).toEqual({ barricade: ['g7', 'g8'], imitates: 'Watson', lantern: 'Moriarty' })
    expect(view.facing).toBe('N')
    const again = position({
      ...document,
      round: 3,
      facing: 'N',
      cards: { Bert: 'open', Holmes: 'open', Moriarty: 'open', Smith: 'open' },
      extension: { imitates: 'Watson' },
    })
    const chosen = mrJack.view(played(again, 'Moriarty'), 'public')
    expect([chosen.facing, chosen.extension]).toEqual([undefined, {}])
  })

  it('MJ-85: Moriarty whistles, swaps and leaps as whom he names, who must be absent', () => {
    const moriarty = turn('jack', 'Moriarty', { ...cast({ Moriarty: 'i4' }, ['Madame']), state: 'imitation' })
    const named = (name: string) => played(moriarty, `=${name}`)
    expect(tokens(named('Goodley')).some(token => token.startsWith('(W'))).toBe(true)
    expect(tokens(named('Gull')).filter(token => token.includes('x'))).toHaveLength(7)
    expect(tokens(named('Spring'))).toContain('i4-g4')
    expect(refusal(moriarty, '=Lane')).toBe('imitation-in-game')
    expect(refusal(moriarty, 'i4-i5')).toBe('imitation-first')
  })

  it('MJ-85: Moriarty’s barricade comes in with its first use', () => {
    const document = {
      ...cast({ Goodley: 'c4', Moriarty: 'i8' }, ['Lane', 'Madame']),
      extension: {},
      state: 'imitation',
    }
    const p = played(turn('jack', 'Moriarty', document), '=Lane')
    expect(tokens(p).filter(token => token.startsWith('(B'))).toHaveLength(87)
  })

  it('MJ-79, MJ-85: Moriarty asks as Abberline, in his neighbours’ activations only', () => {
    const document = {
      ...cast({ Goodley: 'c4', Moriarty: 'i8', Madame: 'i7' }, ['Lane', 'Abberline']),
      extension: { imitates: 'Abberline' },
    }
    expect(reachOf(position(document), 'Madame').points).toBe(1)
    expect(reachOf(position(document), 'Moriarty').points).toBe(3)
  })
})
