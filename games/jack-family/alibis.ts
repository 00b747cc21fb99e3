import type { Audience } from '@gaslight/core'
import { ALL_PIECES } from './pieces.ts'
import { JACK, ROLES } from './seats.ts'
import type { JackState } from './state.ts'
import type { AlibiDraw } from './view.ts'

/** The alibis not drawn yet, as a set of pieces; Jack's own card is none (MJ-14, NY-12). */
export function deckOf(p: JackState): number {
  const out = p.jackAlibis | p.detectiveAlibis | (p.jack < 0 ? 0 : 1 << p.jack)
  return ALL_PIECES & ~out
}

/** A draw: piece | seat << 3 | round << 4 | slot << 8, the slot counted from 0. */
export function packDraw(piece: number, seat: number, round: number, slot: number): number {
  return piece | (seat << 3) | (round << 4) | (slot << 8)
}

/** The card goes to this seat; `slot` is counted from 0. */
export function recordDraw(p: JackState, piece: number, seat: number, round: number, slot: number): void {
  if (seat === JACK) p.jackAlibis |= 1 << piece
  else p.detectiveAlibis |= 1 << piece
  p.draws[p.drawCount++] = packDraw(piece, seat, round, slot)
}

/** The seat that decides draws this alibi now. */
export function takeAlibi(p: JackState, piece: number): void {
  recordDraw(p, piece, p.seat(), p.round, p.slot)
}

/** The draws as this audience may know them; `all` where everything is open. */
export function alibisOf<Character extends string>(
  p: JackState<Character>,
  to: Audience,
  all: boolean,
): readonly AlibiDraw<Character>[] {
  const alibis: AlibiDraw<Character>[] = []
  // A plain loop, as for every decision each audience gets a view: `Array.from` takes several times as long.
  for (let i = 0; i < p.drawCount; i++) {
    const entry = p.draws[i]
    const seat = (entry >> 3) & 1
    const draw = { by: ROLES[seat], round: (entry >> 4) & 15, slot: (entry >> 8) + 1 }
    alibis.push(all || to === seat ? { ...draw, character: p.nameOf(entry & 7) } : draw)
  }
  return alibis
}
