import { Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { agentOf, LEVELS, optionsOf } from './testing.ts'

test.each(LEVELS)('LW-99: %s hands a placement over whole, since nobody is told of its parts', level => {
  const rng = new Sfc32(1888)
  const p = game.start(optionsOf(), 3)
  const laid: { readonly [state: string]: number } = { women: 8, patrol: 7 }
  for (let turn = p.turn(); !game.view(p, 'omniscient').state.startsWith('kill'); turn = p.turn()) {
    if (turn.kind !== 'seat') {
      p.apply(p.draw(rng))
      continue
    }
    const view = game.view(p, turn.seat)
    const { choice } = agentOf(level).decide(view, rng)
    expect(choice).toHaveLength(laid[view.state] ?? 1)
    for (const decision of choice) p.apply(decision)
    expect(game.view(p, 'omniscient').state).not.toBe(view.state)
  }
})
