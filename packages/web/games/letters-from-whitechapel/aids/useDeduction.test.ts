import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { heatOf, useDeduction } from './useDeduction.ts'

const [{ view: VIEW }] = turns(1, 2)

/** What a click supposes after somebody has chosen it and then had this many states of the overlay. */
function supposingAfter(states: readonly boolean[]): string {
  function Looker() {
    const [at, setAt] = useState(0)
    const { supposing, setSupposing } = useDeduction(VIEW, states[at])
    if (at === 0) setSupposing('hideout')
    if (at < states.length - 1) setAt(at + 1)
    return createElement('p', null, supposing ?? 'plays')
  }
  return renderToStaticMarkup(createElement(Looker))
}

test('a click supposes as long as the overlay is on, and plays again after it was off', () => {
  expect(supposingAfter([true, true])).toBe('<p>hideout</p>')
  expect(supposingAfter([true, false])).toBe('<p>plays</p>')
  expect(supposingAfter([true, false, true])).toBe('<p>plays</p>')
})

test('while he is nowhere the map shows the hideouts that are left, and from the murder on where he can be (LW-88)', () => {
  const hideouts = [
    { circle: 90, probability: 0.75 },
    { circle: 63, probability: 0.25 },
  ]
  expect([...heatOf({ heat: new Map(), hideouts }, null)]).toEqual([
    [90, 0.75],
    [63, 0.25],
  ])
  const nowhere = { kind: 'hideout', circle: 90, heat: new Map(), traces: [], by: [] } as const
  expect([...heatOf({ heat: new Map(), hideouts }, nowhere).keys()]).toEqual([90, 63])
  expect([...heatOf({ heat: new Map([[82, 1]]), hideouts }, null).keys()]).toEqual([82])
})
