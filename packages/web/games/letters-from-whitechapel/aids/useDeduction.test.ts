import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { useDeduction } from './useDeduction.ts'

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
