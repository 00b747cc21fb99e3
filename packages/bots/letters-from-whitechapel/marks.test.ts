import { Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game, JOINED, rowOf } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { agentOf } from './testing.ts'

/** The last night's women are to be laid on 3, 21, 27 and 65, one of them marked. */
function laying(hideout: number) {
  const read = game.notation.position({
    state: 'women',
    night: 4,
    hideout,
    scenes: { 84: 1, 147: 2, 149: 3, 158: 3 },
    policemen: { blue: 'x230', yellow: 'x231', brown: 'x232', red: 'x233', green: 'x234' },
    nights: { 1: { head: 'red' }, 2: { head: 'blue' }, 3: { head: 'green' } },
  })
  if (!read.ok) throw new Error(read.error.message)
  return game.view(read.value, 0)
}

test.each([3, 21, 27, 65])(
  'D2: next to %i lies the hideout, and the one woman to be murdered is marked there',
  victim => {
    const hideout = rowOf(JOINED, victim).find(circle => rowOf(JOINED, circle).length > 4) ?? 0
    const view = laying(hideout)
    const p = game.sample(view, new Sfc32(1))
    for (const decision of agentOf('inspector').decide(view, new Sfc32(2)).choice) p.apply(decision)
    const marked = Object.entries(game.view(p, 0).women).filter(([, woman]) => woman === 'marked')
    expect(marked.map(([circle]) => Number(circle))).toEqual([victim])
  },
)
