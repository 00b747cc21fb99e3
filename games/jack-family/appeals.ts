import { ALL_PIECES } from './pieces.ts'
import type { JackState } from './state.ts'
import type { Appeal } from './view.ts'

const SEEN = 1 << 8

/** An appeal: cleared pieces | seen << 8 | round << 9. */
export function packAppeal(round: number, witnessSeen: boolean, cleared: number): number {
  return cleared | (witnessSeen ? SEEN : 0) | (round << 9)
}

/** The appeal that ends a round: the Witness card, and the Suspects in the opposite state (MJ-54, NY-59, NY-60). */
export function holdAppeal(p: JackState, seen: number): void {
  p.witnessSeen = ((seen >> p.jack) & 1) === 1
  const cleared = p.suspects & (p.witnessSeen ? ~seen : seen)
  p.suspects &= ~cleared
  p.appeals[p.appealCount++] = packAppeal(p.round, p.witnessSeen, cleared)
}

export function appealsOf<Character extends string>(p: JackState<Character>): readonly Appeal<Character>[] {
  const appeals: Appeal<Character>[] = []
  for (let i = 0; i < p.appealCount; i++) appeals.push(appealAt(p, i))
  return appeals
}

/** What the appeal at this place of the history said. */
export function appealAt<Character extends string>(p: JackState<Character>, place: number): Appeal<Character> {
  const entry = p.appeals[place]
  return {
    round: entry >> 9,
    witness: (entry & SEEN) === 0 ? 'unseen' : 'seen',
    cleared: p.namesOf(entry & ALL_PIECES),
  }
}
