import type { DecisionList } from '@gaslight/core'
import { ADJACENT } from './graph.ts'
import { BLACK_MARKET, FIRST_LOCATION, SPACE_COUNT } from './map.ts'
import { add, has, spaceSet } from './space-set.ts'

/** Walks of more steps are so rare that they are looked for each time. */
export const MOST_STEPS = 8

const ROWS = MOST_STEPS + 1
/** A row of lengths has a place for `NOWHERE`, too. */
const ROW = 256
const UNREACHED = 255
const NONE = new Uint8Array(0)
const queue = new Uint8Array(SPACE_COUNT)

/** The walks of who may enter certain locations and whom no pawn stops (LD-38); those from a space are worked out once. */
export class UnhinderedWalks {
  /** A bit for each location, from `FIRST_LOCATION` on. */
  readonly open: number
  /** The streets and the open locations. */
  readonly enterable = spaceSet()
  /** At the row of a space (see `rowOf`): by where a walk from there ends its length; more where `MOST_STEPS` do not do. */
  readonly lengths = new Uint8Array(SPACE_COUNT * ROW).fill(UNREACHED)
  private readonly known = new Uint8Array(SPACE_COUNT)
  /** By space and number of steps: the spaces where a walk from there may end, ascending. */
  private readonly ends: Uint8Array[] = Array.from({ length: SPACE_COUNT * ROWS }, () => NONE)

  constructor(open: number) {
    this.open = open
    for (let space = 0; space < SPACE_COUNT; space++)
      if (space < FIRST_LOCATION || ((open >> (space - FIRST_LOCATION)) & 1) === 1) add(this.enterable, space)
  }

  /** Where the row of a space begins in `lengths`. */
  rowOf(from: number): number {
    if (this.known[from] === 0) this.explore(from)
    return from * ROW
  }

  /** Where a walk of at most `steps`, up to `MOST_STEPS`, may end. */
  endsOf(from: number, steps: number): Uint8Array {
    if (this.known[from] === 0) this.explore(from)
    return this.ends[from * ROWS + steps]
  }

  /** Lists a decision for each of these ends: `base` with the number of the space in its lowest bits. */
  list(from: number, steps: number, base: number, into: DecisionList): void {
    const ends = this.endsOf(from, steps)
    const items = into.reserve(ends.length)
    const { length } = into
    for (let i = 0; i < ends.length; i++) items[length + i] = base | ends[i]
    into.length = length + ends.length
  }

  private explore(from: number): void {
    const { start, items } = ADJACENT
    const row = from * ROW
    this.known[from] = 1
    this.lengths[row + from] = 0
    queue[0] = from
    let length = 1
    for (let head = 0; head < length; head++) {
      const at = queue[head]
      const steps = this.lengths[row + at] + 1
      for (let i = start[at]; i < start[at + 1]; i++) {
        const next = items[i]
        if (this.lengths[row + next] !== UNREACHED || !has(this.enterable, next)) continue
        this.lengths[row + next] = steps
        // LD-40.
        if (next !== BLACK_MARKET && steps < MOST_STEPS) queue[length++] = next
      }
    }
    // A walk does not end where it begins.
    this.lengths[row + from] = UNREACHED
    this.keepEnds(from)
  }

  private keepEnds(from: number): void {
    const lengths = this.lengths.subarray(from * ROW, from * ROW + SPACE_COUNT)
    const spaces = Uint8Array.from(lengths.keys())
    for (let steps = 1; steps <= MOST_STEPS; steps++)
      this.ends[from * ROWS + steps] = spaces.filter(space => lengths[space] <= steps)
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
