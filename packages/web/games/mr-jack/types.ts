import type { MrJackDetail, MrJackEffect, MrJackPosition, MrJackView, Told } from '@gaslight/mr-jack'
import type { Way } from './board/props.ts'
import type { Mode, Part } from './composing/parts.ts'

/** What is London's own among the types of the family's table. */
export interface London {
  readonly position: MrJackPosition
  readonly view: MrJackView
  readonly detail: MrJackDetail
  readonly told: Told
  readonly effect: MrJackEffect
  readonly part: Part
  readonly mode: Mode
  readonly way: Way
}
