import type { OptionField } from '@gaslight/core'

/** The table of section 12. A type, not an interface, so that it is one of core's `Options`. */
export type NewYorkOptions = {
  readonly tumbletySwap: 'adjacent' | 'any'
  readonly tumbletySelf: boolean
  readonly tumbletyDuty: 'optional' | 'mandatory'
  readonly eastmanAccuse: boolean
  readonly eastmanEscape: boolean
  readonly eastmanRiderCrosses: boolean
  readonly grantOccupied: boolean
  readonly grantCovered: boolean
  readonly coverParks: boolean
  readonly coverQuays: boolean
  readonly callahanOverlap: boolean
  readonly match: 1 | 2
}

export const OPTIONS: readonly (OptionField & { readonly key: keyof NewYorkOptions })[] = [
  { key: 'tumbletySwap', values: ['adjacent', 'any'], default: 'adjacent', rule: 'NY-40' },
  { key: 'tumbletySelf', values: [false, true], default: false, rule: 'NY-40' },
  { key: 'tumbletyDuty', values: ['optional', 'mandatory'], default: 'optional', rule: 'NY-40' },
  { key: 'eastmanAccuse', values: [true, false], default: true, rule: 'NY-46' },
  { key: 'eastmanEscape', values: [true, false], default: true, rule: 'NY-46' },
  { key: 'eastmanRiderCrosses', values: [false, true], default: false, rule: 'NY-44' },
  { key: 'grantOccupied', values: [true, false], default: true, rule: 'NY-37' },
  { key: 'grantCovered', values: [true, false], default: true, rule: 'NY-37' },
  { key: 'coverParks', values: [true, false], default: true, rule: 'NY-38' },
  { key: 'coverQuays', values: [false, true], default: false, rule: 'NY-38' },
  { key: 'callahanOverlap', values: [true, false], default: true, rule: 'NY-38' },
  { key: 'match', values: [1, 2], default: 1, rule: 'NY-73' },
]
