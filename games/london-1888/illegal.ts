import { type Illegal, refusing } from '@gaslight/core'

/**
 * Every reason why an attempt is against the rules: the rule that says so, unless one of the attempted decision says it
 * more closely (`under`), and what its message may name.
 * Parameters: `player` a character (`lusk`) · `space` a street space or location · `card` an ACTION card · `weapon` a WEAPON
 * card · `item` an item in the notation · `position` 1 to 5 · `steps` and `pounds` numbers · `state` a state of the view ·
 * `text` what was sent.
 */
export const ILLEGAL = {
  /** The text is no token of the notation. */
  unreadable: { rule: 'LD-189', params: ['text'] },
  'game-over': { rule: 'LD-175', params: [] },
  /** Such a decision is not asked for at this point. */
  'not-now': { rule: 'LD-32', params: ['state'] },
  /** A draw is due first; chance decides it. */
  'draw-due': { rule: 'LD-31', params: ['state'] },
  /** Only chance decides this. */
  'chance-decides': { rule: 'LD-31', params: [] },
  /** Another player is asked. */
  'not-asked': { rule: 'LD-143', params: ['player'] },
  'unknown-player': { rule: 'LD-1', params: [] },
  'unknown-space': { rule: 'LD-7', params: ['space'] },
  'player-dead': { rule: 'LD-154', params: ['player'] },
  /** One cannot aim at oneself. */
  'not-oneself': { rule: 'LD-74', params: [] },
  'character-taken': { rule: 'LD-14', params: ['player'] },
  /** The seats after this one must still get the obligatory characters. */
  'character-kept': { rule: 'LD-14', params: ['player'] },

  'already-rolled': { rule: 'LD-35', params: [] },
  'curfew-roll': { rule: 'LD-43', params: [] },
  'no-steps': { rule: 'LD-36', params: [] },
  'already-there': { rule: 'LD-37', params: ['space'] },
  'space-full': { rule: 'LD-5', params: ['space'] },
  'space-stopped': { rule: 'LD-12', params: ['space'] },
  'location-forbidden': { rule: 'LD-10', params: ['space'] },
  'location-closed': { rule: 'LD-100', params: ['space'] },
  /** No open way is short enough. */
  'too-far': { rule: 'LD-37', params: ['space', 'steps'] },

  'card-not-held': { rule: 'LD-74', params: ['card'] },
  /** That card is played when one is asked. */
  'card-not-own-turn': { rule: 'LD-74', params: ['card'] },
  'cab-unpaid': { rule: 'LD-75', params: [] },
  'chance-curfew': { rule: 'LD-76', params: [] },
  'chance-after-roll': { rule: 'LD-76', params: [] },
  'short-cut-twice': { rule: 'LD-77', params: [] },
  'nothing-forbidden': { rule: 'LD-78', params: [] },
  'arrest-holder': { rule: 'LD-79', params: ['player'] },
  'arrest-serving': { rule: 'LD-79', params: ['player'] },
  'arrest-immune': { rule: 'LD-128', params: ['player'] },
  /** Only Abberline and Godley take the unmasked Jack with a card outside the Black Market. */
  'arrest-jack': { rule: 'LD-128', params: ['player'] },
  'not-in-market': { rule: 'LD-79', params: ['player'] },
  /** The victim has none of what is named, or something though none is named. */
  'arrest-loss': { rule: 'LD-129', params: ['player'] },
  'curfew-holder': { rule: 'LD-80', params: ['player'] },
  'curfew-marked': { rule: 'LD-80', params: ['player'] },
  'role-shown': { rule: 'LD-117', params: ['player'] },
  'not-near': { rule: 'LD-84', params: ['player'] },
  'position-up': { rule: 'LD-117', params: ['player', 'position'] },
  'not-side-by-side': { rule: 'LD-8', params: ['player'] },
  'pocket-empty': { rule: 'LD-86', params: ['player'] },
  'no-kit': { rule: 'LD-87', params: ['player'] },
  'no-hand': { rule: 'LD-88', params: ['player'] },
  'bargain-useless': { rule: 'LD-89', params: [] },
  'reserve-empty': { rule: 'LD-90', params: [] },
  'rope-not-jack': { rule: 'LD-91', params: [] },
  'rope-not-home': { rule: 'LD-174', params: [] },
  'no-pawn-there': { rule: 'LD-93', params: ['space'] },
  'pawn-place-taken': { rule: 'LD-93', params: ['space'] },
  'free-streets': { rule: 'LD-13', params: ['space'] },
  'life-full': { rule: 'LD-95', params: [] },

  'decision-used': { rule: 'LD-32', params: [] },
  'no-life-token': { rule: 'LD-44', params: [] },
  'patient-well': { rule: 'LD-44', params: ['player'] },
  'patient-other': { rule: 'LD-124', params: ['player'] },
  'no-such-weapon': { rule: 'LD-71', params: ['weapon'] },
  'out-of-reach': { rule: 'LD-71', params: ['weapon', 'player'] },
  /** The shot does not take that way. */
  'other-victim': { rule: 'LD-72', params: ['player'] },
  'search-on-street': { rule: 'LD-47', params: [] },
  /** No token of any kind. */
  'nothing-to-find': { rule: 'LD-47', params: ['space'] },
  /** Tokens, but none of the kind that is named. */
  'no-such-token': { rule: 'LD-47', params: ['space'] },
  'not-in-shop': { rule: 'LD-48', params: [] },
  'no-weapons-left': { rule: 'LD-48', params: [] },
  'cannot-pay': { rule: 'LD-157', params: ['pounds'] },
  'offers-used': { rule: 'LD-149', params: [] },
  'no-gifts': { rule: 'LD-149', params: [] },
  'item-not-owned': { rule: 'LD-148', params: ['item'] },
  'partner-lacks': { rule: 'LD-149', params: ['player', 'item'] },
  /** An item of that form cannot stand on that side. */
  'item-form': { rule: 'LD-148', params: ['item'] },
  'not-at-market': { rule: 'LD-50', params: [] },
  'nothing-to-sell': { rule: 'LD-53', params: [] },
  'item-offered': { rule: 'LD-53', params: ['item'] },
  /** One item at least is offered. */
  'sale-begun': { rule: 'LD-53', params: [] },
  'nothing-to-buy': { rule: 'LD-54', params: [] },
  'no-clue-left': { rule: 'LD-55', params: [] },
  'no-power': { rule: 'LD-51', params: [] },
  summoned: { rule: 'LD-109', params: [] },

  'not-lusk': { rule: 'LD-123', params: [] },
  'protesters-gone': { rule: 'LD-97', params: [] },
  'protester-used': { rule: 'LD-123', params: [] },
  'supply-empty': { rule: 'LD-123', params: [] },
  'not-trader': { rule: 'LD-151', params: [] },
  'trade-runs': { rule: 'LD-151', params: [] },
  'trade-declined': { rule: 'LD-151', params: [] },
  /** Warren is out of office. */
  'trade-resigned': { rule: 'LD-151', params: [] },
  'trade-rolled': { rule: 'LD-151', params: [] },
  'trade-released': { rule: 'LD-151', params: [] },
  /** The other does not play, or is dead. */
  'trade-alone': { rule: 'LD-151', params: ['player'] },

  'too-many-accomplices': { rule: 'LD-169', params: [] },
  'same-side': { rule: 'LD-169', params: [] },
  'designate-count': { rule: 'LD-116', params: [] },
  'weapon-not-there': { rule: 'LD-48', params: ['weapon'] },
  'weapon-not-surplus': { rule: 'LD-70', params: ['weapon'] },
  /** That card does not answer this. */
  'card-no-answer': { rule: 'LD-143', params: ['card'] },
  'wanted-lacking': { rule: 'LD-149', params: [] },
  'nothing-to-lose': { rule: 'LD-130', params: [] },
} as const

export type IllegalReason = keyof typeof ILLEGAL

export const because = refusing(ILLEGAL)

/** The same by the rule that says so of what was attempted. */
export function under(rule: string, why: Illegal): Illegal {
  return { ...why, rule }
}
