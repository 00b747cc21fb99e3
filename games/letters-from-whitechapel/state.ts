import { Ending } from './endings.ts'
import { CIRCLE_COUNT } from './map.ts'
import { Phase, type PhaseCode } from './phase.ts'
import { ALL_PAWNS, CELLS, FALSE_CLUES, FIRST_FAKE, ROUNDS, type Rules, SUPPLY } from './rules.ts'
import type { NightLog } from './view.ts'

/** A row of each night, read at `rowStart(night) + cell`. */
const ROW = CELLS + 1
const NIGHTS = 4
/** Where the policemen stood, five bytes a round. */
const NIGHT_STOOD = (ROUNDS + 1) * 5
/** Room for answers in the beginning; most games get no more, and never more than 4 nights of 19 rounds bring. */
const ANSWERS = 32

/** The sizes of the byte fields, in the order in which they lie; `stood` is the log, which no rule depends on. */
const SIZES = {
  rows: NIGHTS * ROW,
  special: NIGHTS * ROW,
  clues: CIRCLE_COUNT + 1,
  falseClues: CIRCLE_COUNT + 1,
  scenes: 5,
  women: 8,
  wretched: 5,
  moved: 5,
  tokens: 7,
  police: 5,
  heads: NIGHTS + 1,
  tocs: NIGHTS + 1,
  filled: NIGHTS + 1,
  letters: 4,
  stood: NIGHTS * NIGHT_STOOD,
}
const SIZE = Object.values(SIZES).reduce((sum, size) => sum + size, 0)
const WORDS = Math.ceil(SIZE / 4)
/** The words before `stood`, and the one in which it begins: no round has the number 0, so that it adds nothing. */
export const RULED_WORDS = Math.ceil((SIZE - SIZES.stood) / 4)

/** A log in a view, and what it was made of. */
interface KeptLog {
  readonly head: number
  readonly toc: number
  readonly filled: number
  readonly answers: number
  readonly log: NightLog
}

/** Where a night's row begins in `rows` and `special`. */
export function rowStart(night: number): number {
  return (night - 1) * ROW
}

/** Where a round's policemen begin in `stood`. */
export function stoodStart(night: number, round: number): number {
  return (night - 1) * NIGHT_STOOD + round * 5
}

/** The slots of a night's murders in `scenes`. */
export function sceneSlot(night: number): number {
  return night <= 3 ? night - 1 : 4
}

/** Which night the murder in a slot of `scenes` belongs to. */
export function sceneNight(slot: number): number {
  return slot < 3 ? slot + 1 : slot
}

/** Everything there is to know about a game of Letters from Whitechapel, secrets and logs included. */
export class WhitechapelState {
  readonly rules: Rules
  /** All byte fields, as words. */
  readonly words: Int32Array
  /** The circles in the cells of each night (LW-6); 0 where a cell is empty, or nothing is known of that night. */
  readonly rows: Uint8Array
  /** The special token on each cell: 0 none, 1 alley, 2 coach. */
  readonly special: Uint8Array
  /** By circle: the round in which a clue was found tonight; 0 none. */
  readonly clues: Uint8Array
  /** By circle: the round in which a False Clue was placed tonight; 0 none. */
  readonly falseClues: Uint8Array
  /** The circles of the murders, by `sceneSlot`; those of night 3 ascending. */
  readonly scenes: Uint8Array
  /** What lies on each red circle, in their order: 0 or a `WomanCode`. */
  readonly women: Uint8Array
  /** The circles of the Wretched, ascending, zeros last; beside each, whether she has moved. */
  readonly wretched: Uint8Array
  readonly moved: Uint8Array
  /** The crossing of each token by its face; the fakes ascending, zeros (off the board) last. */
  readonly tokens: Uint8Array
  /** The crossing of each policeman; 0 off the board. */
  readonly police: Uint8Array
  /** By night: the colour of the tile plus 1; the Time of the Crime, 1 to 5; the index of the last filled cell. */
  readonly heads: Uint8Array
  readonly tocs: Uint8Array
  readonly filled: Uint8Array
  /** By Letter: the night on which it was used; 0 unused. */
  readonly letters: Uint8Array
  /** Where the policemen stood when Jack moved, at `stoodStart`; zeros where nobody noted it. */
  readonly stood: Uint8Array
  /** Searches and arrests in their order, two words each (see `answers.ts`). */
  answers = new Int32Array(2 * ANSWERS)
  answerCount = 0

  phase: PhaseCode
  night = 1
  /** 0 in Hell. */
  round = 0
  /** 0 before it is chosen. */
  hideout = 0
  coaches: number = SUPPLY.coaches[1]
  alleys: number = SUPPLY.alleys[1]
  /** Coloured tokens that are turned up, as bits. */
  up = 0
  /** Pawns that have moved, or acted, in this part of the round, as bits. */
  handled = 0
  clueCount = 0
  /** False Clues in Jack's hand and on the board. */
  held = 0
  placed = 0
  /** The crossings that Saucy Jacky chose, while the Head carries it out; and how many tokens have moved. */
  saucyLower = 0
  saucyHigher = 0
  saucyMoved = 0
  /** The colour that Goulston Street named, plus 1, while the Head carries it out. */
  named = 0
  /** When "I Know Your Address" was used, and for which circle. */
  addressNight = 0
  addressCircle = 0
  /** The colour of the pawn whose search is under way, plus 1, and what it has named: bits over its circles. */
  searcher = 0
  searched = 0
  ending: number = Ending.none
  /** What views last made of each night, for who knows Jack's row and who does not, and of how much (see `project.ts`). */
  readonly logs: (KeptLog | undefined)[] = new Array(2 * NIGHTS).fill(undefined)
  /** Hideouts that a document says to be possible; all of them where it is silent. */
  hideouts: readonly number[] | null = null

