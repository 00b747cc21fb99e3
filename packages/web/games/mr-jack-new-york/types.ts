import type { NewYorkDetail, NewYorkEffect, NewYorkPosition, NewYorkView, Told } from '@gaslight/mr-jack-new-york'
import type { Way } from './board/props.ts'
import type { Mode, Part } from './composing/parts.ts'

/** What is New York's own among the types of the family's table. */
export interface NewYork {
  readonly position: NewYorkPosition
  readonly view: NewYorkView
  readonly detail: NewYorkDetail
  readonly told: Told
  readonly effect: NewYorkEffect
  readonly part: Part
  readonly mode: Mode
  readonly way: Way
}
