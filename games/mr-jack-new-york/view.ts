import type { JackEffect, JackView } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import type { NewYorkOptions } from './options.ts'

/** A cell by its name, `a2` to `n8` (NY-5), or Liberty Island, `LIB`. */
export type SpaceId = string

/** What lies on a cell: a Metro entrance, a Gaslamp, a Building site, or the Park on the back of each (NY-7). */
export type Tile = 'entrance' | 'lamp' | 'site' | 'park'

/** Two neighbouring cells that an Investigation tile covers, by letter, then number. */
export type CellPair = readonly [SpaceId, SpaceId]

/** The states of NY-18 in which somebody decides, and the draw of Jack's character (NY-12). */
export type State =
  | 'identity'
  | 'deal'
  | 'card'
  | 'power-or-move'
  | 'move'
  | 'informant'
  | 'alibi'
  | 'power-after'
  | 'over'

/** What one audience may know (NY-62, section 11), built field by field. Names stand in alphabetical order. */
export interface NewYorkView extends JackView<Character> {
  readonly options: NewYorkOptions
  readonly state: State
  readonly characters: { readonly [name in Character]: { readonly at: SpaceId; readonly suspect: boolean } }
  /** The tiles on the board, by cell; the central station is none (NY-7). */
  readonly tiles: { readonly [cell: SpaceId]: Tile }
  readonly investigation: readonly [CellPair, CellPair]
  /** The ports with a Steamer, by letter. */
  readonly steamers: readonly [SpaceId, SpaceId]
  /** `at` is absent while he waits to be re-placed (NY-9). */
  readonly informant: { readonly at?: SpaceId; readonly side: 'talkative' | 'mute' }
  readonly supply: { readonly entrance: number; readonly lamp: number; readonly site: number }
}

export type NewYorkEffect =
  | JackEffect<Character>
  /** A consultation found the alibi deck empty (NY-54). */
  | { readonly kind: 'deck-empty' }
  /** At the end of the round the Mute Informant turned Talkative (NY-20). */
  | { readonly kind: 'informant-talks' }
