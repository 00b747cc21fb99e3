import { ALLEYS, JOINED } from '@gaslight/letters-from-whitechapel'
import { CIRCLES } from './beliefs.ts'

const TABLES = new Map<number, Uint8Array>()

/**
 * The least number of cells that Jack fills on an empty board from a circle until he can declare, the last one by a normal
 * move (LW-49). A coach is no shorter than walking. Who stands on the hideout must leave it.
 */
export function cellsHome(circle: number, hideout: number, alleys: number): number {
  const key = hideout * 4 + alleys
  let table = TABLES.get(key)
  if (table === undefined) {
    table = measure(hideout, alleys)
    TABLES.set(key, table)
  }
  return table[alleys * CIRCLES + circle]
}

/** At `alleys * CIRCLES + circle`. */
function measure(hideout: number, alleys: number): Uint8Array {
  const cells = new Uint8Array((alleys + 1) * CIRCLES).fill(255)
  for (let changed = true; changed; ) {
    changed = false
    for (let left = 0; left <= alleys; left++)
      for (let circle = 1; circle < CIRCLES; circle++) {
        let least = cells[left * CIRCLES + circle]
        for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++) {
          const to = JOINED.items[join]
          least = Math.min(least, to === hideout ? 1 : 1 + cells[left * CIRCLES + to])
        }
        if (left > 0)
          for (let i = ALLEYS.start[circle]; i < ALLEYS.start[circle + 1]; i++)
            least = Math.min(least, 1 + cells[(left - 1) * CIRCLES + ALLEYS.items[i]])
        if (least === cells[left * CIRCLES + circle]) continue
        cells[left * CIRCLES + circle] = least
        changed = true
      }
  }
  return cells
}
