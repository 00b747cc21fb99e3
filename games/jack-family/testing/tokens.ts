import { Sfc32 } from '@gaslight/core'
import { expect } from 'vitest'
import type { JackPosition } from '../position.ts'
import type { JackView } from '../view.ts'
import { type JackGame, testTable } from './table.ts'

/**
 * Plays a random game and expects of its tokens that they tell a reader who has nothing else all of the decision but what
 * `?` hides (section 14 of both rule books). `told` reads a token as far as it speaks of the detail's fields.
 */
export function expectTelling<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
  start: P,
  told: (token: string) => { readonly kind: string } | null,
): void {
  const { legal } = testTable(game)
  const p = start.clone()
  const rng = new Sfc32(14)
  while (p.turn().kind !== 'over') {
    const choices = legal(p)
    for (let i = 0; i < 12; i++) {
      const decision = choices[rng.below(choices.length)]
      const detail = game.decode(p, decision)
      const whole = told(game.notation.format(p, decision, 'omniscient'))
      expect(detail).toMatchObject(whole ?? {})
      expect(whole?.kind).toBe(detail.kind)
      for (const audience of ['public', 0, 1] as const) {
        const text = game.notation.format(p, decision, audience)
        if (!text.includes('?')) expect(told(text)).toEqual(whole)
        else expect(Object.values(told(text) ?? {})).toEqual([detail.kind, null])
      }
    }
    p.apply(choices[rng.below(choices.length)])
  }
}
