import type { Rng } from '@gaslight/core'
import { build } from './build.ts'
import { CAST } from './cast.ts'
import type { NewYorkPosition } from './position.ts'
import type { NewYorkView } from './view.ts'

/**
 * A full position that fits the view, uniform over all that do: each suspect that no known alibi names is Jack in equally
 * many of them, and so is each order of the unknown alibis (NY-62).
 */
export function sample(view: NewYorkView, rng: Rng): NewYorkPosition {
  return build(complete(view, rng))
}

/** The view with every secret that it leaves open filled in. */
export function complete(view: NewYorkView, rng: Rng): NewYorkView {
  if (view.state === 'identity') return view
  const told = new Set(view.alibis.flatMap(({ character }) => character ?? []))
  const suspects = CAST.filter(name => view.characters[name].suspect && !told.has(name))
  const jack = view.jack ?? choose(suspects, rng)
  const deck = CAST.filter(name => name !== jack && !told.has(name))
  const alibis = view.alibis.map(draw => {
    if (draw.character !== undefined) return draw
    const character = choose(deck, rng)
    deck.splice(deck.indexOf(character), 1)
    return { ...draw, character }
  })
  return { ...view, alibis, jack }
}

function choose<T>(from: readonly T[], rng: Rng): T {
  return from[rng.below(from.length)]
}
