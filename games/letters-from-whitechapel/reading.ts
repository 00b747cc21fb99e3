import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { encode } from './encode.ts'
import { because, type IllegalReason } from './illegal.ts'
import { illegal } from './legality.ts'
import type { CrossingId } from './map.ts'
import { misplaced } from './place-legality.ts'
import type { PosedWhitechapel } from './posed.ts'
import { readToken } from './told.ts'

/** The legal decision that a token stands for; answers are not typed (LW-132). */
export function parseToken(p: PosedWhitechapel, text: string): Result<Decision, Illegal> {
  const told = readToken(text.trim())
  if (told === null || told.kind !== 'decision' || told.mark !== '')
    return err(elsewhere(p, text.trim()) ?? because('unreadable', { text: text.slice(0, 80) }))
  const reason = illegal(p, told.detail)
  return reason === null ? ok(encode(p, told.detail)) : err(reason)
}

/** Why a token is none that would be one if its crossings were circles, or its circles crossings. */
function elsewhere(p: PosedWhitechapel, text: string): Illegal | null {
  const place = /\bx?[1-9]\d{0,2}/.exec(text)?.[0]
  if (place === undefined) return null
  const meant = place.startsWith('x') ? text.replaceAll(/\bx(?=\d)/g, '') : text.replaceAll(/\b(?=\d)/g, 'x')
  const told = readToken(meant)
  if (told?.kind !== 'decision') return null
  const reason = illegal(p, told.detail)
  if (reason !== null && NOT_ASKED.includes(reason.reason)) return reason
  return misplaced(told.detail.kind, place.startsWith('x') ? (place as CrossingId) : Number(place))
}

/** Why such a decision is none now, wherever it leads. */
const NOT_ASKED: readonly string[] = ['game-over', 'draw-due', 'not-now'] satisfies readonly IllegalReason[]
