import type { Moment } from '@gaslight/client'
import { ROLES, type Role } from '@gaslight/jack-family'
import { cardOf, characterAt } from '../details.ts'
import type { JackTypes, Title } from '../title.ts'

/** One decision as the chronicle tells it. `at` counts moments: the view after it is that of moment `at`. */
export interface Line<T extends JackTypes> {
  readonly at: number
  readonly by: Role | 'chance'
  /** The seat that decided, or in whose activation chance drew; null outside activations. */
  readonly seat: Role | null
  /** Whose activation it belongs to. */
  readonly character: string | null
  readonly told: T['told'] | T['detail']
  /** What was known before it. */
  readonly before: T['view']
  /** For an accusation: who stood there. */
  readonly accused: string | null
  readonly effects: readonly T['effect'][]
}

/** Everything one seat did with one character, or one thing that chance did. */
export interface Passage<T extends JackTypes> {
  readonly slot: number
  readonly by: Role | 'chance'
  readonly character: string | null
  readonly lines: readonly Line<T>[]
}

/** `round` 0 is what comes before the first deal. */
export interface Chapter<T extends JackTypes> {
  readonly round: number
  readonly passages: readonly Passage<T>[]
}

type Moments<T extends JackTypes> = readonly Moment<T['view']>[]

/** A game so far, by rounds and activations. */
export function chapters<T extends JackTypes>(title: Title<T>, start: T['view'], moments: Moments<T>): Chapter<T>[] {
  const told: Chapter<T>[] = []
  for (const [index, line] of lines(title, start, moments).entries()) {
    const before = index === 0 ? start : moments[index - 1].view
    if (line === null) continue
    const dealt = line.told.kind === 'deal'
    const round = dealt ? moments[index].view.round : title.isOpening(line.told) ? 0 : before.round
    let chapter = told.at(-1)
    if (chapter === undefined || chapter.round !== round) {
      chapter = { round, passages: [] }
      told.push(chapter)
    }
    told[told.length - 1] = { round, passages: append(chapter.passages, line, before.slot) }
  }
  return told
}

/** Each moment as a line; null for a text that cannot be read. */
export function lines<T extends JackTypes>(title: Title<T>, start: T['view'], moments: Moments<T>): (Line<T> | null)[] {
  return moments.map((moment, index) => lineOf(title, index === 0 ? start : moments[index - 1].view, moment, index))
}

/** What one moment tells; `before` is the view it changed. */
export function lineOf<T extends JackTypes>(
  title: Title<T>,
  before: T['view'],
  moment: Moment<T['view']>,
  at: number,
): Line<T> | null {
  const told = title.read(moment.event.text)
  if (told === null) return null
  const by = moment.event.by === 'chance' ? 'chance' : ROLES[moment.event.by]
  return {
    at,
    by,
    seat: by === 'chance' ? (before.active?.seat ?? null) : by,
    character: cardOf(told) ?? before.active?.character ?? null,
    told,
    before,
    accused: told.kind === 'accusation' ? accusedBy(told, before) : null,
    effects: effectsOf(moment),
  }
}

function accusedBy(told: { readonly kind: string; readonly to?: string }, before: JackTypes['view']): string | null {
  return told.to === undefined ? null : (characterAt(before.characters, told.to) ?? null)
}

/** The server builds them with the game's own `event`, so they have its shapes. */
function effectsOf<T extends JackTypes>(moment: Moment<T['view']>): readonly T['effect'][] {
  return (moment.event.effects ?? []) as unknown as readonly T['effect'][]
}

function append<T extends JackTypes>(passages: readonly Passage<T>[], line: Line<T>, slot: number): Passage<T>[] {
  const last = passages.at(-1)
  const goesOn =
    last !== undefined && last.character !== null && last.character === line.character && last.slot === slot
  if (goesOn) return [...passages.slice(0, -1), { ...last, lines: [...last.lines, line] }]
  return [...passages, { slot, by: line.by, character: line.character, lines: [line] }]
}
