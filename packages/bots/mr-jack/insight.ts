import { type Character, type MrJackPosition, type MrJackView, publicSuspects, ROSTER } from '@gaslight/mr-jack'
import { roleOf, suspectsOf } from './knowledge.ts'

/**
 * What a seat knows and supposes, packed for the search: pieces are numbered as in a position. The same for every
 * position that its view can be sampled to.
 */
export interface Insight {
  readonly seat: 'jack' | 'detective'
  /** Jack's own piece for his seat; -1 for the Detective. */
  readonly jack: number
  /** Whom the Detective may still suspect: for his own seat surely, for Jack's as far as anybody but him knows. */
  readonly suspects: number
  /** Of how many of a set of pieces the Detective holds no alibi, in expectation. */
  readonly weight: Float64Array
  readonly alibisDrawn: number
}

export function insightOf(view: MrJackView, p: MrJackPosition): Insight {
  const seat = roleOf(view)
  const jack = view.jack === undefined ? -1 : pieceOf(p, view.jack)
  const drawn = view.alibis.filter(alibi => alibi.by === 'detective').length
  const own = view.alibis.flatMap(alibi => (alibi.character === undefined ? [] : [pieceOf(p, alibi.character)]))
  // Cards that Jack cannot place: the Detective holds `drawn` of them, any as likely as any other.
  const unplaced = 7 - own.length
  const weight = new Float64Array(256)
  for (let set = 0; set < 256; set++)
    for (let piece = 0; piece < 8; piece++) {
      if (((set >> piece) & 1) === 0) continue
      const open = seat === 'detective' || piece === jack || own.includes(piece) ? 1 : 1 - drawn / unplaced
      weight[set] += open
    }
  const suspects = seat === 'detective' ? suspectsOf(view) : publicSuspects(view)
  return {
    seat,
    jack,
    suspects: suspects.reduce((set, name) => set | (1 << pieceOf(p, name)), 0),
    weight,
    alibisDrawn: drawn,
  }
}

function pieceOf(p: MrJackPosition, name: Character): number {
  return p.who.findIndex(ordinal => ROSTER[ordinal].name === name)
}
