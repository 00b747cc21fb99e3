import { SPACES, type SpaceId } from '@gaslight/london-1888'
import type { Words } from '../words.ts'

/** By space the steps of a walk that can end there now. */
export type Reach = { readonly [space: SpaceId]: number }

/** How far the seat in turn has to walk; nothing where its steps do not reach. */
export function stepsTo(words: Words, space: SpaceId, steps: Reach): string[] {
  const count = steps[space]
  return count === undefined ? [] : [words.game('told.away', { count })]
}

/** The space that somebody means: by its id, by its name, or by how its name begins. */
export function spaceCalled(words: Words, text: string): SpaceId | null {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return null
  const named = SPACES.map(id => ({ id, name: words.space(id).toLocaleLowerCase() }))
  return (
    SPACES.find(id => id.toLocaleLowerCase() === wanted) ??
    named.find(({ name }) => name === wanted)?.id ??
    named.find(({ name }) => name.startsWith(wanted))?.id ??
    null
  )
}
