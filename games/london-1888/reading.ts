import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { CODES } from './cast.ts'
import type { LondonDetail } from './detail.ts'
import { encode } from './encode.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import { DieFor, Phase, type PhaseCode } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { DRAWN, ELIMINATED, PRICED, readDrawn, readOpen, readShown } from './told.ts'

/** The legal decision that a token stands for, or why there is none. */
export function parseToken(p: PosedLondon, text: string): Result<Decision, Illegal> {
  const detail = readToken(p, text.trim())
  if (detail === null) return err(because('unreadable', { text: text.slice(0, 80) }))
  const reason = illegal(p, detail)
  return reason === null ? ok(encode(p, detail)) : err(reason)
}

const FROM_HAND: readonly PhaseCode[] = [Phase.stolen, Phase.knocked]

/** What stands in brackets alone says only at its point what it is. */
function readToken(p: PosedLondon, text: string): LondonDetail | null {
  const place = ELIMINATED.exec(text)
  if (place !== null)
    return CODES[p.charOf[p.revealSeat]] === place[1] ? { kind: 'place', position: Number(place[2]) } : null
  const shown = readShown(text)
  if (shown !== null) return shown
  const drawn = DRAWN.exec(text)
  const detail = drawn === null ? readOpen(text) : readDrawn(FROM_HAND.includes(p.phase), drawn[1])
  const priced = p.dieFor === DieFor.sale || p.dieFor === DieFor.purchase
  return detail?.kind === 'die' && PRICED.test(text) !== priced ? null : detail
}
