import type { Aid } from '../../../table/preferences.ts'
import type { Composing } from '../composing/compose.ts'
import { cardOf } from '../details.ts'
import type { BoardViewProps } from '../table/BoardArea.tsx'
import type { JackTypes } from '../title.ts'
import { jackFor } from './eyes.ts'

/** Everything that decides what is marked on the board of either title. */
export interface Marking<T extends JackTypes, Character extends string> {
  readonly composing: Composing<T> | null
  readonly active: Character | undefined
  /** Characters that are pointed at in a list. */
  readonly pointed: readonly Character[]
  readonly ways: readonly T['way'][]
  readonly seen: readonly Character[]
  /** Lines under a place. */
  readonly labels: { readonly [place: string]: string }
  readonly aids: { readonly [aid in Aid]: boolean }
  readonly jack: Character | undefined
}

/** As far as the table alone decides it: while a card is pointed at, what could be done after it. */
export function markingOf<T extends JackTypes, Character extends string>({
  table,
  ways,
  pointed,
}: BoardViewProps<T>): Omit<Marking<T, Character>, 'seen' | 'labels'> {
  const { foresight, previewed, preferences, play } = table
  const card = foresight === null || previewed === null ? null : cardOf(previewed)
  return {
    composing: foresight ?? table.composing,
    active: (card ?? table.active) as Character | undefined,
    pointed: pointed === null ? [] : [pointed as Character],
    ways,
    aids: preferences.aids,
    jack: jackFor(play.view) as Character | undefined,
  }
}

/** What the boards of both titles show alike of it: ways, lines and what stands on the characters' tokens. */
export function commonOverlay<T extends JackTypes, Character extends string>(marking: Marking<T, Character>) {
  const { active, pointed, aids, seen, ways, labels, jack } = marking
  return {
    ways,
    emphasised: active === undefined ? pointed : [active, ...pointed],
    ...(aids.seen ? { seen } : {}),
    labels,
    ...(jack === undefined ? {} : { jack }),
  }
}
