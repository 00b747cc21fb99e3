import type { Game, Illegal, OptionField, Options, Position } from '@gaslight/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Surface } from '../table/surface.ts'

/** A title of the house, as the page around its table knows it. Its name and its roles' names are among the shell's texts. */
export interface GameEntry {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** Whether it may take far longer than that. */
  readonly orMore?: true
  /** A small engraving in a box of 120 by 80, in the colour of the text around it. */
  readonly vignette: ReactNode
  /** Null while it cannot be played yet. */
  readonly playable: Playable | null
  /** Whether a companion follows games of it at a real table. */
  readonly companion?: true
}

/** Everything that is fetched only where it is played. */
export interface Playable {
  /** In the order of their seats. */
  readonly roles: readonly RoleEntry[]
  /** The computer's level where nobody has chosen one. */
  readonly usualLevel: string
  /** The options that most people may want to choose; all others are for those who know the rules well. */
  readonly plainOptions: readonly string[]
  /** The options that mean something only where everybody has a screen of their own. */
  readonly apartOptions: readonly string[]
  /** Whose aims are told with the setting to whoever begins a game, where the title has texts of that kind. */
  readonly goals?: readonly string[]
  options(): Promise<readonly OptionField[]>
  /** What says why options cannot be played together by so many, where the title has any that cannot. */
  misfit?(): Promise<(options: Options, seats: number) => Illegal | null>
  rules(): Promise<Game<Position, object>>
  readonly board: Surface
  readonly text: Surface
}

export interface RoleEntry {
  readonly id: string
  /** The side's sign stands beside its colour, for those who do not tell the colours apart. */
  readonly icon: LucideIcon
}
