import { Sfc32 } from '@gaslight/core'
import { Kind, kindOf, type LondonPosition, type LondonView, Phase } from '@gaslight/london-1888'
import type { Agent, Spoken } from '../agent.ts'
import { mixture } from '../policy.ts'
import { weighByActs } from './belief.ts'
import { positionOf } from './choices.ts'
import { look, newOutlook, type Outlook } from './outlook.ts'
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
    const decision = isWorthThought(p, candidates)
      ? search(outlook, candidates, () => dealt(view, outlook, thinking), thinking)
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
 * Acts and sides are thought over where something can come of it: once Jack is known, and before that where somebody may be
 * shot at, arrested or asked. What costs nothing, a card in a window or one to be thrown away is taken as it is rated.
 */
function isWorthThought(p: LondonPosition, candidates: readonly Candidate[]): boolean {
  if (candidates.length === 1 || candidates[0].rating >= FREE / 2) return false
  if (p.phase === Phase.side) return true
  return (
    p.phase === Phase.act && (p.unmasked === 1 || candidates.some(({ decision }) => GRAVE.includes(kindOf(decision))))
  )
}

const GRAVE: readonly number[] = [Kind.attack, Kind.arrest, Kind.question]

/** A deal that fits the view, with Jack where this outlook suspects him. */
function dealt(view: LondonView, { suspicion }: Outlook, rng: Sfc32): LondonPosition {
  const p = positionOf(view, rng)
  if (p.unmasked === 1) return p
  let rest = rng.unit()
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (suspicion[seat] === 0) continue
    p.jack = seat
    rest -= suspicion[seat]
    if (rest < 0) break
  }
  return p
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
