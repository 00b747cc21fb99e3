import type { OpenWindow } from '@gaslight/core'
import { Answer, Kind, pack } from './codec.ts'
import { NOBODY, Phase, type PhaseCode } from './phase.ts'
import type { PosedLondon } from './posed.ts'

/** W1 to W7. */
export const WINDOWS = ['market', 'arrest', 'release', 'curfew', 'question', 'shot', 'offer', 'trade'] as const
export type WindowKind = (typeof WINDOWS)[number]

const KINDS: { readonly [phase in PhaseCode]?: WindowKind } = {
  [Phase.marketWindow]: 'market',
  [Phase.arrestWindow]: 'arrest',
  [Phase.releaseWindow]: 'release',
  [Phase.curfewWindow]: 'curfew',
  [Phase.questionWindow]: 'question',
  [Phase.shotWindow]: 'shot',
  [Phase.offerWindow]: 'offer',
  [Phase.tradeWindow]: 'trade',
}

/** The window that stands open. Who is asked follows from public facts only (LD-144). */
export function windowAt(p: PosedLondon): OpenWindow | null {
  const kind = KINDS[p.phase]
  if (kind === undefined) return null
  const window = { kind, key: keyOf(p, kind), seats: kind === 'market' ? marketSeats(p) : [p.asked] }
  // LD-149.
  if (kind === 'offer')
    return { ...window, withdraw: { seat: p.turnSeat, decision: pack(Kind.answer, Answer.withdraw << 8) } }
  return window
}

/** W1 goes on behind an arrest that was cancelled (LD-143); raids follow each other without a decision between them. */
function keyOf(p: PosedLondon, kind: WindowKind): string {
  if (kind === 'market') return `market ${p.turnSeat} ${p.marketWhy}`
  return p.arrestVictim === NOBODY ? kind : `${kind} ${p.arrestVictim}`
}

/** LD-136: from the seat to decide leftwards. */
function marketSeats(p: PosedLondon): number[] {
  const asked: number[] = []
  const { seats } = p.rules
  for (let seat = p.asked; seat !== p.turnSeat; seat = (seat + 1) % seats)
    if (p.life[seat] > 0 && p.cards[seat] > 0) asked.push(seat)
  return asked
}
