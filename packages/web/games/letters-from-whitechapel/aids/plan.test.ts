import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { turns } from '../testing/games.ts'
import { closedNow, objections } from './objections.ts'
import { missedNow, NO_PLAN, planEnd, planNow, planned } from './plan.ts'

const first = [...turns(3, 2)].find(({ view }) => view.state === 'move')?.view
if (first === undefined) throw new Error('no hunt')

/** Jack on a circle, everybody else as it is told. */
function jackOn(circle: number, policemen: WhitechapelView['policemen'], more: Partial<WhitechapelView> = {}) {
  const view: WhitechapelView = {
    ...(first as WhitechapelView),
    night: 1,
    round: 1,
    policemen,
    nights: { 1: { toc: 1, filled: 5, row: { 5: circle } } },
    ...more,
  }
  return view
}

const NOBODY = {}

describe("Jack's plan", () => {
  it('H4: 31 is closed towards what the policemen on x43 and x56 stand before', () => {
    const open = new Set([50, 51, 52])
    expect(closedNow(jackOn(31, { blue: 'x43', red: 'x56' })).some(circle => open.has(circle))).toBe(false)
    expect(closedNow(jackOn(31, NOBODY))).toEqual([])
  })

  it('goes on foot where circles are joined, by alley within a block, and nowhere else', () => {
    const view = jackOn(103, NOBODY)
    expect(planned([], 127, view, false)).toEqual([{ circle: 127, by: 'walk' }])
    expect(planned([], 144, view, false)).toEqual([{ circle: 144, by: 'alley' }])
    expect(planned([], 1, view, false)).toBeNull()
  })

  it('a circle that was missed is told only while the plan ends where it was missed', () => {
    const view = jackOn(103, NOBODY)
    const missed = { from: planEnd([], view), to: 1 }
    expect(missedNow(missed, [], view)).toBe(1)
    expect(missedNow(missed, [{ circle: 127, by: 'walk' }], view)).toBeNull()
    expect(missedNow(missed, [], jackOn(127, NOBODY))).toBeNull()
    expect(missedNow(undefined, [], view)).toBeNull()
  })

  it('H20: a policeman on x92 shuts a way that was planned', () => {
    const view = jackOn(103, { blue: 'x92' })
    const shut = closedNow(view)
    expect(shut.length).toBeGreaterThan(0)
    expect(objections([{ circle: shut[0], by: 'walk' }], view)).toEqual([{ kind: 'shut', from: 103, to: shut[0] }])
  })

  it('says what it lacks', () => {
    const view = jackOn(103, NOBODY, { alleys: 0, coaches: 0, hideout: 70 })
    expect(objections([{ circle: 70, by: 'alley' }], view).map(({ kind }) => kind)).toEqual(['alleys', 'declare'])
    expect(objections([{ circle: 127, by: 'coach' }], view).map(({ kind }) => kind)).toEqual(['half-coach', 'coaches'])
  })

  it('loses what was walked, and all of it where he went another way', () => {
    const plan = {
      ...NO_PLAN,
      filled: 5,
      steps: [
        { circle: 127, by: 'walk' },
        { circle: 128, by: 'walk' },
      ],
    } as const
    const walked = (circle: number) =>
      jackOn(103, NOBODY, { nights: { 1: { toc: 1, filled: 6, row: { 5: 103, 6: circle } } } })
    expect(planNow(plan, walked(127))).toEqual([{ circle: 128, by: 'walk' }])
    expect(planNow(plan, walked(128))).toEqual([])
  })
})
