import type { FilmSpeed } from './film.ts'
import type { ZoomLabels } from './Zoom.tsx'

/** What is drawn and marked on a title's board, what can be pointed at on it, and what moves over it. */
interface BoardTypes {
  readonly scene: object
  readonly overlay: object
  readonly target: object
  /** Ways that happen at the same time. */
  readonly stage: object
}

/** What the board of any title is given, and what it tells. */
export interface BoardProps<T extends BoardTypes> {
  /** The position to draw; where a choice is previewed, the position after it, so that the board shows what it changes. */
  readonly scene: T['scene']
  readonly overlay: T['overlay']
  /** The short film of what just happened, stage after stage, before `scene` stands. Null when nothing moves. */
  readonly film: readonly T['stage'][] | null
  /** `off` shows the end at once, as reduced motion does. */
  readonly speed: FilmSpeed
  /** Called once for each film: at its end, or when it is skipped by Escape or a click on the board. Not called for a film taken away. */
  onFilmEnd(): void
  /** The target under the pointer or the keyboard's focus; with touch, the one tapped first. */
  onPreview(target: T['target'] | null): void
  /** A click, Enter, or the second tap on the same target; also where nothing is marked, so that the page can say why not. */
  onPick(target: T['target']): void
  /** The accessible description of a target in the page's language, for instance "hex g5, Holmes, lit". */
  describe(target: T['target']): string
  /** The board's accessible name. */
  readonly label: string
  /** The names of the buttons that enlarge the board where it is small. */
  readonly zoom: ZoomLabels
}
