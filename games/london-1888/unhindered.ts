import { ADJACENT } from './graph.ts'
import { BLACK_MARKET, FIRST_LOCATION, SPACE_COUNT } from './map.ts'
import { add, has, SPACE_WORDS, type SpaceSet, spaceSet } from './space-set.ts'

/** No way leads there. */
export const UNREACHED = 255
/** Walks of more steps are so rare that they are looked for each time. */
export const MOST_STEPS = 8

/** Every space has a row of this length, so that `NOWHERE` has a place in it, too. */
const ROW = 256
const queue = new Uint8Array(SPACE_COUNT)

/** The walks of who may enter certain locations and whom no pawn stops (LD-38); those from a space are worked out once. */
export class UnhinderedWalks {
  /** A bit for each location, from `FIRST_LOCATION` on. */
  readonly open: number
  /** The streets and the open locations. */
  readonly enterable = spaceSet()
  /** The lengths of shortest ways, in a row by the space where they end. */
  readonly costs = new Uint8Array(SPACE_COUNT * ROW).fill(UNREACHED)
  private readonly known = new Uint8Array(SPACE_COUNT)
  /** By space and number of steps: a set of the spaces where a walk from there may end. */
  private readonly ends = new Int32Array(SPACE_COUNT * (MOST_STEPS + 1) * SPACE_WORDS)

  constructor(open: number) {
    this.open = open
    for (let space = 0; space < SPACE_COUNT; space++)
      if (space < FIRST_LOCATION || ((open >> (space - FIRST_LOCATION)) & 1) === 1) add(this.enterable, space)
  }

  /** Where the row of the walks from a space begins in `costs`. */
  rowOf(from: number): number {
    if (this.known[from] === 0) this.explore(from)
    return from * ROW
  }

  /** Where a walk of at most `steps`, up to `MOST_STEPS`, may end, from a space of which the row is known. */
  copyEnds(from: number, steps: number, into: SpaceSet): void {
    const start = (from * (MOST_STEPS + 1) + steps) * SPACE_WORDS
    for (let word = 0; word < SPACE_WORDS; word++) into[word] = this.ends[start + word]
  }

  private explore(from: number): void {
    const { start, items } = ADJACENT
    const row = from * ROW
    this.known[from] = 1
    this.costs[row + from] = 0
    queue[0] = from
    let length = 1
    for (let head = 0; head < length; head++) {
      const at = queue[head]
      for (let i = start[at]; i < start[at + 1]; i++) {
        const next = items[i]
        if (this.costs[row + next] !== UNREACHED || !has(this.enterable, next)) continue
        const cost = this.costs[row + at] + 1
        this.costs[row + next] = cost
        this.addEnd(from, next, cost)
        // LD-40.
        if (next !== BLACK_MARKET) queue[length++] = next
      }
    }
  }

  private addEnd(from: number, to: number, cost: number): void {
    for (let steps = cost; steps <= MOST_STEPS; steps++)
      this.ends[(from * (MOST_STEPS + 1) + steps) * SPACE_WORDS + (to >> 5)] |= 1 << (to & 31)
  }
}

const kept: UnhinderedWalks[] = []

/** The walks of who may enter these locations (see `UnhinderedWalks`): there are few such sets. */
export function unhinderedWalks(open: number): UnhinderedWalks {
  for (let i = 0; i < kept.length; i++) if (kept[i].open === open) return kept[i]
  const walks = new UnhinderedWalks(open)
  kept.push(walks)
  return walks
}
