import { Sfc32 } from '@gaslight/core'
import { expect, it } from 'vitest'
import { mrJack } from './game.ts'
import { legal, position } from './testing.ts'
import { readToken } from './told.ts'

it.each([
  ['base', {}],
  ['extension', { cast: 'extension' }],
])('a token tells its reader all of its decision but what `?` hides (section 14, %s)', (_, options) => {
  const p = position({ options })
  const rng = new Sfc32(14)
  while (p.turn().kind !== 'over') {
    const choices = legal(p)
    for (let i = 0; i < 12; i++) {
      const decision = choices[rng.below(choices.length)]
      const detail = mrJack.decode(p, decision)
      const whole = readToken(mrJack.notation.format(p, decision, 'omniscient'))
      expect(detail).toMatchObject(whole ?? {})
      expect(whole?.kind).toBe(detail.kind)
      for (const audience of ['public', 0, 1] as const) {
        const text = mrJack.notation.format(p, decision, audience)
        const told = readToken(text)
        if (!text.includes('?')) expect(told).toEqual(whole)
        else expect(Object.values(told ?? {})).toEqual([detail.kind, null])
      }
    }
    p.apply(choices[rng.below(choices.length)])
  }
})

it.each(['', '?', 'Bertie', 'a3-?', '(A ?)', 'Jack=Ripper', 'hand J Bert ?', '(W Bert i8)'])(
  '"%s" is no token',
  text => {
    expect(readToken(text)).toBeNull()
  },
)
