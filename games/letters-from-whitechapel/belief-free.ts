import { Layer, prolong, type Step, WIDTH } from './belief-layer.ts'
import type { Entry } from './entries.ts'
import { JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'

const EVERYWHERE = new Uint8Array(WIDTH).fill(1)
const EMPTY_BOARD: Omit<Step, 'kind'> = {
  closed: new Uint8Array(JOINED.items.length),
  ends: EVERYWHERE,
  vias: EVERYWHERE,
  bits: new Int32Array(WIDTH),
  slotOf: new Int32Array(1).fill(-1),
}

/** The number of rows with entries of these kinds on an empty board, from any of the murders on, without any answer. */
export function freeRows(murders: readonly CircleNumber[], kinds: readonly Entry['kind'][]): number {
  let layer = new Layer()
  let next = new Layer()
  layer.add(0)
  for (const murder of murders) layer.counts[murder] = 1
  for (const kind of kinds) {
    prolong(layer, next, { ...EMPTY_BOARD, kind })
    ;[layer, next] = [next, layer]
  }
  return layer.total()
}
