import type { Sketchbook } from '../map/props.ts'
import { EMPTY_BOOK, type Sketching, withoutNode, withSketch } from './sketches.ts'
import { useStored } from './stored.ts'

/** The sketches of one looker, on this device. */
export function useSketching(game: string, looker: string): Sketching {
  const [book, setBook] = useStored<Sketchbook>('sketches', game, looker, EMPTY_BOOK)
  return {
    book,
    add: (sketch, by) => setBook(withSketch(book, sketch, by)),
    erase: at => setBook(withoutNode(book, at)),
    clear: () => setBook(EMPTY_BOOK),
  }
}
