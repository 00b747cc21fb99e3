import type { Moment } from '@gaslight/client'
import { type Character, type MrJackEffect, type MrJackView, type Role, readToken, type Told } from '@gaslight/mr-jack'

/** One decision as the chronicle tells it. `at` counts moments: the view after it is that of moment `at`. */
export interface Line {
  readonly at: number
  readonly by: Role | 'chance'
  /** The seat that decided, or in whose activation chance drew; null outside activations. */
  readonly seat: Role | null
  /** Whose activation it belongs to. */
  readonly character: Character | null
  readonly told: Told
  /** For an accusation: who stood there. */
  readonly accused: Character | null
  readonly effects: readonly MrJackEffect[]
}

/** Everything one seat did with one character, or one thing that chance did. */
export interface Passage {
  readonly slot: number
  readonly by: Role | 'chance'
  readonly character: Character | null
  readonly lines: readonly Line[]
}

/** `round` 0 is what comes before the first deal. */
export interface Chapter {
  readonly round: number
  readonly passages: readonly Passage[]
}

export const ROLES: readonly Role[] = ['jack', 'detective']

/** A game so far, by rounds and activations. */
export function chapters(start: MrJackView, moments: readonly Moment<MrJackView>[]): Chapter[] {
  const told: Chapter[] = []
  for (const [index, line] of lines(start, moments).entries()) {
    const before = index === 0 ? start : moments[index - 1].view
    if (line === null) continue
    const round = line.told.kind === 'deal' ? moments[index].view.round : opening(line.told) ? 0 : before.round
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
export function lines(start: MrJackView, moments: readonly Moment<MrJackView>[]): (Line | null)[] {
  return moments.map((moment, index) => lineOf(index === 0 ? start : moments[index - 1].view, moment, index))
}

/** What one moment tells; `before` is the view it changed. */
export function lineOf(before: MrJackView, moment: Moment<MrJackView>, at: number): Line | null {
  const told = readToken(moment.event.text)
  if (told === null) return null
  const by = moment.event.by === 'chance' ? 'chance' : ROLES[moment.event.by]
  return {
    at,
    by,
    seat: by === 'chance' ? (before.active?.seat ?? null) : by,
    character: told.kind === 'card' ? told.character : (before.active?.character ?? null),
    told,
    accused: told.kind === 'accusation' ? standing(before, told.to) : null,
    effects: effectsOf(moment),
  }
}

/** The server builds them with the game's own `event`, so they have its shapes. */
function effectsOf(moment: Moment<MrJackView>): readonly MrJackEffect[] {
  return (moment.event.effects ?? []) as unknown as readonly MrJackEffect[]
}

function standing(view: MrJackView, hex: string): Character | null {
  for (const name in view.characters) if (view.characters[name as Character]?.at === hex) return name as Character
  return null
}

function opening(told: Told): boolean {
  return told.kind === 'identity' || told.kind === 'hands' || told.kind === 'picks' || told.kind === 'reveal'
}

function append(passages: readonly Passage[], line: Line, slot: number): Passage[] {
  const last = passages.at(-1)
  const goesOn =
    last !== undefined && last.character !== null && last.character === line.character && last.slot === slot
  if (goesOn) return [...passages.slice(0, -1), { ...last, lines: [...last.lines, line] }]
  return [...passages, { slot, by: line.by, character: line.character, lines: [line] }]
}
