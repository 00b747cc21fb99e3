import type { Moment } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import type { Frame } from '../../../table/kit.ts'

/** One picture of the film. */
export interface Picture {
  readonly view: LondonView
}

/** What the film shows of one moment. */
export function framesOf(_before: LondonView, _moment: Moment<LondonView>, _at: number): Frame<Picture>[] {
  return []
}
