import { mrJackNewYork, type NewYorkDetail, type NewYorkView } from '@gaslight/mr-jack-new-york'
import { illegal } from '@gaslight/mr-jack-new-york/refusals'
import { describe, expect, it } from 'vitest'
import { composing, modesOf, point, type Situation } from '../../jack-family/composing/compose.ts'
import { type Turn, turns } from '../../jack-family/testing/games.ts'
import { byPointing } from '../../jack-family/testing/pointing.ts'
import { mrJackNewYorkTitle as title } from '../title.tsx'
import type { NewYork } from '../types.ts'
import { keyOf, modeOf, named, offers, pairOf, partsOf, space } from './parts.ts'
import { attemptOf } from './refuse.ts'

const all = (options: Record<string, unknown>, games: number) => turns<NewYork>(mrJackNewYork, options, games)

describe.each([
  ['by the usual rules', {}],
  ['with Tumblety among the two', { tumbletySelf: true }],
  ['with quaysides covered and no overlap', { coverQuays: true, callahanOverlap: false }],
])('pointing %s', (_, options) => {
  it('reaches every legal decision', () => {
    for (const { choices, active } of all(options, 3))
      for (const { decision, detail } of choices.length > 150 ? choices.filter((_, i) => i % 7 === 0) : choices) {
        const mode = modeOf(detail, active)
        if (mode === null) throw new Error(`nobody decides ${detail.kind}`)
        expect(byPointing(title, choices, mode, partsOf(detail, mode), active), JSON.stringify(detail)).toBe(decision)
      }
  })

  it('offers nothing that is not legal: every offer leads to a decision of the list', () => {
    for (const { choices, active } of all(options, 2)) {
      const legal = new Set(choices.map(choice => choice.decision))
      for (const mode of modesOf(title, choices, active))
        for (const offer of offers(choices, mode, [], active))
          if (offer.decision !== null) expect(legal.has(offer.decision)).toBe(true)
          else expect(offers(choices, mode, [offer.part], active).length).toBeGreaterThan(0)
    }
  })
})

/** The first moment in which the active character has such a choice. */
function first(kind: NewYorkDetail['kind'], early = true): Turn<NewYork> & { detail: NewYorkDetail } {
  for (const turn of all({}, 30)) {
    const choice = turn.choices.find(({ detail }) => detail.kind === kind)
    const moves = turn.choices.some(({ detail }) => detail.kind === 'move')
    if (choice !== undefined && moves === early)
      return { ...turn, position: turn.position.clone(), detail: choice.detail }
  }
  throw new Error(`nobody ever had the choice: ${kind}`)
}

function situationOf({ position, active }: Turn<NewYork>): Situation<NewYork> {
  const { characters }: NewYorkView = mrJackNewYork.view(position, 0)
  const turn = position.turn()
  return { seat: turn.kind === 'seat' && turn.seat === 0 ? 'jack' : 'detective', active, characters }
}

describe('an Investigation tile (NY-38)', () => {
  it('offers its hexes by letter, then number', () => {
    const { choices, active, detail } = first('cover')
    if (detail.kind !== 'cover') throw new Error('no cover')
    const hexes = offers(choices, 'cover', [{ kind: 'pair', pair: detail.from }], active).map(({ part }) => keyOf(part))
    expect(hexes).toContain('k10')
    expect(hexes).toEqual([...hexes].sort((a, b) => (pairOf(a, b)[0] === a ? -1 : 1)))
  })

  it('goes to its two hexes whichever is pointed at first', () => {
    const { choices, active, detail } = first('cover')
    if (detail.kind !== 'cover') throw new Error('no cover')
    const [a, b] = detail.to
    const pair = { kind: 'pair', pair: detail.from } as const
    const ends = [
      [a, b],
      [b, a],
    ].map(([one, other]) => byPointing(title, choices, 'cover', [pair, space(one), space(other)], active))
    expect(ends[0]).not.toBeNull()
    expect(ends[1]).toBe(ends[0])
  })
})

