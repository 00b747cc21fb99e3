import { Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { ALLEYS, CIRCLES_BY, CROSSINGS_BY, JOINED, rowOf, STEPS } from './graph.ts'
import { YELLOW } from './map.ts'
import type { WhitechapelPosition } from './position.ts'
import {
  acting,
  all,
  type Document,
  ending,
  hunt,
  load,
  played,
  policemen,
  position,
  refusal,
  rowTo,
  starting,
  tokens,
  tokensOn,
  view,
  walkTo,
  YELLOW_TOKENS,
} from './testing.ts'
import type { WhitechapelView } from './view.ts'
import { stroll } from './walkers.ts'

/** The rulings on open points (section 13), and rules that no handed case is about, by number. */

/** A round in which nobody moves or does anything. */
const idle = (p: WhitechapelPosition) => played(p, ...all('='), ...all('pass'))

describe('Jack', () => {
  test('LW-104: no coach with one cell left; with two it goes', () => {
    expect(refusal(hunt(rowTo(103, 1)), 'c69-56')).toBe('coach-one-cell LW-104')
    expect(refusal(hunt(rowTo(103, 2)), 'c69-56')).toBeNull()
  })

  test('LW-45: he may not stand still, and may come back at once', () => {
    expect(refusal(hunt([103]), '103')).toBe('must-move LW-45')
    const p = idle(played(position({ ...hunting(), seats: 2 }), '127'))
    expect(refusal(p, '103')).toBeNull()
  })

  function hunting(): Document {
    return {
      state: 'move',
      hideout: 90,
      scenes: { 103: 1 },
      policemen: policemen(),
      nights: { 1: { head: 'blue', toc: 1, row: [103] } },
    }
  }

  test('LW-48, LW-124: reaching the hideout undeclared the hunt goes on', () => {
    const p = hunt([103], { hideout: 127 })
    expect(starting(p, '127')).toEqual(['127', '127!'])
    expect(view(played(p, '127'))).toMatchObject({ night: 1, state: 'police' })
    expect(view(played(p, '127!'))).toMatchObject({ night: 2, state: 'women' })
  })

  test('LW-49, LW-112: a murder on the hideout is legal and no escape: he must leave and return', () => {
    // The hideout is never red, so that a Wretched has walked there.
    const p = position({
      state: 'kill',
      hideout: 90,
      tokens: tokensOn(41, 46, 58, 135, 138, 165),
      wretched: { 3: 'unmoved', 21: 'unmoved', 27: 'unmoved', 65: 'unmoved', 90: 'unmoved' },
      nights: { 1: { head: 'red', toc: 2 } },
    })
    const after = played(p, 'kill 90')
    expect(view(after).state).toBe('move')
    expect(tokens(after).filter(token => token.endsWith('!'))).toEqual([])
  })

  test('LW-49, LW-125: coach and alley onto the hideout in the last cells are legal and lose', () => {
    expect(ending(played(hunt(rowTo(56, 1), { hideout: 72 }), 'a72'))).toBe('time')
    expect(ending(played(hunt(rowTo(103, 2), { hideout: 56 }), 'c69-56'))).toBe('time')
  })

  test('LW-50, LW-55, LW-56: a special token replaces the move, is used up, and policemen do not matter', () => {
    const p = hunt([43], { policemen: policemen(49, 73), coaches: 1 })
    const coach = starting(p, 'c')[0]
    const after = played(p, coach)
    expect([view(after, 1).coaches, view(after, 1).nights[1]?.special]).toEqual([0, { 6: 'coach', 7: 'coach' }])
  })

  test('LW-47: every entry goes into the next cell, a coach into two', () => {
    const p = played(hunt([103]), 'c69-56')
    expect([view(p, 0).nights[1]?.filled, p.cellsLeft()]).toEqual([7, 13])
  })

  test('LW-28, LW-24, LW-30: special tokens and clues stay behind; a red circle a Wretched has left is free', () => {
    const p = played(hunt([103], { hideout: 127, coaches: 3, alleys: 2, clues: { 103: 1 } }), '127!')
    expect(view(p, 'public')).toMatchObject({ coaches: 2, alleys: 2, clues: {}, scenes: { 103: 1 } })
    // The scene lies on 103: all eight red circles can bear women.
    expect(tokens(p)).toContain('3m')
  })

  test('LW-126, LW-98: an escape shows neither rows nor hideout', () => {
    const p = played(hunt([103], { hideout: 127 }), '127!')
    for (const to of [1, 'public'] as const) {
      const { nights, hideout } = view(p, to)
      expect([nights[1]?.row, hideout]).toEqual([undefined, undefined])
    }
  })
})

describe('Hell', () => {
  const night1 = (wretched: readonly number[], changes: Document = {}) =>
    position({
      ...load('wretched-1'),
      wretched: Object.fromEntries(wretched.map(circle => [circle, 'unmoved'])),
      ...changes,
    })

  test('LW-16, LW-17: the supply of each night, and room for its women', () => {
    const nights = new Map<number, Partial<WhitechapelView>>()
    for (let seed = 1; nights.size < 4; seed++) {
      const p = position({})
      const rng = new Sfc32(1888, seed)
      while (p.turn().kind !== 'over') {
        const { night, state, coaches, alleys, women } = view(p)
        if (state === 'head') nights.set(night, { coaches, alleys, women })
        p.apply(stroll(p, rng, { homeAt: 12, arrests: false }))
      }
    }
    const supply = [1, 2, 3, 4].map(night => {
      const { coaches, alleys, women = {} } = nights.get(night) ?? {}
      const faces = Object.values(women)
      return [coaches, alleys, ...['marked', 'plain'].map(face => faces.filter(found => found === face).length)]
    })
    expect(supply).toEqual([
      [3, 2, 5, 3],
      [2, 2, 4, 3],
      [2, 1, 3, 3],
      [1, 1, 1, 3],
    ])
  })

  test('LW-107, LW-42: blocked by another Wretched for the moment, she stays if she is picked, and counts as handled', () => {
    const { crowd, last, way } = crowded()
    expect(starting(crowd, `${last}`)).toEqual([`${last}=`])
    const stayed = played(crowd, `${last}=`)
    expect(view(stayed).wretched[last]).toBe('moved')
    const moved = played(crowd, way)
    expect(starting(moved, `${last}>`).length).toBeGreaterThan(0)
  })

  /** A Wretched whose only free neighbours bear others, one of whom can leave. */
  function crowded(): { readonly crowd: WhitechapelPosition; readonly last: number; readonly way: string } {
    for (let circle = 1; circle <= 195; circle++) {
      const near = rowOf(JOINED, circle)
      if (near.length > 4) continue
      const others = [3, 21, 27, 65, 84].filter(other => !near.includes(other) && other !== circle)
      const five = [circle, ...near, ...others].slice(0, 5)
      const p = night1(five)
      if (starting(p, `${circle}=`).length === 0) continue
      const way = tokens(p).find(token => near.some(from => token.startsWith(`${from}>`)))
      if (way !== undefined && starting(played(p, way), `${circle}>`).length > 0) return { crowd: p, last: circle, way }
    }
    throw new Error('nobody is crowded in')
  }

  test('LW-108: never two Wretched on a circle', () => {
    const p = night1([3, 21, 27, 65, 84])
    const from21 = starting(p, '21>')
    expect(from21.length).toBeGreaterThan(0)
    const other = played(p, from21[0])
    const [, to] = from21[0].split('>')
    expect(tokens(other).filter(token => token.endsWith(`>${to}`))).toEqual([])
  })

  test('LW-128, LW-109: tokens that lie face up restrict the Wretched too, and cannot be turned up again', () => {
    const up = { ...YELLOW_TOKENS, x46: { face: 'blue', up: true } }
    expect(refusal(night1([3, 21, 27, 65, 84], { tokens: up, nights: { 1: { head: 'red', toc: 3 } } }), '21>40')).toBe(
      'wretched-patrol LW-40',
    )
    const flip = position({ ...load('wretched-1'), state: 'flip', tokens: up, nights: { 1: { head: 'red', toc: 3 } } })
    expect(tokens(flip)).not.toContain('flip x46')
    expect(refusal(flip, 'flip x46')).toBe('flip-up LW-43')
  })

  test('LW-129: the faces are the Head’s alone', () => {
    const faces = Object.fromEntries(
      ['blue', 'yellow', 'brown', 'red', 'green', 'fake', 'fake'].map((face, i) => [`x${YELLOW[i]}`, { face }]),
    )
    const p = position({ ...load('wretched-1'), seats: 3, tokens: faces })
    const known = ([0, 1, 2, 'public'] as const).map(to =>
      Object.values(view(p, to).tokens).some(({ face }) => face !== undefined),
    )
    // Red is the tile that was drawn, and the second detective's.
    expect(known).toEqual([false, false, true, false])
  })

  test('LW-127, LW-25: each detective owns a policeman in every split; drawn tiles do not return', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const owners = new Set(position({ seats }).rules.owners)
      expect([...owners].toSorted()).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 1))
    }
    const p = position({ ...load('patrol-2-plain'), state: 'head', nights: { 1: { head: 'blue' } } })
    expect(tokens(p)).toEqual(['head yellow', 'head brown', 'head red', 'head green'])
  })

  test('LW-14: drawn at random, the hideout is shown to Jack alone', () => {
    const p = position({ options: { hideout: 'random' } })
    expect([p.turn().kind, tokens(p).length]).toEqual(['chance', 187])
    const drawn = played(p, 'hideout 90')
    expect([view(drawn, 0).hideout, view(drawn, 1).hideout]).toEqual([90, undefined])
    expect(tokens(position({ options: { hideout: 'random', catchMe: true } })).length).toBe(138)
  })
})

