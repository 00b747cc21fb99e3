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