describe('Eastman (NY-43)', () => {
  it('walks himself in one mode and lets another walk in the other', () => {
    const turn = [...all({}, 12)].find(({ active, choices }) => active === 'Eastman' && choices.length > 30)
    if (turn === undefined) throw new Error('Eastman was never played')
    expect(modesOf(title, turn.choices, turn.active)).toEqual(['walk', 'mover'])
    const walkers = offers(turn.choices, 'mover', [], 'Eastman')
    expect(walkers.length).toBeGreaterThan(3)
    expect(walkers.every(offer => offer.mark === 'source' && offer.decision === null)).toBe(true)
  })
})

describe('Tumblety (NY-40, NY-18)', () => {
  it('may exchange nobody after his move', () => {
    const { choices, active, detail } = first('decline', false)
    expect(keyOf(partsOf(detail, 'swap')[0])).toBe('nobody')
    expect(byPointing(title, choices, 'swap', partsOf(detail, 'swap'), active)).not.toBeNull()
  })
})

describe('a click', () => {
  it('on a far street builds nothing unasked: only a chosen mode puts a tile down (NY-33)', () => {
    const turn = first('entrance')
    const now = composing(title, turn.choices, { mode: null, path: [] }, turn.active)
    expect(now.mode).toBe('walk')
    const reachable = new Set(now.offers.map(({ part }) => keyOf(part)))
    const far = offers(turn.choices, 'entrance', [], turn.active).find(({ part }) => !reachable.has(keyOf(part)))
    if (far === undefined) throw new Error('everything is in reach')
    expect(point(title, turn.choices, now, far.part, situationOf(turn)).kind).toBe('refused')
  })

  it('on a character means it where two change places', () => {
    const turn = first('swap')
    if (turn.detail.kind !== 'swap') throw new Error('no swap')
    const situation = situationOf(turn)
    const now = composing(title, turn.choices, { mode: 'swap', path: [] }, turn.active)
    const [one] = turn.detail.characters
    const pointed = point(title, turn.choices, now, space(situation.characters[one].at), situation)
    expect(pointed).toEqual({ kind: 'point', pointing: { mode: 'swap', path: [named(one)] } })
  })

  it.each([
    ['a printed Building', 'walk', 'd3', 'stop-building'],
    ['a Gaslamp', 'walk', 'c3', 'stop-lamp'],
    ['a port', 'walk', 'e8', 'leaving-seen'],
    ['a quayside for a tile', 'entrance', 'a3', 'build-no-street'],
    ['a tile for a tile', 'entrance', 'b3', 'build-tile'],
  ] as const)('on %s is refused with its reason', (_, mode, id, reason) => {
    const turn = start('Beach')
    const now = composing(title, turn.choices, { mode, path: [] }, turn.active)
    const attempt = attemptOf(now, space(id), situationOf(turn))
    if (attempt === null) throw new Error('no attempt')
    expect(illegal(turn.position, attempt)?.reason).toMatch(reason === 'leaving-seen' ? /^leaving-/ : reason)
  })

  it('on a hex that cannot be covered names that hex (NY-38)', () => {
    const turn = start('Callahan')
    const pair = { kind: 'pair', pair: ['e7', 'f8'] } as const
    const now = composing(title, turn.choices, { mode: 'cover', path: [pair] }, turn.active)
    const attempt = attemptOf(now, space('e4'), situationOf(turn))
    if (attempt === null) throw new Error('no attempt')
    expect(illegal(turn.position, attempt)).toMatchObject({ reason: 'cover-occupied', params: { space: 'e4' } })
  })
})

/** The first activation of a game in which this card was dealt. */
function start(card: string): Turn<NewYork> {
  for (const turn of all({}, 20)) if (turn.active === card && turn.choices.some(isMove)) return copied(turn)
  throw new Error(`${card} was never dealt`)
}

function isMove({ detail }: Turn<NewYork>['choices'][number]): boolean {
  return detail.kind === 'move'
}

function copied(turn: Turn<NewYork>): Turn<NewYork> {
  return { ...turn, position: turn.position.clone() }
}

describe('pairs', () => {
  it('are named by letter, then number', () => {
    expect(pairOf('f8', 'e7')).toEqual(['e7', 'f8'])
    expect(pairOf('e10', 'e9')).toEqual(['e9', 'e10'])
  })
})
