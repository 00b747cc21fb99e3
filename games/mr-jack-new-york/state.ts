import { JackState, nameSets, PIECES, WORD } from '@gaslight/jack-family'
import { CAST, type Character } from './cast.ts'
import { HIGH_BITS, LOW_BITS, MID_BITS, NOWHERE, PAIR_HIGHER, PAIR_LOWER } from './hexes.ts'
import { Phase, type PhaseCode } from './phase.ts'
import { BUILT, TILES } from './roster.ts'
import { type Rules, SETUP } from './rules.ts'

const namesOf = nameSets(CAST)

/** One alibi for each character but Jack's (NY-12). */
const MOST_DRAWS = PIECES - 1

/** Words of a set of spaces for each kind of tile. */
const TILE_WORDS = 3 * TILES.length

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const MID = MID_BITS
const HIGH = HIGH_BITS

/** Everything there is to know about a game of Mr. Jack in New York, secrets included. */
export class NewYorkState extends JackState<Character> {
  readonly rules: Rules
  phase: PhaseCode = Phase.identity
  /** The space of each piece. */
  readonly spaces = new Uint8Array(PIECES)
  /** The spaces that hold a piece, as a set of three words. */
  occupiedLow = 0
  occupiedMid = 0
  occupiedHigh = 0
  /** The spaces of the tiles of each kind, three words at `3 *` its place in `TILES`. */
  readonly tiles = new Int32Array(TILE_WORDS)
  /** The pairs under the Investigation tiles, the lower first. */
  firstPair = 0
  secondPair = 0
  /** The four spaces under them. */
  coveredLow = 0
  coveredMid = 0
  coveredHigh = 0
  /** Bits over the ports. */
  steamers = 0
  /** The Informant's space, `NOWHERE` while he waits to be re-placed (NY-9). */
  informant = NOWHERE
  mute = false
  /** Tiles left to build, in the order of `BUILT`. */
  readonly supply = new Uint8Array(BUILT.length)
  /** Who accused or left, and the space on which that ended the game; 0 else. */
  endPiece = 0
  endSpace = 0

  constructor(rules: Rules) {
    super(1, MOST_DRAWS)
    this.rules = rules
    this.spaces.set(SETUP.spaces)
    this.tiles.set(SETUP.tiles)
    this.supply.set(SETUP.supply)
    this.layPairs(SETUP.firstPair, SETUP.secondPair)
    this.steamers = SETUP.steamers
    this.informant = SETUP.informant
    this.recount()
  }

  layTile(kind: number, space: number): void {
    const at = 3 * kind
    this.tiles[at] |= LOW[space]
    this.tiles[at + 1] |= MID[space]
    this.tiles[at + 2] |= HIGH[space]
  }

  liftTile(kind: number, space: number): void {
    const at = 3 * kind
    this.tiles[at] &= ~LOW[space]
    this.tiles[at + 1] &= ~MID[space]
    this.tiles[at + 2] &= ~HIGH[space]
  }

  /** The kind of tile on a space, as a place in `TILES`; -1 where there is none. */
  tileOn(space: number): number {
    const word = Math.floor(space / WORD)
    for (let kind = 0; kind < TILES.length; kind++)
      if (((this.tiles[3 * kind + word] >> (space - WORD * word)) & 1) === 1) return kind
    return -1
  }

  /** Both Investigation tiles, in any order. */
  layPairs(one: number, other: number): void {
    this.firstPair = Math.min(one, other)
    this.secondPair = Math.max(one, other)
    const a = PAIR_LOWER[one]
    const b = PAIR_HIGHER[one]
    const c = PAIR_LOWER[other]
    const d = PAIR_HIGHER[other]
    this.coveredLow = LOW[a] | LOW[b] | LOW[c] | LOW[d]
    this.coveredMid = MID[a] | MID[b] | MID[c] | MID[d]
    this.coveredHigh = HIGH[a] | HIGH[b] | HIGH[c] | HIGH[d]
  }

  /** Puts a piece on an empty space. */
  place(piece: number, space: number): void {
    const old = this.spaces[piece]
    this.occupiedLow = (this.occupiedLow & ~LOW[old]) | LOW[space]
    this.occupiedMid = (this.occupiedMid & ~MID[old]) | MID[space]
    this.occupiedHigh = (this.occupiedHigh & ~HIGH[old]) | HIGH[space]
    this.spaces[piece] = space
  }

  /** Counts the occupied spaces anew. */
  recount(): void {
    let low = 0
    let mid = 0
    let high = 0
    for (let piece = 0; piece < PIECES; piece++) {
      low |= LOW[this.spaces[piece]]
      mid |= MID[this.spaces[piece]]
      high |= HIGH[this.spaces[piece]]
    }
    this.occupiedLow = low
    this.occupiedMid = mid
    this.occupiedHigh = high
  }

  nameOf(piece: number): Character {
    return CAST[piece]
  }

  namesOf(pieces: number): readonly Character[] {
    return namesOf(pieces)
  }

  pieceOf(name: Character): number {
    return CAST.indexOf(name)
  }

  /** The other position must be one of a game with the same options. */
  copyFrom(other: this): void {
    this.copyShared(other)
    this.phase = other.phase
    for (let piece = 0; piece < PIECES; piece++) this.spaces[piece] = other.spaces[piece]
    this.occupiedLow = other.occupiedLow
    this.occupiedMid = other.occupiedMid
    this.occupiedHigh = other.occupiedHigh
    for (let word = 0; word < TILE_WORDS; word++) this.tiles[word] = other.tiles[word]
    this.firstPair = other.firstPair
    this.secondPair = other.secondPair
    this.coveredLow = other.coveredLow
    this.coveredMid = other.coveredMid
    this.coveredHigh = other.coveredHigh
    this.steamers = other.steamers
    this.informant = other.informant
    this.mute = other.mute
    for (let kind = 0; kind < BUILT.length; kind++) this.supply[kind] = other.supply[kind]
    this.endPiece = other.endPiece
    this.endSpace = other.endSpace
  }
}
