import type { OptionField } from '@gaslight/core'

/** Who commands a policeman: `dealt` as LW-3 deals the colours round, or the detective in that seat. */
export type PolicemanSeat = 'dealt' | 1 | 2 | 3 | 4 | 5

/** The table of section 12. A type, not an interface, so that it is one of core's `Options`. */
export type WhitechapelOptions = {
  readonly edition: 'revised' | 'original'
  /**
   * Five options are the table's `policemen`: the seat of each colour. Where a seat is not taken by anybody, or a
   * detective would be left without a policeman, all five count as dealt (LW-3).
   */
  readonly blueTo: PolicemanSeat
  readonly yellowTo: PolicemanSeat
  readonly brownTo: PolicemanSeat
  readonly redTo: PolicemanSeat
  readonly greenTo: PolicemanSeat
  readonly letters: boolean
  readonly falseClues: boolean
  /** `edition`: `one` in the revised edition, `any` in the original one (LW-103). */
  readonly falseCluesPerRound: 'edition' | 'one' | 'any'
  readonly rushing: boolean
  readonly areaArrests: boolean
  readonly catchMe: boolean
  readonly address: boolean
  readonly hideout: 'chosen' | 'random'
  readonly passing: 'allowed' | 'forbidden'
  readonly patrolFaces: 'head' | 'team'
  readonly talk: 'open' | 'private'
  /** Whether the table works out for the detectives, and for lookers-on, what follows from all that they know. */
  readonly overlay: boolean
}

const SEATS: readonly PolicemanSeat[] = ['dealt', 1, 2, 3, 4, 5]

/** One detective leads all five; a detective's seat has Jack's before it. */
const ownerField = <K extends keyof WhitechapelOptions>(key: K) =>
  ({
    key,
    values: SEATS,
    default: 'dealt',
    rule: 'LW-3',
    seats: 3,
    valueSeats: { 3: 4, 4: 5, 5: 6 },
  }) as const

export const OPTIONS: readonly (OptionField & { readonly key: keyof WhitechapelOptions })[] = [
  { key: 'edition', values: ['revised', 'original'], default: 'revised', rule: 'LW-103' },
  ownerField('blueTo'),
  ownerField('yellowTo'),
  ownerField('brownTo'),
  ownerField('redTo'),
  ownerField('greenTo'),
  { key: 'letters', values: [false, true], default: false, rule: 'LW-72' },
  { key: 'falseClues', values: [false, true], default: false, rule: 'LW-79' },
  {
    key: 'falseCluesPerRound',
    values: ['edition', 'one', 'any'],
    default: 'edition',
    rule: 'LW-79',
    when: { key: 'falseClues', value: true },
  },
  { key: 'rushing', values: [false, true], default: false, rule: 'LW-59' },
  { key: 'areaArrests', values: [false, true], default: false, rule: 'LW-71' },
  { key: 'catchMe', values: [false, true], default: false, rule: 'LW-81' },
  { key: 'address', values: [false, true], default: false, rule: 'LW-82' },
  { key: 'hideout', values: ['chosen', 'random'], default: 'chosen', rule: 'LW-14' },
  { key: 'passing', values: ['allowed', 'forbidden'], default: 'allowed', rule: 'LW-60' },
  { key: 'patrolFaces', values: ['head', 'team'], default: 'head', rule: 'LW-97' },
  { key: 'talk', values: ['open', 'private'], default: 'open', rule: 'LW-21' },
  { key: 'overlay', values: [false, true], default: false, rule: 'LW-21' },
]
