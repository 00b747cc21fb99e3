import { DecisionList } from '@gaslight/core'
import { at, listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { appealPreview, changesOf, exitDistances, lightNow, openExits, sightings, waysOf } from './analysis.ts'
import { SPACES } from './board.ts'
import { CAST } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import { isNear, spaceOf } from './hexes.ts'
import type { NewYorkPosition } from './position.ts'
import { LATE, legal, mute, played, position, tiles, turn } from './testing.ts'

function parsed(p: NewYorkPosition, token: string) {
  const decision = mrJackNewYork.notation.parse(p, token)
  if (!decision.ok) throw new Error(decision.error.reason)
  return decision.value
}

describe('sightings', () => {
  it('NY-55: names every reason, and why nobody is visible in a Park or on the island', () => {
    const p = position({
      round: LATE,
      tiles: tiles({ b3: 'park' }),
      informant: { at: 'i9' },
      characters: at({ Smith: 'b3', Callahan: 'c2', Latimer: 'b2', Grant: 'LIB' }),
    })
    const reasons = (name: string) => sightings(p).find(({ character }) => character === name)
    expect(reasons('Callahan')).toEqual({
      character: 'Callahan',
      seen: true,
      reasons: [
        { kind: 'lamp', at: 'c3' },
        { kind: 'neighbour', character: 'Latimer' },
      ],
    })
    expect(reasons('Smith')).toEqual({ character: 'Smith', seen: false, reasons: [{ kind: 'park' }] })
    expect(reasons('Grant')).toEqual({ character: 'Grant', seen: false, reasons: [{ kind: 'island' }] })
    expect(reasons('Tumblety')).toEqual({ character: 'Tumblety', seen: false, reasons: [] })
  })

  it('NY-34, NY-56: the spaces that lamps light, Parks and covered spaces left out', () => {
    expect(listed(lightNow(position({})).lit)).toBe('b2 b3 c2 c4 l6 l7 m6 m8')
    expect(lightNow(position({ round: LATE, tiles: tiles({ b3: 'park' }) })).lit).not.toContain('b3')
  })

  it('NY-60: what either answer of an appeal would clear', () => {
    const cleared = { Beach: { suspect: false }, Eastman: { suspect: false } }
    expect(appealPreview(position({ round: 3, characters: cleared }))).toEqual({
      seen: ['Beach', 'Callahan', 'Grant', 'Latimer', 'Rider', 'Smith'],
      unseen: ['Eastman', 'Tumblety'],
      ifSeen: ['Tumblety'],
      ifUnseen: ['Callahan', 'Grant', 'Latimer', 'Rider', 'Smith'],
    })
  })
})

describe('NY-63, NY-64: distances to the ways out', () => {
  it('at the start', () => {
    const costs = exitDistances(position({})).map(({ character, exits }) => [
      character,
      ...exits.flatMap(({ exit, cost, inReach }) =>
        cost === undefined ? [] : [`${exit} ${cost}${inReach ? ' now' : ''}`],
      ),
    ])
    expect(costs).toEqual([
      ['Beach', 'n8 6'],
      ['Callahan', 'n8 5'],
      ['Eastman', 'n8 6'],
      ['Grant', 'n8 4'],
      ['Latimer', 'n8 6'],
      ['Rider', 'n8 5'],
      ['Smith', 'n8 4'],
      ['Tumblety', 'n8 6'],
    ])
  })

  it('says what is in reach exactly where the rules let Jack leave', () => {
    const list = new DecisionList()
    for (const space of ['m9', 'l8', 'k11', 'l10', 'm12', 'k8', 'm10'])
      for (const jack of CAST) {
        const document = {
          round: 6,
          witness: 'unseen',
          steamers: ['k4', 'l12'],
          characters: at({ [jack]: space }),
          jack,
        }
        const p = turn('jack', jack, document)
        p.legal(list)
        const open = exitDistances(p).find(({ character }) => character === jack)?.exits ?? []
        const leaving = list.toArray().flatMap(decision => {
          const detail = mrJackNewYork.decode(p, decision)
          return detail.kind === 'leaving' ? [detail.to] : []
        })
        expect(open.filter(({ inReach }) => inReach).map(({ exit }) => exit)).toEqual(leaving)
        expect(open.filter(({ cost = 9 }) => cost <= 3).map(({ exit }) => exit)).toEqual(leaving)
      }
  })
})

describe('ways', () => {
  it('NY-23: every legal move has a way of three steps at most, rides and ferries included', () => {
    for (const document of [{}, { tiles: tiles({ m12: 'entrance', k8: 'site' }), characters: at({ Smith: 'c4' }) }])
      for (const name of CAST) {
        const p = turn('jack', name, document)
        for (const decision of legal(p)) {
          const detail = mrJackNewYork.decode(p, decision)
          if (detail.kind !== 'move') continue
          const [{ character, spaces }] = waysOf(p, detail)
          expect([character, spaces[0], spaces[spaces.length - 1]]).toEqual([detail.character, detail.from, detail.to])
          expect(spaces.length - 1).toBeLessThanOrEqual(3)
        }
      }
  })

  it('leaving, and a swap', () => {
    const document = { round: 6, witness: 'unseen', jack: 'Rider', tiles: tiles({ m8: 'site' }) }
    const p = turn('jack', 'Rider', { ...document, characters: at({ Rider: 'l8' }) })
    expect(waysOf(p, { kind: 'leaving', character: 'Rider', from: 'l8', to: 'n8' })).toEqual([
      { character: 'Rider', spaces: ['l8', 'm8', 'n8'] },
    ])
    const tumblety = played(turn('jack', 'Tumblety'), 'h5-h7')
    expect(waysOf(tumblety, { kind: 'swap', characters: ['Rider', 'Beach'] })).toEqual([
      { character: 'Rider', spaces: ['i7', 'e4'] },
      { character: 'Beach', spaces: ['e4', 'i7'] },
    ])
  })

  it('a ride goes between entrances, a ferry along its arrow', () => {
    const p = turn('jack', 'Beach')
    const [{ spaces }] = waysOf(p, { kind: 'move', character: 'Beach', from: 'e4', to: 'k10' })
    const far = spaces.slice(1).flatMap((space, i) => {
      return isNear(spaceOf(spaces[i]), spaceOf(space)) ? [] : [[spaces[i], space]]
    })
    expect(far).toEqual([['g6', 'k10']])
  })
})

describe('what a power would change', () => {
  it('NY-33: an entrance opens ends', () => {
    const p = turn('jack', 'Beach')
    const { gained, lost, seen, unseen } = changesOf(p, parsed(p, '(E m12)'))
    expect([listed(gained), lost, seen, unseen]).toEqual(['m12', [], [], []])
  })

  it('NY-34, NY-38, NY-39: light, ways out, and what is shut', () => {
    const latimer = turn('jack', 'Latimer')
    expect(changesOf(latimer, parsed(latimer, '(L h7)')).seen).toEqual(['Eastman'])
    const callahan = turn('jack', 'Callahan')
    const { opened, shut } = changesOf(callahan, parsed(callahan, '(C e7f8-l7m8)'))
    expect([opened, shut]).toEqual([['e8'], ['n8']])
    const smith = turn('jack', 'Smith')
    expect(changesOf(smith, parsed(smith, '(S k4-l12)')).opened).toEqual(['l12'])
    expect(openExits(smith)).toEqual(['n8'])
  })

  it('after the move nothing is gained', () => {
    const p = played(turn('jack', 'Beach'), 'e4-e3')
    const { gained, lost } = changesOf(p, parsed(p, '(E m12)'))
    expect([gained, lost]).toEqual([[], []])
  })

  it('leaves the position as it is', () => {
    const p = turn('jack', 'Callahan', mute('i9', LATE))
    const before = String(p.hash())
    for (const decision of legal(p)) if (mrJackNewYork.decode(p, decision).kind === 'cover') changesOf(p, decision)
    expect(String(p.hash())).toBe(before)
    expect(SPACES).toHaveLength(84)
  })
})
