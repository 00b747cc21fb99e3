import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Agent } from '../agent.ts'
import { choicesOf, positionOf } from './choices.ts'
import { freeAfter } from './double-event.ts'
import { greedyPolicy } from './greedy.ts'
import { inquiringActions } from './inquiry.ts'
import { mixedMoves } from './jack-game.ts'
import { jackKills, jackMarks } from './jack-hell.ts'
import { plannedMoves } from './posts.ts'

/** The police by one plan for all of them and by what each answer would tell, Jack by a mixture against their plans. */
export const inspecting: Agent<WhitechapelView> = {
  level: 'inspector',
  decide(view, rng) {
    const p = positionOf(view, rng)
    switch (view.state) {
      case 'kill':
        return jackKills(view, choicesOf(p), rng, victims => freeAfter(view, victims))
      case 'women':
        return jackMarks(view, p, rng)
      case 'move':
        return mixedMoves(view, choicesOf(p), rng)
      case 'police':
        return plannedMoves(view, p, rng)
      case 'action':
      case 'search':
        return inquiringActions(view, choicesOf(p), rng)
      default:
        return greedyPolicy(view, p, rng)
    }
  },
}
