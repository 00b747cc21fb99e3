import { ADJACENT } from './graph.ts'
import { BLACK_MARKET, FIRST_LOCATION, SPACE_COUNT, STREET_COUNT } from './map.ts'
import { add, has, SPACE_WORDS, type SpaceSet, spaceSet } from './space-set.ts'

/** Walks of more steps are so rare that they are looked for each time. */
export const MOST_STEPS = 8

const ROWS = MOST_STEPS + 1
const UNREACHED = 255
const costs = new Uint8Array(SPACE_COUNT)
const queue = new Uint8Array(SPACE_COUNT)

/** The walks of who may enter certain locations and whom no pawn stops (LD-38); those from a space are worked out once. */
export class UnhinderedWalks {
  /** A bit for each location, from `FIRST_LOCATION` on. */
  readonly open: number
  /** The streets and the open locations. */
  readonly enterable = spaceSet()
  private readonly known = new Uint8Array(SPACE_COUNT)
  /** By space and number of steps: a set of the spaces where a walk from there may end. */
  private readonly ends = new Int32Array(SPACE_COUNT * ROWS * SPACE_WORDS)

  constructor(open: number) {
    this.open = open
    for (let space = 0; space < SPACE_COUNT; space++)
      if (space < FIRST_LOCATION || ((open >> (space - FIRST_LOCATION)) & 1) === 1) add(this.enterable, space)
  }

  /** Where a walk of at most `steps`, up to `MOST_STEPS`, may end. */
  copyEnds(from: number, steps: number, into: SpaceSet): void {
    const start = this.startOf(from) + steps * SPACE_WORDS
    for (let word = 0; word < SPACE_WORDS; word++) into[word] = this.ends[start + word]
  }

  /** Whether a walk of at most `steps`, up to `MOST_STEPS`, may end on a street space; false for `NOWHERE`. */
  leadsTo(from: number, steps: number, street: number): boolean {
    if (street >= STREET_COUNT) return false
    const start = this.startOf(from) + steps * SPACE_WORDS
    return ((this.ends[start + (street >> 5)] >> (street & 31)) & 1) === 1
  }

  /** The length of a shortest walk; more than `MOST_STEPS` where none of so many leads there. */
  lengthOf(from: number, to: number): number {
    const at = this.startOf(from) + (to >> 5)
    let steps = 1
    while (steps <= MOST_STEPS && ((this.ends[at + steps * SPACE_WORDS] >> (to & 31)) & 1) === 0) steps++
    return steps
  }

  /** Where the sets of a space begin. */
  private startOf(from: number): number {
    if (this.known[from] === 0) this.explore(from)
    return from * ROWS * SPACE_WORDS
  }

  private explore(from: number): void {
    const { start, items } = ADJACENT
    this.known[from] = 1
    costs.fill(UNREACHED)
    costs[from] = 0
    queue[0] = from
    let length = 1
    for (let head = 0; head < length; head++) {
      const at = queue[head]
      const cost = costs[at] + 1
      for (let i = start[at]; i < start[at + 1]; i++) {
        const next = items[i]
        if (costs[next] !== UNREACHED || !has(this.enterable, next)) continue
        costs[next] = cost
        this.addEnd(from, next, cost)
        // LD-40.
        if (next !== BLACK_MARKET && cost < MOST_STEPS) queue[length++] = next
      }
    }
  }

  private addEnd(from: number, to: number, cost: number): void {
    for (let steps = cost; steps <= MOST_STEPS; steps++)
      this.ends[(from * ROWS + steps) * SPACE_WORDS + (to >> 5)] |= 1 << (to & 31)
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
