import type { Decision, DecisionList, Rng, Turn } from '@gaslight/core'
import { type JackPosition, JackState, nameSets, OVER_TURNS, SEAT_TURNS, WORD } from '@gaslight/jack-family'
import { apply, draw } from './apply.ts'
import { CAST, type Character } from './cast.ts'
import { fingerprint } from './fingerprint.ts'
import { bitHigh, bitLow, bitMid, NOWHERE, PAIR_HIGHER, PAIR_LOWER } from './hexes.ts'
import { listLegal } from './legal.ts'
import { Phase, type PhaseCode, STATES } from './phase.ts'
import { BUILT, TILES } from './roster.ts'
import { type Rules, SETUP } from './rules.ts'

const CHANCE_TURNS: readonly Turn[] = STATES.map(state => Object.freeze({ kind: 'chance', purpose: state }))
/** The phases in which chance decides, as bits. */
const CHANCE_PHASES = (1 << Phase.identity) | (1 << Phase.deal) | (1 << Phase.alibi)
const { over: OVER } = Phase

const namesOf = nameSets(CAST)

/** Words of a set of spaces for each kind of tile. */
const TILE_WORDS = 3 * TILES.length

/** Everything there is to know about a game of Mr. Jack in New York, secrets included. */
export class NewYorkPosition extends JackState<Character> implements JackPosition<Character> {
  readonly rules: Rules
  phase: PhaseCode = Phase.identity
  /** The space of each piece. */
  readonly spaces = new Uint8Array(8)
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
    super(1, CAST.length - 1)
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
    const word = Math.floor(space / WORD)
    this.tiles[3 * kind + word] |= 1 << (space - WORD * word)
  }

  liftTile(kind: number, space: number): void {
    const word = Math.floor(space / WORD)
    this.tiles[3 * kind + word] &= ~(1 << (space - WORD * word))
  }

  /** Both Investigation tiles, in any order. */
  layPairs(one: number, other: number): void {
    this.firstPair = Math.min(one, other)
    this.secondPair = Math.max(one, other)
    const a = PAIR_LOWER[one]
    const b = PAIR_HIGHER[one]
    const c = PAIR_LOWER[other]
    const d = PAIR_HIGHER[other]
    this.coveredLow = bitLow(a) | bitLow(b) | bitLow(c) | bitLow(d)
    this.coveredMid = bitMid(a) | bitMid(b) | bitMid(c) | bitMid(d)
    this.coveredHigh = bitHigh(a) | bitHigh(b) | bitHigh(c) | bitHigh(d)
  }

  /** Counts the occupied spaces anew. */
  recount(): void {
    let low = 0
    let mid = 0
    let high = 0
    for (let piece = 0; piece < 8; piece++) {
      low |= bitLow(this.spaces[piece])
      mid |= bitMid(this.spaces[piece])
      high |= bitHigh(this.spaces[piece])
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

  turn(): Turn {
    const { phase } = this
    if (phase === OVER) return OVER_TURNS[this.ending]
    return ((CHANCE_PHASES >> phase) & 1) === 1 ? CHANCE_TURNS[phase] : SEAT_TURNS[this.seat()]
  }

  legal(into: DecisionList): void {
    listLegal(this, into)
  }

  apply(decision: Decision): void {
    apply(this, decision)
  }

  draw(rng: Rng): Decision {
    return draw(this, rng)
  }

  clone(): this {
    const copy = new NewYorkPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  /** The other position must be one of a game with the same options. */
  copyFrom(other: NewYorkPosition): void {
    this.copyShared(other)
    this.phase = other.phase
    for (let piece = 0; piece < 8; piece++) this.spaces[piece] = other.spaces[piece]
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
    for (let kind = 0; kind < 3; kind++) this.supply[kind] = other.supply[kind]
    this.endPiece = other.endPiece
    this.endSpace = other.endSpace
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
