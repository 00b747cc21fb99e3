import { at, listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { appealPreview, exitDistances, lightNow, reachOf, sightings, waysOf } from './analysis.ts'
import { BASE_CAST } from './cast.ts'
import { mrJack } from './game.ts'
import { legal, played, position, turn } from './testing.ts'

describe('sightings', () => {
  it('MJ-51: names every reason', () => {
    const p = position({ characters: at({ Smith: 'g7', Watson: 'b3', Gull: 'f7' }) })
    const smith = sightings(p).find(({ character }) => character === 'Smith')
    expect(smith).toEqual({
      character: 'Smith',
      seen: true,
      reasons: [
        { kind: 'lamp', post: 'h8' },
        { kind: 'neighbour', character: 'Gull' },
      ],
    })
    const holmes = sightings(position({ characters: at({ Watson: 'b3', Holmes: 'e6' }) }))
    expect(holmes.find(({ character }) => character === 'Holmes')?.reasons).toContainEqual({
      kind: 'beam',
      character: 'Watson',
    })
  })

  it('MJ-9, MJ-52: lit hexes and the beam', () => {
    const { lit, beam } = lightNow(position({ facing: 'SE' }))
    expect(lit).toHaveLength(28)
    expect(listed(beam)).toBe('b3 c3 d3 e3 f3 g3 h3')
  })

  it('MJ-54: what either answer of an appeal would clear', () => {
    const p = position({ round: 3, characters: { Bert: { suspect: false }, Gull: { suspect: false } } })
    expect(appealPreview(p)).toEqual({
      seen: ['Bert', 'Holmes', 'Lestrade', 'Smith'],
      unseen: ['Goodley', 'Gull', 'Stealthy', 'Watson'],
      ifSeen: ['Goodley', 'Stealthy', 'Watson'],
      ifUnseen: ['Holmes', 'Lestrade', 'Smith'],
    })
  })
})

describe('MJ-58, MJ-59: distances to the open exits', () => {
  it('at the start', () => {
    const costs = exitDistances(position({})).map(({ character, exits }) => [
      character,
      ...exits.map(({ exit, cost, inReach }) => `${exit} ${cost}${inReach ? ' now' : ''}`),
    ])
    expect(costs).toEqual([
      ['Bert', 'NW 6', 'SE 7'],
      ['Goodley', 'NW 5', 'SE 5'],
      ['Gull', 'NW 5', 'SE 6'],
      ['Holmes', 'NW 5', 'SE 6'],
      ['Lestrade', 'NW 6', 'SE 7'],
      ['Smith', 'NW 5', 'SE 6'],
      ['Stealthy', 'NW 5', 'SE 4 now'],
      ['Watson', 'NW 5', 'SE 7'],
    ])
  })

  it('a free exit takes one point less, and none at all on the exit hex', () => {
    const p = position({ options: { exitCost: 0 }, characters: at({ Bert: 'l6' }) })
    expect(exitDistances(p)[0].exits[1]).toEqual({ exit: 'SE', cost: 0, inReach: true })
  })
})

describe('ways', () => {
  it('MJ-28: every legal move of the start has a way as long as its points allow, sewer rides included', () => {
    for (const name of BASE_CAST) {
      const p = turn('jack', name)
      const points = reachOf(p, name).points
      for (const decision of legal(p)) {
        const detail = mrJack.decode(p, decision)
        if (detail.kind !== 'move') continue
        const [{ hexes }] = waysOf(p, detail)
        expect([hexes[0], hexes[hexes.length - 1]]).toEqual([detail.from, detail.to])
        expect(hexes.length - 1).toBeLessThanOrEqual(points)
      }
    }
  })

  it('leaving, whistled and swapped characters', () => {
    const p = turn('jack', 'Stealthy', { round: 2, witness: 'unseen', jack: 'Stealthy' })
    expect(waysOf(p, { kind: 'leaving', character: 'Stealthy', from: 'i4', exit: 'SE' })).toEqual([
      { character: 'Stealthy', hexes: ['i4', 'j5', 'k6', 'l6'], exit: 'SE' },
    ])
    const shifts = [{ character: 'Bert', from: 'i8', to: 'k10' }] as const
    expect(waysOf(turn('jack', 'Goodley'), { kind: 'whistle', shifts })).toEqual([
      { character: 'Bert', hexes: ['i8', 'i9', 'j10', 'k10'] },
    ])
    expect(waysOf(turn('jack', 'Gull'), { kind: 'swap', from: 'e9', to: 'a3', other: 'Watson' })).toEqual([
      { character: 'Gull', hexes: ['e9', 'a3'] },
      { character: 'Watson', hexes: ['a3', 'e9'] },
    ])
  })

  it('MJ-84: a flight goes round Pizer', () => {
    const characters = at({
      Abberline: 'm8',
      Bert: 'h10',
      Holmes: 'g5',
      Lane: 'c4',
      Lestrade: 'e5',
      Madame: 'i8',
      Pizer: 'm10',
      Smith: 'g8',
    })
    const p = played(turn('jack', 'Pizer', { options: { cast: 'extension' }, characters }), 'm10-h6')
    const [{ hexes }] = waysOf(p, { kind: 'flight', character: 'Holmes', from: 'g5', to: 'h3' })
    expect(listed(hexes)).toBe('g5 g4 g3 h3')
  })
})
