import type { CharacterId, LondonView } from '@gaslight/london-1888'

/** What somebody is like, each from 0 to 1; it weighs what he likes, and says nothing of how well he plays. */
export interface Personality {
  /** Readiness to shoot and to arrest. */
  readonly aggression: number
  /** What tokens, money and weapons are worth to him. */
  readonly greed: number
  /** How much he makes of what others do and say. */
  readonly suspicion: number
  /** How dear his side is to him, against points. */
  readonly loyalty: number
  /** How much he does as Jack for looks. */
  readonly bluff: number
  readonly talkativeness: number
}

export const NEUTRAL: Personality = {
  aggression: 0.5,
  greed: 0.5,
  suspicion: 0.5,
  loyalty: 0.5,
  bluff: 0.5,
  talkativeness: 0.5,
}

/** Who plays a character plays it in character: so seats of one level differ, and each keeps its ways for the game. */
const PERSONALITIES: { readonly [id in CharacterId]: Personality } = {
  abberline: { aggression: 0.5, greed: 0.3, suspicion: 0.7, loyalty: 0.7, bluff: 0.3, talkativeness: 0.5 },
  godley: { aggression: 0.6, greed: 0.4, suspicion: 0.6, loyalty: 0.7, bluff: 0.3, talkativeness: 0.4 },
  warren: { aggression: 0.7, greed: 0.4, suspicion: 0.5, loyalty: 0.5, bluff: 0.5, talkativeness: 0.3 },
  gull: { aggression: 0.4, greed: 0.5, suspicion: 0.5, loyalty: 0.4, bluff: 0.7, talkativeness: 0.5 },
  lusk: { aggression: 0.8, greed: 0.5, suspicion: 0.6, loyalty: 0.6, bluff: 0.4, talkativeness: 0.8 },
  netley: { aggression: 0.4, greed: 0.8, suspicion: 0.4, loyalty: 0.4, bluff: 0.6, talkativeness: 0.4 },
  mansfield: { aggression: 0.3, greed: 0.5, suspicion: 0.4, loyalty: 0.5, bluff: 0.8, talkativeness: 0.8 },
  albert_victor: { aggression: 0.4, greed: 0.6, suspicion: 0.4, loyalty: 0.3, bluff: 0.6, talkativeness: 0.6 },
}

/** Neutral while nobody has a character yet. */
export function personalityOf(view: LondonView, seat: number): Personality {
  const player: LondonView['players'][string] | undefined = view.players[seat]
  return player === undefined ? NEUTRAL : PERSONALITIES[player.character]
}
