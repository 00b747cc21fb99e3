import { Duty, type DutyCode } from './duties.ts'
import { Ending } from './endings.ts'
import { ALL_PIECES } from './pieces.ts'
import { ROUNDS, seatOf } from './rounds.ts'

/**
 * What a position of either title holds besides its board and its phase, secrets included. The eight characters of the game are its
 * pieces, 0 to 7 in alphabetical order; sets of pieces are 8 bits.
 */
export abstract class JackState<Character extends string = string> {
  /** 1 to 8; 0 in a title that picks and places its characters first. */
  round: number
  /** Activations finished in this round. */
  slot = 0
  suspects = ALL_PIECES
  witnessSeen = true
  /** The cards of this round; all of them before the reveal of an odd one are 0. */
  revealed = 0
  used = 0
  /** The piece whose activation is under way; -1 between activations. */
  active = -1
  moved = false
  power: DutyCode = Duty.none
  /** Jack's piece; -1 before it is drawn. */
  jack = -1
  /** Alibis that each seat has drawn, as sets of pieces. */
  jackAlibis = 0
  detectiveAlibis = 0
  /** The draws in their order, as `packDraw` packs them. */
  readonly draws: Uint16Array
  drawCount = 0
  /** The appeals in their order, as `packAppeal` packs them: one at the end of each round. */
  readonly appeals = new Uint16Array(ROUNDS)
  appealCount = 0
  /** A value of `Ending`. */
  ending: number = Ending.none

  constructor(round: number, mostDraws: number) {
    this.round = round
    this.draws = new Uint16Array(mostDraws)
  }

  abstract nameOf(piece: number): Character
  /** In alphabetical order. */
  abstract namesOf(pieces: number): readonly Character[]
  /** -1 where the character is not in the game. */
  abstract pieceOf(name: Character): number

  /** The seat that decides; at a chance turn within an activation, the active one. */
  seat(): number {
    return seatOf(this.round, this.slot)
  }

  /** What both titles copy; the other must be a position of the same title. */
  protected copyShared(other: JackState<Character>): void {
    this.round = other.round
    this.slot = other.slot
    this.suspects = other.suspects
    this.witnessSeen = other.witnessSeen
    this.revealed = other.revealed
    this.used = other.used
    this.active = other.active
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
  }
}
