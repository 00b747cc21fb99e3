import { type Refusals, refusing } from '@gaslight/core'

/**
 * Every reason why an attempt is against the rules: the rule that says so, and what its message may name.
 * Parameters: `character`, `other`, `active` names of characters · `space`, `second`, `at` spaces (cells or `LIB`) · `exit` a port
 * or the land exit · `tile` what lies there (`entrance`, `lamp`, `site`, `park`) · `power` a kind of decision
 * (`entrance`, `cover`, ...) · `state` a state of the view · `text` what was sent.
 */
export const ILLEGAL = {
  /** The text is no token of the notation. */
  unreadable: { rule: 'NY-77', params: ['text'] },
  /** The game is over. */
  'game-over': { rule: 'NY-71', params: [] },
  /** Such a decision is not asked for in this state. */
  'not-now': { rule: 'NY-18', params: ['state'] },
  /** A draw is due first; chance decides it. */
  'draw-due': { rule: 'NY-18', params: ['state'] },
  /** Only chance decides this; no draw is due. */
  'no-draw-due': { rule: 'NY-18', params: [] },
  /** That alibi is drawn already, or is Jack's own card. */
  'alibi-gone': { rule: 'NY-12', params: ['character'] },
  /** A deal shows four different characters. */
  'deal-of-four': { rule: 'NY-14', params: [] },
  'unknown-space': { rule: 'NY-4', params: ['space'] },
  /** The name is none of the eight characters. */
  'not-in-game': { rule: 'NY-1', params: ['character'] },
  /** Choose a card before you move or use a power. */
  'card-first': { rule: 'NY-16', params: [] },
  /** The activation under way must be finished before another card is chosen. */
  'activation-unfinished': { rule: 'NY-16', params: ['active'] },
  'card-not-revealed': { rule: 'NY-16', params: ['character'] },
  'card-used': { rule: 'NY-16', params: ['character'] },
  /** Only the character whose card was taken is activated; only Eastman may let another move. */
  'not-active': { rule: 'NY-16', params: ['character', 'active'] },
  /** The consulted Informant must be re-placed before anything else is decided. */
  'informant-due': { rule: 'NY-51', params: [] },
  'already-moved': { rule: 'NY-17', params: ['character'] },
  /** The character does not stand on the space the attempt starts from. */
  'not-there': { rule: 'NY-23', params: ['character', 'space', 'at'] },
  /** Nobody ends a move on these: a printed Building, a Gaslamp, a Building site, a covered space, a way out. */
  'stop-building': { rule: 'NY-22', params: ['space'] },
  'stop-lamp': { rule: 'NY-22', params: ['space'] },
  'stop-site': { rule: 'NY-22', params: ['space'] },
  'stop-covered': { rule: 'NY-22', params: ['space'] },
  'stop-way-out': { rule: 'NY-65', params: ['space'] },
  'too-far': { rule: 'NY-23', params: ['character', 'space'] },
  /** A move may not end where it began. */
  'must-move': { rule: 'NY-25', params: ['character'] },
  'not-trapped': { rule: 'NY-29', params: ['character'] },
  /** Nobody ends a move on the Mute Informant. */
  'informant-mute': { rule: 'NY-53', params: ['space'] },
  /** The Detective can end there only by accusing whoever stands there. */
  'occupied-accuse': { rule: 'NY-67', params: ['space', 'other'] },
  /** The Jack seat never ends on a character. */
  'occupied-jack': { rule: 'NY-70', params: ['space', 'other'] },
  'jack-accuses': { rule: 'NY-67', params: [] },
  /** There is nobody on that space, or somebody else, to accuse. */
  'nobody-to-accuse': { rule: 'NY-67', params: ['space', 'other'] },
  /** Option `eastmanAccuse` is off, and another than Eastman moves. */
  'eastman-accuses': { rule: 'NY-46', params: ['character'] },
  'leaving-detective': { rule: 'NY-63', params: [] },
  'leaving-seen': { rule: 'NY-63', params: [] },
  'leaving-not-jack': { rule: 'NY-63', params: ['character'] },
  /** Option `eastmanEscape` is off, and another than Eastman moves. */
  'eastman-leaves': { rule: 'NY-46', params: ['character'] },
  /** Only a port or the land exit leads out of Manhattan. */
  'no-way-out': { rule: 'NY-63', params: ['space'] },
  'no-steamer': { rule: 'NY-65', params: ['exit'] },
  'exit-too-far': { rule: 'NY-64', params: ['character', 'exit'] },
  /** The active character has no such power. */
  'no-such-power': { rule: 'NY-17', params: ['character', 'power'] },
  'power-used': { rule: 'NY-31', params: ['character'] },
  /** Only on a street space: not on a quayside, the central station, a printed Building, Liberty Island or a way out. */
  'build-no-street': { rule: 'NY-32', params: ['space'] },
  'build-tile': { rule: 'NY-32', params: ['space', 'tile'] },
  'build-covered': { rule: 'NY-32', params: ['space'] },
  'build-occupied': { rule: 'NY-32', params: ['space', 'other'] },
  'build-informant': { rule: 'NY-49', params: ['space'] },
  /** Grant turns a tile that lies there: not the central station, not a printed Building. */
  'no-tile': { rule: 'NY-37', params: ['space'] },
  'park-already': { rule: 'NY-37', params: ['space'] },
  /** Option `grantOccupied` is off: somebody, or the Informant, stands on the tile. */
  'park-occupied': { rule: 'NY-37', params: ['space'] },
  /** Option `grantCovered` is off: the tile lies under an Investigation tile. */
  'park-covered': { rule: 'NY-37', params: ['space'] },
  /** No Investigation tile lies on those two spaces. */
  'no-investigation': { rule: 'NY-38', params: ['space', 'second'] },
  /** An Investigation tile lies on two neighbouring spaces. */
  'cover-apart': { rule: 'NY-38', params: ['space', 'second'] },
  /** Such a space is never covered: Buildings, Gaslamps, Building sites, Liberty Island, ways out. */
  'cover-kind': { rule: 'NY-38', params: ['space'] },
  /** Option `coverQuays` is off. */
  'cover-quay': { rule: 'NY-38', params: ['space'] },
  /** Option `coverParks` is off. */
  'cover-park': { rule: 'NY-38', params: ['space'] },
  /** The other Investigation tile lies there. */
  'cover-covered': { rule: 'NY-38', params: ['space'] },
  'cover-occupied': { rule: 'NY-38', params: ['space', 'other'] },
  'cover-informant': { rule: 'NY-49', params: ['space'] },
  /** The tile must change its place. */
  'cover-same': { rule: 'NY-38', params: [] },
  /** Option `callahanOverlap` is off: both spaces must be new. */
  'cover-overlap': { rule: 'NY-38', params: ['space'] },
  'no-port': { rule: 'NY-39', params: ['space'] },
  'no-steamer-there': { rule: 'NY-39', params: ['space'] },
  'steamer-there': { rule: 'NY-39', params: ['space'] },
  /** A swap exchanges two different characters. */
  'swap-same': { rule: 'NY-40', params: ['character'] },
  /** Option `tumbletySelf` is off. */
  'swap-self': { rule: 'NY-40', params: ['character'] },
  /** Neither stands next to Tumblety (option `tumbletySwap`). */
  'swap-not-near': { rule: 'NY-40', params: ['character', 'other'] },
  /** Before his move Tumblety swaps or moves; there is nothing to decline. */
  'decline-early': { rule: 'NY-40', params: ['character'] },
  /** Option `tumbletyDuty` demands the swap. */
  'must-swap': { rule: 'NY-40', params: ['character'] },
  /** The Informant stands only where one may stop. */
  'informant-no-stop': { rule: 'NY-51', params: ['space'] },
  'informant-occupied': { rule: 'NY-51', params: ['space', 'other'] },
} as const satisfies Refusals

export type IllegalReason = keyof typeof ILLEGAL

export const because = refusing(ILLEGAL)
