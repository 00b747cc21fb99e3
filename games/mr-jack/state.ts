import { DETECTIVE, JACK, JackState, PIECES, seatOf } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import { HIGH_BITS, LOW_BITS } from './hexes.ts'
import { Phase, type PhaseCode } from './phase.ts'
import { castNames, ORDINAL, ROSTER } from './roster.ts'
import type { Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

/** One in each pair of rounds, by Holmes (MJ-38). */
const MOST_DRAWS = 4
/** Constants of this file, which engines fold; imported ones are read anew each time. */
const LOW = LOW_BITS
const HIGH = HIGH_BITS

/** Everything there is to know about a game of Mr. Jack, secrets included. */
export class MrJackState extends JackState<Character> {
  readonly rules: Rules
  /** The board as the barricade leaves it. */
  terrain: Terrain
  phase: PhaseCode
  /** The street hex of each piece, `NOWHERE` before its placement. */
  readonly hexes = new Uint8Array(PIECES)
  /** The hexes that hold a piece, as a set of two words. */
  occupiedLow = 0
  occupiedHigh = 0
  /** An index into `DIRECTIONS`; -1 where no lantern shines. */
  facing: number
  /** Bits over the manholes of the terrain. */
  covers: number
  /** Bits over the exits. */
  cordons: number
  /** Bits over the posts. */
  lit: number
  /** The post of tile t at bits 4 * (t - 1), `GONE` once it has left the board. */
  tiles: number
  /** The ordinal of the character that the active piece acts as: its own, or the one that Moriarty imitates; or -1. */
  acts = -1
  /** Where an accusation ended the game; 0 else. */
  endHex = 0
  /** The characters of the game as bits over their ordinals, and the ordinal of each piece. */
  cast = 0
  readonly who = new Uint8Array(PIECES)
  /** The pieces with a lasting power: Watson's lantern, Abberline's questions; -1 where there is none. */
  lantern = -1
  questioner = -1
  /** The ordinal that Moriarty imitates; -1 while nobody. */
  imitates = -1
  /** Jack's dealt hand, and the picks, as bits over ordinals (MJ-74). */
  hand = 0
  jackPicks = 0
  detectivePicks = 0

  constructor(rules: Rules) {
    super(rules.extension ? 0 : 1, MOST_DRAWS)
    const { start } = rules
    this.rules = rules
    this.terrain = rules.terrain
    this.phase = rules.extension ? Phase.hands : Phase.identity
    this.facing = start.facing
    this.covers = start.covers
    this.cordons = start.cordons
    this.lit = start.lit
    this.tiles = start.tiles
    this.hexes.set(start.hexes)
    if (!rules.extension) this.takeCast(start.cast)
    this.recount()
  }

  /** Makes these characters, given as bits over ordinals, the pieces of the game. */
  takeCast(cast: number): void {
    this.cast = cast
    this.lantern = -1
    this.questioner = -1
    let piece = 0
    for (let ordinal = 0; ordinal < ROSTER.length; ordinal++) {
      if (((cast >> ordinal) & 1) === 0) continue
      if (ROSTER[ordinal].name === 'Watson') this.lantern = piece
      if (ROSTER[ordinal].name === 'Abberline') this.questioner = piece
      this.who[piece++] = ordinal
    }
  }

  nameOf(piece: number): Character {
    return ROSTER[this.who[piece]].name
  }

  namesOf(pieces: number): readonly Character[] {
    let ordinals = 0
    for (let piece = 0; piece < PIECES; piece++) if (((pieces >> piece) & 1) === 1) ordinals |= 1 << this.who[piece]
    return castNames(ordinals)
  }

  pieceOf(name: Character): number {
    const ordinal = ORDINAL[name]
    return ordinal === undefined || ((this.cast >> ordinal) & 1) === 0 ? -1 : this.who.indexOf(ordinal)
  }

  /** Puts a piece on an empty hex. */
  place(piece: number, hex: number): void {
    const old = this.hexes[piece]
    this.occupiedLow = (this.occupiedLow & ~LOW[old]) | LOW[hex]
    this.occupiedHigh = (this.occupiedHigh & ~HIGH[old]) | HIGH[hex]
    this.hexes[piece] = hex
  }

  /** Counts the occupied hexes anew. */
  recount(): void {
    let low = 0
    let high = 0
    for (let piece = 0; piece < PIECES; piece++) {
      low |= LOW[this.hexes[piece]]
      high |= HIGH[this.hexes[piece]]
    }
    this.occupiedLow = low
    this.occupiedHigh = high
  }

  /** The seat that decides, MJ-17 and MJ-75; at a chance turn within an activation, the active one. */
  override seat(): number {
    return this.round === 0 ? this.seatBeforeRounds() : seatOf(this.round, this.slot)
  }

  /** The placement is like an odd round and an even one after it. */
  private seatBeforeRounds(): number {
    if (this.phase === Phase.picks) return this.jackPicks === 0 ? JACK : DETECTIVE
    return seatOf(this.slot < 4 ? 1 : 2, this.slot)
  }

  /** The other position must be one of a game with the same options. */
  copyFrom(other: this): void {
    this.copyShared(other)
    this.terrain = other.terrain
    this.phase = other.phase
    for (let piece = 0; piece < PIECES; piece++) {
      this.hexes[piece] = other.hexes[piece]
      this.who[piece] = other.who[piece]
    }
    this.occupiedLow = other.occupiedLow
    this.occupiedHigh = other.occupiedHigh
    this.facing = other.facing
    this.covers = other.covers
    this.cordons = other.cordons
    this.lit = other.lit
    this.tiles = other.tiles
    this.acts = other.acts
    this.endHex = other.endHex
    this.cast = other.cast
    this.lantern = other.lantern
    this.questioner = other.questioner
    this.imitates = other.imitates
    this.hand = other.hand
    this.jackPicks = other.jackPicks
    this.detectivePicks = other.detectivePicks
  }
}
