import { CELLS, EXITS } from '@gaslight/mr-jack'
import { centreOf, HEX_DIRECTIONS, nextTo, type Offset } from '../../../../board-kit/hex.ts'
import { beyond } from './surroundings.ts'

function key({ col, row }: Offset): string {
  return `${col},${row}`
}

const onBoard = new Set(CELLS.map(key))

/** The places of the sleeping city around the board: two hexes deep, without the lanes behind the gates. */
export function outskirts(): readonly Offset[] {
  const lanes = new Set(EXITS.map(beyond).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`))
  const found = new Map<string, Offset>()
  let ring: readonly Offset[] = CELLS
  for (let depth = 0; depth < 2; depth++) {
    const next: Offset[] = []
    for (const place of ring) {
      for (const direction of HEX_DIRECTIONS) {
        const beside = nextTo(place, direction)
        const centre = centreOf(beside)
        if (onBoard.has(key(beside)) || found.has(key(beside))) continue
        if (lanes.has(`${Math.round(centre.x)},${Math.round(centre.y)}`)) continue
        found.set(key(beside), beside)
        next.push(beside)
      }
    }
    ring = next
  }
  return [...found.values()]
}
