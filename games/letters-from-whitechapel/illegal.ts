import type { Illegal } from '@gaslight/core'

/**
 * Every reason why an attempt is against the rules: the rule that says so, and what its message may name.
 * Parameters: `circle`, `other` numbers of circles · `crossing`, `second` names of crossings (`x41`) · `colour` of a policeman ·
 * `head` the colour of tonight's Head tile · `letter` a Letter (`dear-boss`, ...) · `night` 1 to 4 · `state` a state of the
 * view · `text` what was sent.
 */
export const ILLEGAL = {
  /** The text is no token of the notation. */
  unreadable: { rule: 'LW-132', params: ['text'] },
  'game-over': { rule: 'LW-96', params: [] },
  /** Such a decision is not asked for at this point. */
  'not-now': { rule: 'LW-18', params: ['state'] },
  /** A draw is due first; chance decides it. */
  'draw-due': { rule: 'LW-18', params: ['state'] },
  /** Only chance decides this; no draw is due. */
  'no-draw-due': { rule: 'LW-18', params: [] },
  'unknown-circle': { rule: 'LW-7', params: ['circle'] },
  'unknown-crossing': { rule: 'LW-7', params: ['crossing'] },
  'unknown-colour': { rule: 'LW-3', params: ['colour'] },
  /** A crossing where a circle is asked for, or the other way round. */
  'circle-asked': { rule: 'LW-7', params: ['crossing'] },
  'women-on-circles': { rule: 'LW-29', params: ['crossing'] },
  'patrols-on-crossings': { rule: 'LW-31', params: ['circle'] },
  'jack-on-circles': { rule: 'LW-46', params: ['crossing'] },
  'police-on-crossings': { rule: 'LW-54', params: ['circle'] },
  'search-names-circles': { rule: 'LW-65', params: ['crossing'] },
  /** That tile led an earlier night. */
  'head-drawn': { rule: 'LW-25', params: ['colour'] },

  'hideout-red': { rule: 'LW-14', params: ['circle'] },
  /** Option `catchMe`: the hideout is joined to a red circle. */
  'hideout-near-red': { rule: 'LW-81', params: ['circle', 'other'] },

  /** Women stand on red circles only. */
  'woman-not-red': { rule: 'LW-29', params: ['circle'] },
  'woman-scene': { rule: 'LW-29', params: ['circle'] },
  /** The red circles are decided in ascending order; another is due. */
  'woman-order': { rule: 'LW-18', params: ['circle', 'other'] },
  /** All marked (plain) tokens of tonight are laid. */
  'no-marked-left': { rule: 'LW-29', params: [] },
  'no-plain-left': { rule: 'LW-29', params: [] },
  /** The tokens left need every circle left. */
  'woman-needed': { rule: 'LW-29', params: ['circle'] },

  /** Another face is due: blue, yellow, brown, red, green, then the fakes. */
  'face-order': { rule: 'LW-18', params: ['colour', 'other'] },
  'place-taken': { rule: 'LW-33', params: ['crossing'] },
  /** Night 1: tokens go on yellow crossings. */
  'place-not-yellow': { rule: 'LW-31', params: ['crossing'] },
  /** Later nights: neither yellow nor where a policeman ended last night. */
  'place-not-allowed': { rule: 'LW-32', params: ['crossing'] },
  /** Only two tokens go where no policeman ended last night. */
  'extras-placed': { rule: 'LW-32', params: ['crossing'] },
  /** The second fake would find no higher-numbered place. */
  'fake-order': { rule: 'LW-33', params: ['crossing'] },

  'letter-used': { rule: 'LW-72', params: ['letter'] },
  'no-token-there': { rule: 'LW-72', params: ['crossing'] },
  /** The token does not stand in one of the two sections of the Letter. */
  'letter-section': { rule: 'LW-72', params: ['letter', 'crossing'] },
  /** The token must go to a yellow crossing. */
  'letter-not-yellow': { rule: 'LW-72', params: ['crossing'] },
  /** A token stands there. */
  'letter-occupied': { rule: 'LW-72', params: ['crossing'] },
  /** Saucy Jacky: two different tokens; two yellow crossings must be free. */
  'saucy-two-tokens': { rule: 'LW-75', params: [] },
  'saucy-no-room': { rule: 'LW-117', params: [] },
  /** The token of the lower-numbered crossing comes first. */
  'saucy-order': { rule: 'LW-18', params: ['crossing', 'second'] },
  /** The second token may not take the place that the first has left. */
  'saucy-left': { rule: 'LW-117', params: ['crossing'] },

  'must-kill': { rule: 'LW-34', params: [] },
  /** Nights 1, 2, 4: one victim; night 3: two. */
  'kill-one': { rule: 'LW-35', params: [] },
  'kill-two': { rule: 'LW-36', params: [] },
  'no-wretched': { rule: 'LW-40', params: ['circle'] },
  'wretched-moved': { rule: 'LW-39', params: ['circle'] },
  'wretched-not-joined': { rule: 'LW-40', params: ['circle', 'other'] },
  /** A patrol token stands on every route. */
  'wretched-blocked': { rule: 'LW-40', params: ['circle', 'other'] },
  /** The circle is next to a patrol token. */
  'wretched-patrol': { rule: 'LW-40', params: ['circle', 'crossing'] },
  'wretched-scene': { rule: 'LW-40', params: ['circle'] },
  'wretched-other': { rule: 'LW-40', params: ['circle'] },
  /** She has somewhere to go. */
  'wretched-must-move': { rule: 'LW-41', params: ['circle'] },
  'flip-no-token': { rule: 'LW-43', params: ['crossing'] },
  'flip-up': { rule: 'LW-43', params: ['crossing'] },

  'must-move': { rule: 'LW-45', params: [] },
  'not-joined': { rule: 'LW-46', params: ['circle', 'other'] },
  /** A policeman stands on every route. */
  'way-blocked': { rule: 'LW-46', params: ['circle', 'other'] },
  /** Only a normal move onto the hideout is declared. */
  'not-hideout': { rule: 'LW-48', params: ['circle'] },
  'no-alley-left': { rule: 'LW-50', params: [] },
  'no-coach-left': { rule: 'LW-50', params: [] },
  /** No block has both circles on its edge. */
  'no-common-block': { rule: 'LW-51', params: ['circle', 'other'] },
  /** A coach fills two cells. */
  'coach-one-cell': { rule: 'LW-104', params: [] },
  /** Start and both circles of a coach are three different ones. */
  'coach-circle-twice': { rule: 'LW-53', params: ['circle'] },
  'coach-not-joined': { rule: 'LW-53', params: ['circle', 'other'] },

  'goulston-colour': { rule: 'LW-77', params: ['colour'] },
  /** Another pawn stands on x99. */
  'goulston-occupied': { rule: 'LW-77', params: ['colour'] },
  /** Only the named pawn or the brown one goes to x99. */
  'x99-not-named': { rule: 'LW-77', params: ['colour'] },

  /** Another detective commands that policeman. */
  'not-your-policeman': { rule: 'LW-19', params: ['colour'] },
  'policeman-moved': { rule: 'LW-54', params: ['colour'] },
  'police-too-far': { rule: 'LW-54', params: ['colour', 'crossing'] },
  'police-occupied': { rule: 'LW-54', params: ['crossing', 'colour'] },

  'false-clue-there': { rule: 'LW-62', params: ['circle'] },

  'policeman-acted': { rule: 'LW-64', params: ['colour'] },
  /** A search under way must go on. */
  'search-goes-on': { rule: 'LW-67', params: ['colour'] },
  'not-next-to': { rule: 'LW-8', params: ['colour', 'circle'] },
  /** A False Clue lies there. */
  'false-clue-shields': { rule: 'LW-80', params: ['circle'] },
  'already-named': { rule: 'LW-67', params: ['circle'] },
  /** Option `areaArrests`: no single circle can be chosen. */
  'arrest-area-only': { rule: 'LW-71', params: [] },
  /** Option `areaArrests` is off. */
  'arrest-one-circle': { rule: 'LW-70', params: [] },
  'nothing-to-arrest': { rule: 'LW-123', params: ['colour'] },
  /** Option `rushing` is off. */
  'no-rushing': { rule: 'LW-59', params: [] },
  'rush-too-far': { rule: 'LW-122', params: ['colour', 'crossing'] },
  'rush-occupied': { rule: 'LW-122', params: ['crossing', 'colour'] },
  /** Option `passing` is `forbidden`, and the policeman can act. */
  'must-act': { rule: 'LW-60', params: ['colour'] },
} as const satisfies { readonly [reason: string]: { readonly rule: string; readonly params: readonly string[] } }

/** Why a night cannot begin as somebody says that the map looks; what else is wrong there has a reason of `ILLEGAL`. */
export const UNSOUND = {
  /** One victim a night, two on the third: `due` Crime Scenes by now, and `found`. */
  'scene-count': { rule: 'LW-35', params: ['night', 'due', 'found'] },
} as const satisfies { readonly [reason: string]: { readonly rule: string; readonly params: readonly string[] } }

const REASONS = { ...ILLEGAL, ...UNSOUND }

export type IllegalReason = keyof typeof ILLEGAL
type Params<R extends keyof typeof REASONS> = {
  readonly [name in (typeof REASONS)[R]['params'][number]]: string | number
}

/** The illegal answer with this reason, its rule and what its message names. */
export function because<R extends keyof typeof REASONS>(reason: R, params: Params<R>): Illegal {
  return { reason, rule: REASONS[reason].rule, params }
}