describe('the police', () => {
  test('LW-105, LW-60: a policeman may pass, or must act where he can', () => {
    const p = acting([65, 83], { policemen: policemen(125) })
    expect(starting(p, 'blue pass').length).toBe(1)
    const must = acting([65, 83], { policemen: policemen(125), options: { passing: 'forbidden' } })
    expect(refusal(must, 'blue pass')).toBe('must-act LW-60')
    // None on the board is next to x167 and x201.
    expect([167, 201].map(crossing => rowOf(CIRCLES_BY, crossing).length)).toEqual([0, 0])
  })

  test('LW-106, LW-67: a search ends with a clue or with the last circle, in any order', () => {
    const p = acting([65, 83], { policemen: policemen(125) })
    const last = played(p, 'blue search 120', 'blue search 99')
    expect(tokens(last)).toEqual(['blue search 100'])
    expect(view(played(last, 'blue search 100')).state).toBe('action')
  })

  test('LW-66, LW-68: a yes on Jack himself is a clue and no arrest', () => {
    const p = played(acting(walkTo(100, 2), { policemen: policemen(125) }), 'blue search 100')
    expect([ending(p), view(p, 1).clues, view(p, 1).state]).toEqual([null, { 100: 1 }, 'action'])
  })

  test('LW-68: rows of earlier nights do not count', () => {
    const night1 = walkTo(90, 3)
    const p = position({
      state: 'action',
      night: 2,
      hideout: 90,
      scenes: { [night1[0]]: 1, 3: 2 },
      policemen: policemen(rowOf(CROSSINGS_BY, 90)[0]),
      nights: { 1: { head: 'blue', toc: 1, row: night1 }, 2: { head: 'red', toc: 1, row: walkTo(3, 2).reverse() } },
    })
    expect(view(played(p, 'blue search 90'), 1).clues).toEqual({})
  })

  test('LW-116, LW-20: the order of a seat’s pawns is free, anew in each part', () => {
    const p = hunt([65], { state: 'police', policemen: policemen(125) })
    const order = ['green', 'brown', 'blue', 'red', 'yellow']
    const moved = played(p, ...order.map(colour => `${colour} =`))
    expect(view(played(moved, 'red pass', 'blue pass')).handled.toSorted()).toEqual(['blue', 'red'])
  })

  test('LW-115: next to a crossing over a junction, never beyond another circle', () => {
    expect(rowOf(CROSSINGS_BY, 44)).toContain(73)
    expect(rowOf(CIRCLES_BY, 125)).toEqual([99, 100, 120])
  })

  test('LW-122, LW-59: a rush ends on a free crossing one step away', () => {
    const p = acting([65, 83], { policemen: policemen(89, 78), options: { rushing: true } })
    expect(refusal(p, 'blue rush x78')).toBe('rush-occupied LW-122')
    expect(refusal(p, 'blue rush x89')).not.toBeNull()
    const steps = rowOf(STEPS, 89).filter(crossing => crossing !== 78)
    expect(starting(p, 'blue rush')).toEqual(steps.map(crossing => `blue rush x${crossing}`))
  })

  test('LW-123: no area arrest where every circle bears a False Clue', () => {
    const row = walkTo(83, 12)
    const p = acting(row, {
      policemen: policemen(125),
      options: { areaArrests: true, falseClues: true },
      clues: Object.fromEntries(row.slice(0, 11).map(circle => [circle, 1])),
      falseClues: { placed: { 99: 1, 100: 1 } },
    })
    expect(starting(p, 'blue arrest')).toEqual(['blue arrest'])
    const bare = acting(walkTo(83, 16), {
      policemen: policemen(125),
      options: { areaArrests: true, falseClues: true },
      clues: Object.fromEntries(walkTo(83, 16).map(circle => [circle, 1])),
      falseClues: { placed: { 99: 1, 100: 1, 120: 1 } },
    })
    expect(starting(bare, 'blue')).toEqual(['blue pass'])
  })

  test('LW-111, LW-93: stuck is who has no legal decision, which the police learn', () => {
    const p = acting(rowTo(61, 9), {
      coaches: 0,
      alleys: 1,
      handled: ['yellow', 'brown', 'red', 'green'],
      policemen: policemen(75, 76),
    })
    expect(ending(played(p, 'blue pass'))).toBeNull()
  })

  test('LW-130: the outside is no block: some circles have no alley', () => {
    expect(rowOf(ALLEYS, 43)).toEqual([])
  })
})
