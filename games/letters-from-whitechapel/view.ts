import type { Colour, Face, Letter, Reason, Role } from './cast.ts'
import type { CircleNumber, CrossingId } from './map.ts'
import type { WhitechapelOptions } from './options.ts'

/** The decision points of LW-18, in its order: D1, D2, C1, D3 ... D16, and the end. */
export const STATES = [
  'hideout',
  'women',
  'head',
  'address',
  'patrol',
  'letter',
  'saucy-jacky',
  'kill',
  'wretched',
  'flip',
  'move',
  'goulston',
  'x99',
  'police',
  'false-clue',
  'action',
  'search',
  'over',
] as const
export type State = (typeof STATES)[number]

export type Night = 1 | 2 | 3 | 4

/** A Woman token of this night: `none` while Jack lays them out and left that circle free, `unknown` face down. */
export type Woman = 'marked' | 'plain' | 'none' | 'unknown'

/** A patrol token: `face` for whoever may know it, `up` once everybody does (LW-43). */
export interface Token {
  readonly face?: Face
  readonly up?: true
}

/** What a search or an arrest said (LW-65, LW-70): the circles that were named, and whether it was right. */
export interface Answer {
  readonly round: number
  readonly by: Colour
  readonly kind: 'search' | 'arrest'
  /** One, but for an area arrest (LW-71); ascending. */
  readonly circles: readonly CircleNumber[]
  readonly yes: boolean
}

/**
 * The log of one night. Cells are called by their index, 1 to 20 (LW-6): V, IV, III, II, I, 1, 2, ..., 15. Lists that grow
 * are objects, keyed by number, so that what is added is all that a patch holds.
 */
export interface NightLog {
  /** The tile that was drawn. */
  readonly head?: Colour
  /** The Time of the Crime, 1 (I) to 5 (V), from Hell 4 on: the murder stands in cell 6 - `toc`. */
  readonly toc?: number
  /** The index of the last filled cell, from the murder on. */
  readonly filled?: number
  /** The row, cell by cell, for those who may know it; on night 3 with the order of the murders. */
  readonly row?: { readonly [cell: number]: CircleNumber }
  /** The cells with a special token on them (LW-50); all other moves were normal. */
  readonly special?: { readonly [cell: number]: 'alley' | 'coach' }
  /** Where the policemen stood, in the order of the colours, when Jack moved in this round (LW-84). */
  readonly stood?: { readonly [round: number]: readonly CrossingId[] }
  /** Every search and arrest in its order, from 1 on. */
  readonly answers?: { readonly [place: number]: Answer }
}

/** What one audience may know (LW-97 to LW-100), built field by field. */
export interface WhitechapelView {
  readonly audience: Role | 'public' | 'omniscient'
  readonly options: WhitechapelOptions
  /** Jack's included. */
  readonly seats: number
  readonly state: State
  /** Who decides: a seat's role, or nobody but chance, or nobody at all. */
  readonly decides: Role | 'chance' | 'nobody'
  readonly night: Night
  /** The round of the Hunting, 1 to 19; 0 in Hell. */
  readonly round: number
  /** Special tokens left tonight (LW-16). */
  readonly coaches: number
  readonly alleys: number
  /** The circles with a Crime Scene marker, and their nights. */
  readonly scenes: { readonly [circle: CircleNumber]: Night }
  /** The Woman tokens on the board, as far as this audience may know that they are laid (LW-97). */
  readonly women: { readonly [circle: CircleNumber]: Woman }
  /** The Wretched, and whether they were moved in this Hell 6. */
  readonly wretched: { readonly [circle: CircleNumber]: 'unmoved' | 'moved' }
  readonly tokens: { readonly [crossing: CrossingId]: Token }
  /** The pawns on the board: in the Hunting, and from then on until the tokens take their place (LW-32). */
  readonly policemen: { readonly [colour in Colour]?: CrossingId }
  /** The pawns that have moved, or acted, in this part of the round. */
  readonly handled: readonly Colour[]
  /** Clue markers of tonight, with the round in which each was found. */
  readonly clues: { readonly [circle: CircleNumber]: number }
  /** LW-79: what Jack holds, and the circles that bear one, with the round. */
  readonly falseClues: { readonly held: number; readonly placed: { readonly [circle: CircleNumber]: number } }
  /** Used Letters, with their nights. */
  readonly letters: { readonly [letter in Letter]?: Night }
  /** The Letter that the Head has to carry out. */
  readonly carrying?:
    | { readonly letter: 'saucy-jacky'; readonly from: readonly [CrossingId, CrossingId]; readonly moved: number }
    | { readonly letter: 'goulston'; readonly named: Colour }
  /** LW-82: the night on which the ability was used, and the circle that was named. */
  readonly address?: { readonly night: Night; readonly circle: CircleNumber }
  /** The search under way: circles that it has named in vain. */
  readonly search?: { readonly by: Colour; readonly named: readonly CircleNumber[] }
  /** Tonight's log, and those of earlier nights. */
  readonly nights: { readonly [night in Night]?: NightLog }
  /** Hideouts that earlier nights left possible, in games that were set up from a document that says so. */
  readonly hideouts?: readonly CircleNumber[]
  readonly hideout?: CircleNumber
  readonly outcome?: { readonly winner: 'jack' | 'police'; readonly reason: Reason }
}

/** What follows a decision without one of its own. */
export type WhitechapelEffect =
  /** The Woman tokens are turned up (LW-26). */
  | { readonly kind: 'women'; readonly marked: readonly CircleNumber[]; readonly plain: readonly CircleNumber[] }
  /** All patrol tokens on the board are revealed (LW-27). */
  | { readonly kind: 'patrol'; readonly faces: { readonly [crossing: CrossingId]: Face } }
  /** The fifth clue gave Jack a False Clue (LW-79). */
  | { readonly kind: 'false-clue-gained' }
  /** The next night begins after an escape (LW-90). */
  | { readonly kind: 'night'; readonly night: Night }
  | { readonly kind: 'over'; readonly winner: 'jack' | 'police'; readonly reason: Reason }
