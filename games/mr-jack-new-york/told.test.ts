import { Sfc32 } from '@gaslight/core'
import { expect, it } from 'vitest'
import { mrJackNewYork } from './game.ts'
import { legal, position } from './testing.ts'
import { readToken } from './told.ts'

it('a token tells its reader all of its decision but what `?` hides and who moves alone (section 14)', () => {
  const p = position({})
  const rng = new Sfc32(14)
  while (p.turn().kind !== 'over') {
    const choices = legal(p)
    for (let i = 0; i < 12; i++) {
      const decision = choices[rng.below(choices.length)]
      const detail = mrJackNewYork.decode(p, decision)
      const whole = readToken(mrJackNewYork.notation.format(p, decision, 'omniscient'))
      const { mover = null, ...rest } = { mover: null, ...whole }
      expect(detail).toMatchObject(rest)
      expect(whole?.kind).toBe(detail.kind)
      if (mover !== null) expect(detail).toMatchObject({ character: mover })
      for (const audience of ['public', 0, 1] as const) {
        const text = mrJackNewYork.notation.format(p, decision, audience)
        const told = readToken(text)
        if (!text.includes('?')) expect(told).toEqual(whole)
        else expect(Object.values(told ?? {})).toEqual([detail.kind, null])
      }
    }
    p.apply(choices[rng.below(choices.length)])
  }
})

it.each(['', '?', 'Watson', 'a3-?', '(A ?)', 'Jack=Ripper', '(Rider x Informant)', '(C k5l5)', '+nobody'])(
  '"%s" is no token',
  text => {
    expect(readToken(text)).toBeNull()
  },
)
