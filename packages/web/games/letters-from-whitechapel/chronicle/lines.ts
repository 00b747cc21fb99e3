import type { Moment } from '@gaslight/client'
import {
  type Night,
  ROLES,
  type Role,
  readToken,
  type Told,
  type WhitechapelEffect,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'

/** One decision as the chronicle tells it. `at` counts moments: the view after it is that of moment `at`. */
export interface Line {
  readonly at: number
  readonly by: Role | 'chance'
  readonly told: Told
  readonly before: WhitechapelView
  readonly after: WhitechapelView
  readonly effects: readonly WhitechapelEffect[]
}

/** What stands together under one heading: a night's Hell, or one round of its Hunting (0 in Hell). */
export interface Chapter {
  readonly night: Night
  readonly round: number
  readonly lines: readonly Line[]
}

type Moments = readonly Moment<WhitechapelView>[]

/** What one moment tells; `before` is the view it changed. Null for a text that cannot be read. */
export function lineOf(before: WhitechapelView, { event, view }: Moment<WhitechapelView>, at: number): Line | null {
  const told = readToken(event.text)
  if (told === null) return null
  // The server builds them with the game's own `event`, so they have its shapes.
  const effects = (event.effects ?? []) as unknown as readonly WhitechapelEffect[]
  return { at, by: event.by === 'chance' ? 'chance' : ROLES[event.by], told, before, after: view, effects }
}

/** A game so far, by nights and rounds. */
export function chapters(start: WhitechapelView, moments: Moments): Chapter[] {
  const told: Chapter[] = []
  for (const [at, moment] of moments.entries()) {
    const before = at === 0 ? start : moments[at - 1].view
    const line = lineOf(before, moment, at)
    if (line === null) continue
    const { night, round } = before
    const last = told.at(-1)
    if (last?.night === night && last.round === round)
      told[told.length - 1] = { night, round, lines: [...last.lines, line] }
    else told.push({ night, round, lines: [line] })
  }
  return told
}
