/** What a level makes of things, in tenths of a tournament point: the weights of its ratings. */
export interface Weights {
  /** A question for looks, by a Jack who bluffs. */
  readonly bluff: number
  /** What an unknown Jack fears to lose by being asked. */
  readonly unmasking: number
  /** A Life point, to an unknown Jack: of who is shown Innocent, and of who is not. */
  readonly secretHit: number
  readonly openHit: number
  /** A card turned, by how likely it is Jack's; by how likely it is a role card; in any case. */
  readonly unmask: number
  readonly clear: number
  readonly ask: number
  /** A ROPE in the hand of who is not Jack. */
  readonly rope: number
  /** The way home with a ROPE. */
  readonly suicide: number
  /** Whether Jack's side ends the game by itself, with the ROPE or the last hunter's death, only where waiting promises less. */
  readonly waits: boolean
  /** What a known Jack fears of policemen, and of arms; what others fear of being killed. */
  readonly arrested: number
  readonly shot: number
  readonly killed: number
  /** What killing a hunter is worth to Jack's side, and more for a policeman. */
  readonly kill: number
  readonly killPolice: number
  /** What it is worth to a hunter to be where Jack can be arrested or killed. */
  readonly arrest: number
  /** How much is left of what waits for a later turn. */
  readonly later: number
  /** The odds that Jack's side wins, as who thinks of joining it sees them before he looks closer. */
  readonly hope: number
}

export const PLAIN: Weights = {
  bluff: 1.4,
  unmasking: 45,
  secretHit: 0,
  openHit: 0,
  unmask: 24,
  clear: 6,
  ask: 1,
  rope: 3.6,
  suicide: 40,
  waits: false,
  arrested: 30,
  shot: 10,
  killed: 3,
  kill: 9,
  killPolice: 8,
  arrest: 80,
  later: 0.8,
  hope: 0.15,
}

/** What one comes to who has looked on at many games: points are won by who stays alive and joins in time. */
export const SHREWD: Weights = {
  ...PLAIN,
  bluff: 0.4,
  secretHit: 2,
  openHit: 4,
  rope: 6,
  suicide: 0,
  waits: true,
  clear: 4,
  ask: 0.5,
  hope: 0.35,
}
