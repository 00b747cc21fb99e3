import type { Audience } from '@gaslight/core'
import type { JackPosition } from '../position.ts'
import { DETECTIVE, JACK } from '../seats.ts'
import type { JackView, Role } from '../view.ts'
import type { JackGame } from './table.ts'

export function drawnBy<Character extends string>(view: JackView<Character>, role: Role): Character[] {
  return view.alibis.flatMap(({ by, character }) => (by === role && character !== undefined ? [character] : []))
}

/** The characters of a view. */
export function namesOf<Character extends string>(view: JackView<Character>): Character[] {
  return Object.keys(view.characters) as Character[]
}

/** What both titles hide, and what each audience may think of it, for the conformance suite. */
export function sharedSecrets<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
) {
  return [
    {
      name: 'Jack’s character',
      of: (p: P) => game.view(p, 'omniscient').jack,
      /** MJ-57, NY-62: to others each suspect is Jack with the same chance, but for alibis of their own. */
      candidates(p: P, to: Audience) {
        const view = game.view(p, 'omniscient')
        const names = namesOf(view)
        if (view.jack === undefined || names.length < 8) return undefined
        if (view.state === 'over' || to === JACK || to === 'omniscient') return [view.jack]
        const alibis = to === DETECTIVE ? drawnBy(view, 'detective') : []
        return names.filter(name => view.characters[name]?.suspect && !alibis.includes(name))
      },
    },
    {
      name: 'the Detective’s first alibi',
      of: (p: P) => drawnBy(game.view(p, 'omniscient'), 'detective')[0],
      /** MJ-57, NY-62: Jack knows only that it is neither his identity nor one of his own alibis. */
      candidates(p: P, to: Audience) {
        const view = game.view(p, 'omniscient')
        const [drawn] = drawnBy(view, 'detective')
        if (drawn === undefined) return undefined
        if (view.state === 'over' || to === DETECTIVE || to === 'omniscient') return [drawn]
        if (to === 'public') return undefined
        return namesOf(view).filter(name => name !== view.jack && !drawnBy(view, 'jack').includes(name))
      },
    },
  ]
}
