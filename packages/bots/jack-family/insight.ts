import {
  type JackPosition,
  type JackView,
  jackCandidates,
  PIECES,
  piecesOf,
  publicSuspects,
} from '@gaslight/jack-family'

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

export function insightOf(view: JackView, p: JackPosition): Insight {
  const seat = roleOf(view)
  const jack = view.jack === undefined ? -1 : p.pieceOf(view.jack)
  const drawn = view.alibis.filter(alibi => alibi.by === 'detective').length
  const own = view.alibis.flatMap(alibi => (alibi.character === undefined ? [] : [p.pieceOf(alibi.character)]))
  // Cards that Jack cannot place: the Detective holds `drawn` of them, any as likely as any other.
  const unplaced = 7 - own.length
  const weight = new Float64Array(1 << PIECES)
  for (let set = 0; set < weight.length; set++)
    for (let piece = 0; piece < PIECES; piece++) {
      if (((set >> piece) & 1) === 0) continue
      const open = seat === 'detective' || piece === jack || own.includes(piece) ? 1 : 1 - drawn / unplaced
      weight[set] += open
    }
  return {
    seat,
    jack,
    suspects: piecesOf(p, seat === 'detective' ? jackCandidates(view) : publicSuspects(view)),
    weight,
    alibisDrawn: drawn,
  }
}

/** The role of the seat that this view was made for. */
function roleOf({ audience }: JackView): Insight['seat'] {
  if (audience === 'jack' || audience === 'detective') return audience
  throw new Error(`a view for ${audience} decides nothing`)
}
