import type { Rng } from '@gaslight/core'
import type { AlibiDraw, JackView } from './view.ts'

/** Jack's character and every alibi that was drawn. */
interface Secrets<Character extends string> {
  readonly jack?: Character
  readonly alibis: readonly AlibiDraw<Character>[]
}

/**
 * Fills in what the view leaves open, uniformly over all that fits: each suspect that no known alibi names is Jack in
 * equally many positions, and so is each order of the unknown alibis (MJ-57, NY-62). `cast`: the characters of the game;
 * `identified`: whether Jack's character is drawn already.
 */
export function drawSecrets<Character extends string>(
  view: JackView<Character>,
  cast: readonly Character[],
  identified: boolean,
  rng: Rng,
): Secrets<Character> {
  const told = new Set(view.alibis.flatMap(({ character }) => character ?? []))
  const isSuspect = (name: Character) => (view.characters[name]?.suspect ?? true) && !told.has(name)
  const jack = identified ? (view.jack ?? choose(cast.filter(isSuspect), rng)) : undefined
  const deck = cast.filter(name => name !== jack && !told.has(name))
  const alibis = view.alibis.map(draw => {
    if (draw.character !== undefined) return draw
    const character = choose(deck, rng)
    deck.splice(deck.indexOf(character), 1)
    return { ...draw, character }
  })
  return { alibis, ...(jack === undefined ? {} : { jack }) }
}

function choose<T>(from: readonly T[], rng: Rng): T {
  return from[rng.below(from.length)]
}
