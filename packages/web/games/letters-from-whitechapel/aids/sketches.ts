import type { Colour, NodeId, Sketchbook, Sticker } from '../map/props.ts'

/** What the police draw on the map. */
export type Sketch =
  | { readonly kind: 'sticker'; readonly at: NodeId; readonly sticker: Sticker }
  | { readonly kind: 'arrow'; readonly from: NodeId; readonly to: NodeId }
  | { readonly kind: 'note'; readonly at: NodeId; readonly text: string }

/** Where sketches are kept: on this device, or anywhere else that gives them back as they are now. */
export interface Sketching {
  readonly book: Sketchbook
  /** Whether the other detectives see them, too. */
  readonly isShared: boolean
  add(sketch: Sketch, by: Colour): void
  /** Takes away everything that is drawn on a node. */
  erase(at: NodeId): void
  clear(): void
}

export const EMPTY_BOOK: Sketchbook = { stickers: [], arrows: [], notes: [] }

export function withSketch(book: Sketchbook, sketch: Sketch, by: Colour): Sketchbook {
  switch (sketch.kind) {
    case 'sticker':
      return {
        ...book,
        stickers: [
          ...book.stickers.filter(({ at }) => at !== sketch.at),
          { at: sketch.at, sticker: sketch.sticker, by },
        ],
      }
    case 'arrow':
      return { ...book, arrows: [...book.arrows, { from: sketch.from, to: sketch.to, by }] }
    case 'note':
      return {
        ...book,
        notes: [...book.notes.filter(({ at }) => at !== sketch.at), { at: sketch.at, text: sketch.text, by }],
      }
  }
}

export function withoutNode(book: Sketchbook, node: NodeId): Sketchbook {
  return {
    stickers: book.stickers.filter(({ at }) => at !== node),
    arrows: book.arrows.filter(({ from, to }) => from !== node && to !== node),
    notes: book.notes.filter(({ at }) => at !== node),
  }
}