  constructor(rules: Rules) {
    this.rules = rules
    this.phase = Phase.hideout
    this.words = new Int32Array(WORDS)
    const { buffer } = this.words
    let at = 0
    const bytes = (size: number) => {
      at += size
      return new Uint8Array(buffer, at - size, size)
    }
    this.rows = bytes(SIZES.rows)
    this.special = bytes(SIZES.special)
    this.clues = bytes(SIZES.clues)
    this.falseClues = bytes(SIZES.falseClues)
    this.scenes = bytes(SIZES.scenes)
    this.women = bytes(SIZES.women)
    this.wretched = bytes(SIZES.wretched)
    this.moved = bytes(SIZES.moved)
    this.tokens = bytes(SIZES.tokens)
    this.police = bytes(SIZES.police)
    this.heads = bytes(SIZES.heads)
    this.tocs = bytes(SIZES.tocs)
    this.filled = bytes(SIZES.filled)
    this.letters = bytes(SIZES.letters)
    this.stood = bytes(SIZES.stood)
  }

  /** The colour of tonight's Head tile. */
  headColour(): number {
    return this.heads[this.night] - 1
  }

  /** The seat of the Head of the Investigation (LW-25). */
  headSeat(): number {
    return this.rules.owners[this.headColour()]
  }

  /** LW-19: the seat on turn while policemen move or act, clockwise from the Head. */
  policeSeat(): number {
    const { pawns, seats } = this.rules
    let seat = this.headSeat()
    while ((pawns[seat] & ~this.handled) === 0) seat = seat === seats - 1 ? 1 : seat + 1
    return seat
  }

  /** Jack's location: the circle in the last filled cell (LW-37). */
  location(): number {
    return this.rows[rowStart(this.night) + this.filled[this.night]]
  }

  cellsLeft(): number {
    return CELLS - this.filled[this.night]
  }

  /** Whether a circle stands in tonight's row (LW-65). */
  visited(circle: number): boolean {
    const start = rowStart(this.night)
    for (let cell = this.filled[this.night]; cell > 0; cell--) {
      const passed = this.rows[start + cell]
      if (passed === circle) return true
      if (passed === 0) return false
    }
    return false
  }

  isScene(circle: number): boolean {
    const { scenes } = this
    return (
      scenes[0] === circle ||
      scenes[1] === circle ||
      scenes[2] === circle ||
      scenes[3] === circle ||
      scenes[4] === circle
    )
  }

  /** The face of the token on a crossing; -1 where there is none. */
  tokenOn(crossing: number): number {
    return this.tokens.indexOf(crossing)
  }

  isUp(face: number): boolean {
    return face < FIRST_FAKE && ((this.up >> face) & 1) === 1
  }

  /** The colour of the policeman on a crossing; -1 where there is none. */
  policemanOn(crossing: number): number {
    return this.police.indexOf(crossing)
  }

  /** Puts the fakes in order after one has moved or left the board. */
  sortFakes(): void {
    const { tokens } = this
    const [one, other] = [tokens[FIRST_FAKE], tokens[FIRST_FAKE + 1]]
    if (other === 0 || (one !== 0 && one < other)) return
    tokens[FIRST_FAKE] = other
    tokens[FIRST_FAKE + 1] = one
  }

  /** Puts the Wretched in order after one has moved or left the board. */
  sortWretched(): void {
    const { wretched, moved } = this
    for (let i = 1; i < wretched.length; i++)
      for (let at = i; at > 0 && wretched[at] > 0; at--) {
        if (wretched[at - 1] !== 0 && wretched[at - 1] < wretched[at]) break
        const circle = wretched[at - 1]
        const had = moved[at - 1]
        wretched[at - 1] = wretched[at]
        moved[at - 1] = moved[at]
        wretched[at] = circle
        moved[at] = had
      }
  }

  /** LW-79: whether another False Clue can be gained. */
  falseClueLeft(): boolean {
    return this.held + this.placed < FALSE_CLUES
  }

  /** The place of one more answer. */
  nextAnswer(): number {
    const at = 2 * this.answerCount++
    if (at === this.answers.length) {
      const { answers } = this
      this.answers = new Int32Array(2 * at)
      this.answers.set(answers)
    }
    return at
  }

  allHandled(): boolean {
    return this.handled === ALL_PAWNS
  }

  /** The other position must be one of a game with the same options and seats. */
  copyFrom(other: this): void {
    this.words.set(other.words)
    const { answers: told, answerCount } = other
    if (this.answers.length < 2 * answerCount) this.answers = new Int32Array(told.length)
    const { answers } = this
    for (let i = 0; i < 2 * answerCount; i++) answers[i] = told[i]
    this.answerCount = answerCount
    this.phase = other.phase
    this.night = other.night
    this.round = other.round
    this.hideout = other.hideout
    this.coaches = other.coaches
    this.alleys = other.alleys
    this.up = other.up
    this.handled = other.handled
    this.clueCount = other.clueCount
    this.held = other.held
    this.placed = other.placed
    this.saucyLower = other.saucyLower
    this.saucyHigher = other.saucyHigher
    this.saucyMoved = other.saucyMoved
    this.named = other.named
    this.addressNight = other.addressNight
    this.addressCircle = other.addressCircle
    this.searcher = other.searcher
    this.searched = other.searched
    this.ending = other.ending
    this.hideouts = other.hideouts
    for (let slot = 0; slot < 2 * NIGHTS; slot++) this.logs[slot] = other.logs[slot]
  }
}
