import { type MrJackPosition, seenPieces } from '@gaslight/mr-jack'

/**
 * Which of `suspects` an appeal finds seen, now or, where `after` stands behind the appeal that `before` led to, found.
 * The sampled Jack decided that appeal, but what it tells is public either way: who stood in which state.
 */
export function seenSuspects(before: MrJackPosition, after: MrJackPosition, suspects: number): number {
  if (after.round === before.round) return suspects & seenPieces(after)
  return suspects & (after.witnessSeen ? after.suspects : before.suspects & ~after.suspects)
}
