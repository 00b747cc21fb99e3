import type { JackPosition } from '@gaslight/jack-family'
import type { Title } from './title.ts'

/**
 * Which of `suspects` an appeal finds seen, now or, where `after` stands behind the appeal that `before` led to, found.
 * The sampled Jack decided that appeal, but what it tells is public either way: who stood in which state.
 */
export function seenSuspects<P extends JackPosition>(title: Title<P>, before: P, after: P, suspects: number): number {
  if (after.round === before.round) return suspects & title.seenPieces(after)
  return suspects & (after.witnessSeen ? after.suspects : before.suspects & ~after.suspects)
}
