import { Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { freeAfter } from './double-event.ts'
import { agentOf } from './testing.ts'

/** Jack's view on night 3 when he chooses victims; he has waited twice, and what he turned up were the fakes. */
function choosing(crossings: readonly number[]) {
  const faces = ['blue', 'yellow', 'brown', 'red', 'green']
  const read = game.notation.position({
    state: 'kill',
    night: 3,
    hideout: 90,
    scenes: { 147: 1, 149: 2 },
    wretched: { 21: 'unmoved', 27: 'unmoved', 158: 'unmoved' },
    tokens: Object.fromEntries(crossings.map((crossing, i) => [`x${crossing}`, { face: faces[i] }])),
    nights: { 1: { head: 'red', toc: 1 }, 2: { head: 'blue', toc: 1 }, 3: { head: 'green', toc: 3 } },
  })
  if (!read.ok) throw new Error(read.error.message)
  return game.view(read.value, 0)
}

/** One policeman is in reach of 21 and one of 27; nobody is near 158. */
const WATCHED = choosing([22, 25, 231, 232, 233])

describe('on night 3 the police move before Jack does (LW-44)', () => {
  test('where they can name both victims he is caught, where they reach but one it depends on the order', () => {
    expect(freeAfter(WATCHED, [21, 27])).toBe(0)
    expect(freeAfter(WATCHED, [27, 21])).toBe(0)
    expect(freeAfter(WATCHED, [158, 21])).toBe(0)
    expect(freeAfter(WATCHED, [21, 158])).toBe(1)
    expect(freeAfter(WATCHED, [21])).toBe(1)
  })

  test('whoever looks ahead kills where nobody is near last', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const [decision] = agentOf('inspector').decide(WATCHED, new Sfc32(seed)).choice
      const detail = game.decode(game.sample(WATCHED, new Sfc32(seed)), decision)
      expect(detail.kind === 'wait' || (detail.kind === 'kill' && detail.victims[1] === 158)).toBe(true)
    }
  })
})
