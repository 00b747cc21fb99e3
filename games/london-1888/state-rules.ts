import type { LondonDetail } from './detail.ts'
import type { State } from './view.ts'

/** The rule that says what is decided or drawn at a point: cited where something else is attempted there. */
export const STATE_RULES: { readonly [state in State]: string } = {
  characters: 'LD-14',
  role: 'LD-20',
  deal: 'LD-16',
  event: 'LD-23',
  letter: 'LD-107',
  postcard: 'LD-108',
  peek: 'LD-84',
  lose: 'LD-130',
  'market-window': 'LD-136',
  side: 'LD-169',
  draw: 'LD-31',
  act: 'LD-32',
  die: 'LD-35',
  'question-window': 'LD-139',
  designate: 'LD-46',
  identity: 'LD-46',
  place: 'LD-166',
  token: 'LD-47',
  'weapon-card': 'LD-47',
  'token-card': 'LD-47',
  stolen: 'LD-88',
  knocked: 'LD-69',
  'shot-window': 'LD-140',
  'arrest-window': 'LD-137',
  'release-window': 'LD-137',
  'curfew-window': 'LD-138',
  'offer-window': 'LD-141',
  'trade-window': 'LD-142',
  take: 'LD-48',
  drop: 'LD-70',
  sell: 'LD-53',
  price: 'LD-53',
  buy: 'LD-54',
  clue: 'LD-55',
  discard: 'LD-33',
  over: 'LD-175',
  showing: 'LD-187',
}

type Drawn = Extract<
  LondonDetail['kind'],
  'role' | 'draw' | 'event' | 'die' | 'identity' | 'token' | 'weapon-card' | 'stolen' | 'place' | 'line' | 'tokens'
>

/** The rule by which chance decides something of a kind. */
export const CHANCE_RULES: { readonly [kind in Drawn]: string } = {
  role: 'LD-20',
  draw: 'LD-31',
  event: 'LD-23',
  die: 'LD-35',
  identity: 'LD-46',
  token: 'LD-47',
  'weapon-card': 'LD-47',
  stolen: 'LD-88',
  place: 'LD-166',
  line: 'LD-187',
  tokens: 'LD-187',
}

export function isDrawn(kind: LondonDetail['kind']): kind is Drawn {
  return kind in CHANCE_RULES
}
