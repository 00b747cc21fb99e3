import { JOINED, type Rows, STEPS } from './graph.ts'
import { CIRCLE_COUNT, CROSSING_COUNT } from './map.ts'

/** A square table of distances, read at `from * (size + 1) + to`; made when it is first asked for. */
function distanceTable(rows: Rows, size: number): () => Uint8Array {
  let table: Uint8Array | undefined
  return () => {
    table ??= measure(rows, size)
    return table
  }
}

function measure({ start, items }: Rows, size: number): Uint8Array {
  const width = size + 1
  const table = new Uint8Array(width * width).fill(255)
  const queue = new Int32Array(size)
  for (let from = 1; from <= size; from++) {
    table[from * width + from] = 0
    queue[0] = from
    let length = 1
    for (let next = 0; next < length; next++) {
      const node = queue[next]
      const further = table[from * width + node] + 1
      for (let i = start[node]; i < start[node + 1]; i++) {
        const at = from * width + items[i]
        if (table[at] !== 255) continue
        table[at] = further
        queue[length++] = items[i]
      }
    }
  }
  return table
}

const circles = distanceTable(JOINED, CIRCLE_COUNT)
const crossings = distanceTable(STEPS, CROSSING_COUNT)

/** The least number of normal moves from one circle to another on an empty board. */
export function movesBetween(from: number, to: number): number {
  return circles()[from * (CIRCLE_COUNT + 1) + to]
}

/** The least number of steps from one crossing to another (LW-9). */
export function stepsBetween(from: number, to: number): number {
  return crossings()[from * (CROSSING_COUNT + 1) + to]
}
