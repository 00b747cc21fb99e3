import type { OptionField } from '@gaslight/core'
import type { Direction } from './board.ts'

/** MJ-6 to MJ-84, the table of section 12. A type, not an interface, so that it is one of core's `Options`. */
export type MrJackOptions = {
  readonly board: '2006' | 'revised'
  readonly cast: 'base' | 'extension'
  readonly watsonFacing: Direction
  readonly whistlePoints: 'all' | 'upto'
  readonly whistlePath: 'free' | 'shortest' | 'direct'
  readonly exitCost: 1 | 0
  readonly trappedGull: 'mayStay' | 'mustSwap'
  readonly litPostStopsBeam: boolean
  readonly accuseAfterPower: boolean
  readonly match: 1 | 2
  readonly pool: '2018' | '2007' | 'sourced'
  readonly jackDraw: 'after' | 'before'
  readonly barricadeStopsBeam: boolean
  readonly pizerSteps: 'exact' | 'upto'
}

const extension = { key: 'cast', value: 'extension' } as const

export const OPTIONS: readonly (OptionField & { readonly key: keyof MrJackOptions })[] = [
  { key: 'board', values: ['2006', 'revised'], default: '2006', rule: 'MJ-6' },
  { key: 'cast', values: ['base', 'extension'], default: 'base', rule: 'MJ-72' },
  { key: 'watsonFacing', values: ['NE', 'N', 'SE', 'S', 'SW', 'NW'], default: 'NE', rule: 'MJ-13' },
  { key: 'whistlePoints', values: ['all', 'upto'], default: 'all', rule: 'MJ-47' },
  { key: 'whistlePath', values: ['free', 'shortest', 'direct'], default: 'free', rule: 'MJ-45' },
  { key: 'exitCost', values: [1, 0], default: 1, rule: 'MJ-59' },
  { key: 'trappedGull', values: ['mayStay', 'mustSwap'], default: 'mayStay', rule: 'MJ-31' },
  { key: 'litPostStopsBeam', values: [true, false], default: true, rule: 'MJ-52' },
  { key: 'accuseAfterPower', values: [true, false], default: true, rule: 'MJ-62' },
  { key: 'match', values: [1, 2], default: 1, rule: 'MJ-67' },
  { key: 'pool', values: ['2018', '2007', 'sourced'], default: '2018', rule: 'MJ-73', when: extension },
  { key: 'jackDraw', values: ['after', 'before'], default: 'after', rule: 'MJ-76', when: extension },
  { key: 'barricadeStopsBeam', values: [true, false], default: true, rule: 'MJ-83', when: extension },
  { key: 'pizerSteps', values: ['exact', 'upto'], default: 'exact', rule: 'MJ-84', when: extension },
]
