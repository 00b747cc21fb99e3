import { type Refusals, refusing } from '@gaslight/core'

/**
 * Every reason why an attempt is against the rules: the rule that says so, and what its message may name.
 * Parameters: `character`, `other`, `active` names of characters · `hex`, `at` hexes · `exit` an exit · `power` a kind of
 * decision (`whistle`, `light`, ...) · `state` a state of the view · `points`, `count` numbers · `text` what was sent.
 */
export const ILLEGAL = {
  /** The text is no token of the notation. */
  unreadable: { rule: 'MJ-71', params: ['text'] },
  /** The game is over. */
  'game-over': { rule: 'MJ-65', params: [] },
  /** Such a decision is not asked for in this state. */
  'not-now': { rule: 'MJ-20', params: ['state'] },
  /** A draw is due first; chance decides it. */
  'draw-due': { rule: 'MJ-20', params: ['state'] },
  /** Only chance decides this; no draw is due. */
  'no-draw-due': { rule: 'MJ-20', params: [] },
  'unknown-hex': { rule: 'MJ-5', params: ['hex'] },
  /** The character does not take part in this game. */
  'not-in-game': { rule: 'MJ-2', params: ['character'] },
  /** Choose a card before you move or use a power. */
  'card-first': { rule: 'MJ-18', params: [] },
  /** The activation under way must be finished before another card is chosen. */
  'activation-unfinished': { rule: 'MJ-18', params: ['active'] },
  'card-not-revealed': { rule: 'MJ-18', params: ['character'] },
  'card-used': { rule: 'MJ-18', params: ['character'] },
  /** Only the character whose card was taken is activated. */
  'not-active': { rule: 'MJ-18', params: ['character', 'active'] },
  /** The character does not stand on the hex the attempt starts from. */
  'not-there': { rule: 'MJ-30', params: ['character', 'hex', 'at'] },
  'already-moved': { rule: 'MJ-19', params: ['character'] },
  /** The displaced Watson must be turned before anything else is decided. */
  'facing-due': { rule: 'MJ-21', params: ['character'] },
  /** A move ends on a street hex. */
  obstacle: { rule: 'MJ-30', params: ['hex'] },
  'too-far': { rule: 'MJ-27', params: ['character', 'hex', 'points'] },
  /** A move may not end where it began. */
  'must-move': { rule: 'MJ-30', params: ['character'] },
  'not-trapped': { rule: 'MJ-31', params: ['character'] },
  /** A trapped Gull has to swap (option `trappedGull`). */
  'must-swap': { rule: 'MJ-31', params: [] },
  /** The Detective can end there only by accusing whoever stands there. */
  'occupied-accuse': { rule: 'MJ-61', params: ['hex', 'other'] },
  /** Jack's seat never ends on a character. */
  'occupied-jack': { rule: 'MJ-64', params: ['hex', 'other'] },
  'jack-accuses': { rule: 'MJ-64', params: [] },
  /** There is nobody on that hex, or somebody else, to accuse. */
  'nobody-to-accuse': { rule: 'MJ-61', params: ['hex', 'other'] },
  /** Option `accuseAfterPower` is off and the power has been used. */
  'accusation-after-power': { rule: 'MJ-62', params: ['character'] },
  'leaving-detective': { rule: 'MJ-58', params: [] },
  'leaving-not-jack': { rule: 'MJ-58', params: ['character'] },
  'leaving-seen': { rule: 'MJ-58', params: [] },
  'exit-cordoned': { rule: 'MJ-58', params: ['exit'] },
  'exit-too-far': { rule: 'MJ-59', params: ['character', 'exit', 'points'] },
  'not-a-swapper': { rule: 'MJ-37', params: ['character'] },
  'swap-with-self': { rule: 'MJ-37', params: ['character'] },
  /** The active character has no such power. */
  'no-such-power': { rule: 'MJ-19', params: ['character', 'power'] },
  'power-used': { rule: 'MJ-34', params: ['character'] },
  /** The power comes after the move. */
  'power-after-move': { rule: 'MJ-19', params: ['character'] },
  'no-cover-there': { rule: 'MJ-35', params: ['hex'] },
  'no-manhole': { rule: 'MJ-35', params: ['hex'] },
  'covered-already': { rule: 'MJ-35', params: ['hex'] },
  'no-cordon-there': { rule: 'MJ-39', params: ['exit'] },
  'cordon-there': { rule: 'MJ-39', params: ['exit'] },
  'no-light-there': { rule: 'MJ-40', params: ['hex'] },
  'no-post': { rule: 'MJ-40', params: ['hex'] },
  'lit-already': { rule: 'MJ-40', params: ['hex'] },
  /** One to three other characters are whistled, each once. */
  'whistle-count': { rule: 'MJ-43', params: ['count'] },
  'whistle-self': { rule: 'MJ-43', params: ['character'] },
  'whistle-twice': { rule: 'MJ-43', params: ['character'] },
  'whistle-not-nearer': { rule: 'MJ-44', params: ['character', 'hex'] },
  /** No street walk of one to three steps leads there as the option `whistlePath` demands. */
  'whistle-no-walk': { rule: 'MJ-45', params: ['character', 'hex'] },
  'whistle-collision': { rule: 'MJ-46', params: ['hex'] },
  /** The shifts cannot spend exactly the points that must be spent. */
  'whistle-points': { rule: 'MJ-47', params: ['points'] },
  'whistle-impossible': { rule: 'MJ-49', params: [] },
  /** That alibi is drawn already, or is Jack's own card. */
  'alibi-gone': { rule: 'MJ-38', params: ['character'] },
  /** A deal shows four different characters of the game. */
  'deal-of-four': { rule: 'MJ-16', params: [] },
  /** The first hand of the extension: so many cards of the pool. */
  'hand-size': { rule: 'MJ-73', params: ['count'] },
  'pick-two': { rule: 'MJ-74', params: [] },
  'pick-not-in-hand': { rule: 'MJ-74', params: ['character'] },
  /** The reveal of the placement shows four characters that have no token yet. */
  'reveal-of-four': { rule: 'MJ-75', params: [] },
  'placement-occupied': { rule: 'MJ-75', params: ['hex', 'other'] },
  'placement-obstacle': { rule: 'MJ-75', params: ['hex'] },
  /** The barricade stands between two adjacent street hexes. */
  'barricade-edge': { rule: 'MJ-83', params: [] },
  'barricade-same': { rule: 'MJ-78', params: [] },
  /** Moriarty must name whom he imitates before anything else. */
  'imitation-first': { rule: 'MJ-85', params: [] },
  'imitation-in-game': { rule: 'MJ-85', params: ['character'] },
  /** Only those adjacent to Pizer when his move ended flee. */
  'flight-not-adjacent': { rule: 'MJ-84', params: ['character'] },
  'flight-impossible': { rule: 'MJ-84', params: ['character'] },
  /** Not as far from its hex as the rule demands, or next to Pizer, or over his hex. */
  'flight-distance': { rule: 'MJ-84', params: ['character', 'hex'] },
  'flight-occupied': { rule: 'MJ-84', params: ['hex', 'other'] },
} as const satisfies Refusals

export type IllegalReason = keyof typeof ILLEGAL

export const because = refusing(ILLEGAL)
