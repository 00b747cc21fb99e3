import { Sfc32 } from '@gaslight/core'
import { Kind, kindOf, type LondonPosition, type LondonView, Phase } from '@gaslight/london-1888'
import type { Agent, Spoken } from '../agent.ts'
import { mixture } from '../policy.ts'
import { weighByActs } from './belief.ts'
import { positionOf } from './choices.ts'
import { isWithJack, look, newOutlook, type Outlook } from './outlook.ts'
import { personalityOf } from './personality.ts'
import { FREE } from './scale.ts'
import { type Candidate, candidatesOf, search } from './search.ts'
import { speechOf } from './talk.ts'
import { SHREWD } from './weights.ts'

/** Counts cards exactly, believes by what others do, and plays on what he thinks of, over what can lie hidden. */
export const inspecting: Agent<LondonView> = {
  level: 'inspector',
  decide(view, rng, heard = []) {
    const seat = Number(view.audience)
    const thinking = new Sfc32(...wordsOf(view))
    const p = positionOf(view, thinking)
    outlook.personality = personalityOf(view, seat)
    see(p, seat, outlook, heard)
    const candidates = candidatesOf(p, outlook)
    const decision = isWorthThought(p, seat, candidates)
      ? search(seat, candidates, () => positionOf(view, thinking), thinking)
      : candidates[0].decision
    const policy = mixture([{ decisions: [decision], weight: 1 }], rng)
    return kindOf(decision) === Kind.plain ? { ...policy, speech: speechOf(p, outlook, rng) } : policy
  },
}

const outlook = newOutlook()
outlook.weights = SHREWD

function see(p: LondonPosition, seat: number, outlook: Outlook, heard: readonly Spoken[]): void {
  look(p, seat, outlook)
  weighByActs(p, outlook, heard)
}

/**
 * Thought over are the sides, and the acts of Jack's side, once Jack is known. Before, nothing that can be seen a round later
 * tells who will earn more (see `fate`), and a hunter has one point to win, which no choice among the best moves by a
 * hundredth: there everything is taken as it is rated, as is what costs nothing, a card in a window or one to be thrown away.
 */
function isWorthThought(p: LondonPosition, seat: number, candidates: readonly Candidate[]): boolean {
  if (p.unmasked === 0 || candidates.length === 1 || candidates[0].rating >= FREE / 2) return false
  return p.phase === Phase.side || (p.phase === Phase.act && isWithJack(p, seat))
}

/** Words that are the same for the same view: what one thinks depends on nothing else. */
function wordsOf(view: LondonView): readonly [number, number] {
  const text = JSON.stringify(view)
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b + text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13)
  }
  return [a, b]
}
