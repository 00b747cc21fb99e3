import { type Mark, marksOf } from '@gaslight/client'
import { CIRCLES, COLOURS, type Colour, CROSSINGS, type CrossingId } from '@gaslight/letters-from-whitechapel'
import type { ChannelEntry, Contribution } from '@gaslight/protocol'
import { type NodeId, type Sketchbook, STICKERS } from '../map/props.ts'
import { EMPTY_BOOK, type Sketch, withSketch } from './sketches.ts'

/*
 * Sketches on the wire. A place is called as in the game's notation (`65`, `x41`); the ink of a mark says which sticker it
 * is, that of an arrow whose colour it has.
 */

/** What is sent when somebody draws. */
export function contributionOf(sketch: Sketch, by: Colour): Contribution {
  switch (sketch.kind) {
    case 'sticker':
      return { kind: 'mark', at: placeOf(sketch.at), ink: STICKERS.indexOf(sketch.sticker) }
    case 'arrow':
      return { kind: 'arrow', from: placeOf(sketch.from), to: placeOf(sketch.to), ink: COLOURS.indexOf(by) }
    case 'note':
      return { kind: 'note', at: placeOf(sketch.at), text: sketch.text }
  }
}

/** What lies on the map. What this map cannot show is left out: others may run another page. */
export function bookOf(entries: readonly ChannelEntry[], colourOf: (seat: number) => Colour): Sketchbook {
  return marksOf(entries).reduce((book, mark) => {
    const drawn = sketchOf(mark, colourOf(mark.by))
    return drawn === null ? book : withSketch(book, drawn.sketch, drawn.by)
  }, EMPTY_BOOK)
}

/** The numbers of the entries that lie on a node; of all of them, where none is given. */
export function entriesOn(entries: readonly ChannelEntry[], node?: NodeId): number[] {
  const place = node === undefined ? undefined : placeOf(node)
  return marksOf(entries)
    .filter(({ what }) => {
      if (place === undefined) return true
      return what.kind === 'arrow' ? what.from === place || what.to === place : what.at === place
    })
    .map(({ n }) => n)
}

function sketchOf({ what }: Mark, by: Colour): { readonly sketch: Sketch; readonly by: Colour } | null {
  switch (what.kind) {
    case 'mark': {
      const [at, sticker] = [nodeOf(what.at), STICKERS[what.ink]]
      return at === null || sticker === undefined ? null : { sketch: { kind: 'sticker', at, sticker }, by }
    }
    case 'arrow': {
      const [from, to] = [nodeOf(what.from), nodeOf(what.to)]
      if (from === null || to === null) return null
      return { sketch: { kind: 'arrow', from, to }, by: COLOURS[what.ink] ?? by }
    }
    case 'note': {
      const at = nodeOf(what.at)
      return at === null ? null : { sketch: { kind: 'note', at, text: what.text }, by }
    }
  }
}

function placeOf(node: NodeId): string {
  return node.startsWith('c') ? node.slice(1) : node
}

const NODES: ReadonlySet<string> = new Set([
  ...CIRCLES.map(({ number }) => `c${number}`),
  ...CROSSINGS.map(({ id }): CrossingId => id),
])

function nodeOf(place: string): NodeId | null {
  const node = place.startsWith('x') ? place : `c${place}`
  return NODES.has(node) ? (node as NodeId) : null
}
