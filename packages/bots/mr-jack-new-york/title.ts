import { ALL_PIECES } from '@gaslight/jack-family'
import {
  Kind,
  kindOf,
  mrJackNewYork,
  type NewYorkPosition,
  type NewYorkView,
  payloadOf,
  seenPieces,
} from '@gaslight/mr-jack-new-york'
import type { Title } from '../jack-family/title.ts'
import { leavers, MoveSurvey } from './danger.ts'
import { prune } from './prune.ts'
import { WEIGHTS } from './weights.ts'

const SPACE = 127

export const newYork: Title<NewYorkPosition, NewYorkView> = {
  game: mrJackNewYork,
  seenPieces,
  leavers,
  survey: () => new MoveSurvey(),
  accused: (p, decision) => (kindOf(decision) === Kind.accusation ? p.spaces.indexOf(payloadOf(decision) & SPACE) : -1),
  isLeaving: decision => kindOf(decision) === Kind.leaving,
  prune,
  threats: p => leavers(p, p.suspects, ALL_PIECES) | (p.steamers << 8),
  budget: () => 200_000,
  weights: WEIGHTS,
}
