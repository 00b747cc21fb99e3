import type { OptionField } from '@gaslight/core'
import { CHARACTERS, type CharacterId } from './cast.ts'
import { SEATING } from './seating.ts'

/** The table of section 12. A type, not an interface, so that it is one of core's `Options`. */
export type LondonOptions = {
  readonly characters: 'random' | 'pick' | 'assigned'
  /** With `assigned`, who sits where: different characters, the obligatory ones among them (LD-14; see `misfit`). */
  readonly seat1: CharacterId
  readonly seat2: CharacterId
  readonly seat3: CharacterId
  readonly seat4: CharacterId
  readonly seat5: CharacterId
  readonly seat6: CharacterId
  readonly seat7: CharacterId
  readonly seat8: CharacterId
  readonly absinthe: 'on' | 'off'
  readonly prisonTwoCards: 'anyone' | 'prisoners'
  readonly passFullSpace: 'off' | 'on'
  readonly suspect: 'back' | 'stays'
  readonly abberlineHand: '4' | 'unlimited'
  readonly wornRope: 'holds' | 'breaks'
  readonly exchangeGifts: 'off' | 'on'
  readonly offersPerTurn: number
  readonly accompliceCap: 'balanced' | 'none'
  readonly scalpelImpact: '3' | '2'
  readonly dealAt8: '0+4' | '1+3'
  readonly windows: 'timed' | 'orders'
  readonly windowSeconds: number
  /** After how many seconds an offer counts as declined; 0 for never. */
  readonly offerSeconds: number
  readonly deadChat: 'on' | 'off'
}

const ASSIGNED = { key: 'characters', value: 'assigned' } as const

const seatField = (seat: number) =>
  ({
    key: `seat${seat}` as 'seat1',
    values: CHARACTERS,
    default: SEATING[seat - 1],
    rule: 'LD-14',
    when: ASSIGNED,
    seats: seat,
  }) as const

export const OPTIONS: readonly (OptionField & { readonly key: keyof LondonOptions })[] = [
  { key: 'characters', values: ['random', 'pick', 'assigned'], default: 'random', rule: 'LD-14' },
  ...SEATING.map((_, seat) => seatField(seat + 1)),
  { key: 'absinthe', values: ['on', 'off'], default: 'on', rule: 'LD-25' },
  { key: 'prisonTwoCards', values: ['anyone', 'prisoners'], default: 'anyone', rule: 'LD-116' },
  { key: 'passFullSpace', values: ['off', 'on'], default: 'off', rule: 'LD-38' },
  { key: 'suspect', values: ['back', 'stays'], default: 'back', rule: 'LD-113' },
  { key: 'abberlineHand', values: ['4', 'unlimited'], default: '4', rule: 'LD-33' },
  { key: 'wornRope', values: ['holds', 'breaks'], default: 'holds', rule: 'LD-92' },
  { key: 'exchangeGifts', values: ['off', 'on'], default: 'off', rule: 'LD-149' },
  { key: 'offersPerTurn', values: [1, 2, 3, 4, 5, 6, 7, 8, 9], default: 3, rule: 'LD-149' },
  { key: 'accompliceCap', values: ['balanced', 'none'], default: 'balanced', rule: 'LD-169' },
  { key: 'scalpelImpact', values: ['3', '2'], default: '3', rule: 'LD-57' },
  { key: 'dealAt8', values: ['0+4', '1+3'], default: '0+4', rule: 'LD-21', seats: 8 },
  { key: 'windows', values: ['timed', 'orders'], default: 'timed', rule: 'LD-145' },
  {
    key: 'windowSeconds',
    values: Array.from({ length: 58 }, (_, i) => i + 3),
    default: 8,
    rule: 'LD-145',
    when: { key: 'windows', value: 'timed' },
  },
  {
    key: 'offerSeconds',
    values: [0, 15, 30, 60, 120, 300],
    default: 60,
    rule: 'LD-149',
    when: { key: 'windows', value: 'timed' },
  },
  { key: 'deadChat', values: ['on', 'off'], default: 'on', rule: 'LD-154' },
]
