import type { Decision, DecisionList, Position, Rng, Turn } from '@gaslight/core'
import { apply, draw } from './apply.ts'
import { fingerprint } from './fingerprint.ts'
import { bitHigh, bitLow } from './hexes.ts'
import { listLegal } from './legal.ts'
import { DETECTIVE, Ending, JACK, Phase, type PhaseCode, REASONS, STATES } from './phase.ts'
import { ROSTER } from './roster.ts'
import type { Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

const SEAT_TURNS: readonly Turn[] = [
  Object.freeze({ kind: 'seat', seat: JACK }),
  Object.freeze({ kind: 'seat', seat: DETECTIVE }),
]
const CHANCE_TURNS: readonly Turn[] = STATES.map(state => Object.freeze({ kind: 'chance', purpose: state }))
/** The phases in which chance decides, as bits. */
const CHANCE_PHASES =
  (1 << Phase.identity) | (1 << Phase.deal) | (1 << Phase.alibi) | (1 << Phase.hands) | (1 << Phase.reveal)
const { over: OVER, picks: PICKS } = Phase
const OVER_TURNS: readonly Turn[] = REASONS.map((reason, ending) =>
  Object.freeze({
    kind: 'over',
    outcome: Object.freeze({ winners: Object.freeze([ending === Ending.arrested ? DETECTIVE : JACK]), reason }),
  }),
)

/**
 * Everything there is to know about a game of Mr. Jack, secrets included. The eight characters of the game are its
 * pieces, 0 to 7 in alphabetical order; sets of pieces are 8 bits.
 */
export class MrJackPosition implements Position {
  readonly rules: Rules
  /** The board as the barricade leaves it. */
  terrain: Terrain
  phase: PhaseCode
  /** 1 to 8; 0 while the extension's characters are picked and placed. */
  round: number
  /** Activations (of eight, placements) finished in this round. */
  slot = 0
  /** The street hex of each piece, `NOWHERE` before its placement. */
  readonly hexes = new Uint8Array(8)
  /** The hexes that hold a piece, as a set of two words. */
  occupiedLow = 0
  occupiedHigh = 0
  suspects = 255
  witnessSeen = true
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
  /** The cards of this round; all of them before the reveal of an odd one are 0. */
  revealed = 0
  used = 0
  /** The piece whose activation (or placement) is under way; -1 between activations. */
  active = -1
  /** The ordinal of the character it acts as: its own, or the one that Moriarty imitates. */
  acts = -1
  moved = false
  /** A value of `Duty`. */
  power = 0
  /** Jack's piece; -1 before it is drawn. */
  jack = -1
  /** Alibis that each seat has drawn, as sets of pieces. */
  jackAlibis = 0
  detectiveAlibis = 0
  /** The draws in their order: piece | seat << 3 | round << 4 | slot << 8. */
  readonly draws = new Uint16Array(4)
  drawCount = 0
  /** The appeals in their order: cleared pieces | seen << 8 | round << 9. */
  readonly appeals = new Uint16Array(7)
  appealCount = 0
  /** A value of `Ending`. */
  ending: number = Ending.none
  /** Where an accusation ended the game; 0 else. */
  endHex = 0
  /** The characters of the game as bits over their ordinals, and the ordinal of each piece. */
  cast = 0
  readonly who = new Uint8Array(8)
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
    const { start } = rules
    this.rules = rules
    this.terrain = rules.terrain
    this.phase = rules.extension ? Phase.hands : Phase.identity
    this.round = rules.extension ? 0 : 1
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

  /** Counts the occupied hexes anew. */
  recount(): void {
    let low = 0
    let high = 0
    for (let piece = 0; piece < 8; piece++) {
      low |= bitLow(this.hexes[piece])
      high |= bitHigh(this.hexes[piece])
    }
    this.occupiedLow = low
    this.occupiedHigh = high
  }

  /** The seat that decides, MJ-17 and MJ-75; at a chance turn within an activation, the active one. */
  seat(): number {
    if (this.phase === PICKS) return this.jackPicks === 0 ? JACK : DETECTIVE
    // The two inner activations are Jack's in odd rounds and the Detective's in even ones; the placement is like both.
    const inner = ((this.slot + 1) >> 1) & 1
    const odd = this.round === 0 ? this.slot < 4 : (this.round & 1) === 1
    return odd ? 1 - inner : inner
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
    const copy = new MrJackPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  /** The other position must be one of a game with the same options. */
  copyFrom(other: MrJackPosition): void {
    this.terrain = other.terrain
    this.phase = other.phase
    this.round = other.round
    this.slot = other.slot
    for (let piece = 0; piece < 8; piece++) {
      this.hexes[piece] = other.hexes[piece]
      this.who[piece] = other.who[piece]
    }
    this.occupiedLow = other.occupiedLow
    this.occupiedHigh = other.occupiedHigh
    this.suspects = other.suspects
    this.witnessSeen = other.witnessSeen
    this.facing = other.facing
    this.covers = other.covers
    this.cordons = other.cordons
    this.lit = other.lit
    this.tiles = other.tiles
    this.revealed = other.revealed
    this.used = other.used
    this.active = other.active
    this.acts = other.acts
    this.moved = other.moved
    this.power = other.power
    this.jack = other.jack
    this.jackAlibis = other.jackAlibis
    this.detectiveAlibis = other.detectiveAlibis
    this.drawCount = other.drawCount
    for (let i = 0; i < other.drawCount; i++) this.draws[i] = other.draws[i]
    this.appealCount = other.appealCount
    for (let i = 0; i < other.appealCount; i++) this.appeals[i] = other.appeals[i]
    this.ending = other.ending
    this.endHex = other.endHex
    this.cast = other.cast
    this.lantern = other.lantern
    this.questioner = other.questioner
    this.imitates = other.imitates
    this.hand = other.hand
    this.jackPicks = other.jackPicks
    this.detectivePicks = other.detectivePicks
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
