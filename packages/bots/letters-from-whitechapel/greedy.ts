import type { Rng } from '@gaslight/core'
import type { WhitechapelPosition, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Agent, Policy } from '../agent.ts'
import { choicesOf, positionOf, weighed } from './choices.ts'
import { jackFlips, jackHideout, jackKills, jackLetters, jackWomen } from './jack-hell.ts'
import { jackFalseClue, jackGoulston, jackMoves } from './jack-hunt.ts'
import { policeActions } from './police-actions.ts'
import { policeAddress, policePatrol, policeShift, policeWretched } from './police-hell.ts'
import { policeGoulston, policeMoves } from './police-moves.ts'

/** One decision, or one seat's moves, ahead: the police by what follows from all answers, Jack by his chance to come home. */
export const greedily: Agent<WhitechapelView> = {
  level: 'greedy',
  decide: (view, rng) => greedyPolicy(view, positionOf(view, rng), rng),
}

export function greedyPolicy(view: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  const choices = choicesOf(p)
  switch (view.state) {
    case 'hideout':
      return jackHideout(choices, rng)
    case 'women':
      return jackWomen(view, p, rng)
    case 'letter':
      return jackLetters(view, choices, rng)
    case 'kill':
      return jackKills(view, choices, rng)
    case 'flip':
      return jackFlips(view, choices, rng)
    case 'move':
      return jackMoves(view, choices, rng)
    case 'goulston':
      return jackGoulston(view, choices, rng)
    case 'false-clue':
      return jackFalseClue(view, choices, rng)
    case 'address':
      return policeAddress(view, choices, rng)
    case 'patrol':
      return policePatrol(view, p, rng)
    case 'saucy-jacky':
      return policeShift(view, choices, rng)
    case 'wretched':
      return policeWretched(view, choices, rng)
    case 'x99':
      return policeGoulston(view, choices, rng)
    case 'police':
      return policeMoves(view, p, rng)
    case 'action':
    case 'search':
      return policeActions(view, choices, rng)
    case 'head':
    case 'over':
      return weighed(choices, () => 1, rng)
    default:
      return view.state satisfies never
  }
}
