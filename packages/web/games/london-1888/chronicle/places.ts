import type { Line, SpaceId } from '@gaslight/london-1888'

/** The places that the sentence of a line names. */
export function placesIn({ told }: Pick<Line, 'told'>): readonly SpaceId[] {
  if (told.kind !== 'decision') return []
  const { detail } = told
  switch (detail.kind) {
    case 'walk':
      return [detail.to]
    case 'protester':
    case 'play':
      return [detail.from, detail.to].filter(space => space !== undefined)
    default:
      return []
  }
}

interface Piece {
  readonly text: string
  /** Where it names a place. */
  readonly space: SpaceId | null
}

/** A sentence cut at the names of places in it. */
export function cutAt(text: string, places: readonly { readonly space: SpaceId; readonly name: string }[]): Piece[] {
  const [place, ...others] = places
  if (place === undefined) return text === '' ? [] : [{ text, space: null }]
  const at = text.indexOf(place.name)
  if (at < 0 || place.name === '') return cutAt(text, others)
  return [
    ...cutAt(text.slice(0, at), others),
    { text: place.name, space: place.space },
    ...cutAt(text.slice(at + place.name.length), others),
  ]
}
