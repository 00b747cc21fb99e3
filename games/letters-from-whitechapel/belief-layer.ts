import { movesBetween } from './distances.ts'
import { ALLEYS, JOINED } from './graph.ts'
import { CIRCLE_COUNT } from './map.ts'

/** Arrays by circle have this length; entry 0 is unused. */
export const WIDTH = CIRCLE_COUNT + 1

/**
 * How many beginnings of tonight's row end on each circle, apart by which of the night's yes-circles they have visited
 * (LW-87): slot s belongs to the set `masks[s]`, and its counts lie at `s * WIDTH + circle`. Counts are doubles: exact up
 * to 2^53 rows, and beyond that never zero by mistake, as they are only ever added.
 */
export class Layer {
  slots = 0
  masks = new Int32Array(2)
  counts = new Float64Array(2 * WIDTH)
  /** By circle: 1 where a coach may have passed it in the entry that led here. */
  readonly vias = new Uint8Array(WIDTH)

  copyFrom(other: Layer): void {
    const { slots } = other
    this.reserve(slots)
    this.slots = slots
    this.vias.set(other.vias)
    this.masks.set(other.masks.subarray(0, slots))
    this.counts.set(other.counts.subarray(0, slots * WIDTH))
  }

  /** A new slot of zeros. */
  add(mask: number): number {
    const slot = this.slots++
    this.reserve(this.slots)
    this.masks[slot] = mask
    this.counts.fill(0, slot * WIDTH, (slot + 1) * WIDTH)
    return slot
  }

  private reserve(slots: number): void {
    if (slots <= this.masks.length) return
    const room = Math.max(slots, 2 * this.masks.length)
    const { masks, counts } = this
    this.masks = new Int32Array(room)
    this.masks.set(masks)
    this.counts = new Float64Array(room * WIDTH)
    this.counts.set(counts)
  }

  /** The sum over all slots, by circle, written into `into`. */
  sums(into: Float64Array): Float64Array {
    into.fill(0)
    for (let slot = 0; slot < this.slots; slot++)
      for (let circle = 1, at = slot * WIDTH + 1; circle < WIDTH; circle++, at++) into[circle] += this.counts[at]
    return into
  }

  total(): number {
    let total = 0
    for (let at = 0; at < this.slots * WIDTH; at++) total += this.counts[at]
    return total
  }
}

/** What one entry of the row may be. */
export interface Step {
  readonly kind: 'normal' | 'alley' | 'coach'
  /** By join of `JOINED`: 1 where policemen shut every route (LW-85). */
  readonly closed: Uint8Array
  /** By circle: 1 where the entry may end, and where a coach may pass. */
  readonly ends: Uint8Array
  readonly vias: Uint8Array
  /** By circle: its bit in the masks; 0 where it is no yes-circle. */
  readonly bits: Int32Array
  /** The slot of each mask while a layer is filled, -1 for none; at least as long as there are masks. */
  readonly slotOf: Int32Array
}

/** Fills `to` with the beginnings in `from` prolonged by one entry. */
export function prolong(from: Layer, to: Layer, step: Step): void {
  to.slots = 0
  to.vias.fill(0)
  switch (step.kind) {
    case 'normal':
      walk(from, to, step)
      break
    case 'alley':
      slip(from, to, step)
      break
    case 'coach':
      ride(from, to, step)
      break
  }
  for (let slot = 0; slot < to.slots; slot++) step.slotOf[to.masks[slot]] = -1
}

function slotFor(to: Layer, mask: number, slotOf: Int32Array): number {
  const known = slotOf[mask]
  if (known >= 0) return known
  const slot = to.add(mask)
  slotOf[mask] = slot
  return slot
}

function walk(from: Layer, to: Layer, { closed, ends, bits, slotOf }: Step): void {
  const { start, items } = JOINED
  for (let slot = 0; slot < from.slots; slot++) {
    const mask = from.masks[slot]
    const own = slotFor(to, mask, slotOf) * WIDTH
    let { counts } = to
    const before = from.counts
    const base = slot * WIDTH
    for (let circle = 1; circle < WIDTH; circle++) {
      const rows = before[base + circle]
      if (rows === 0) continue
      const last = start[circle + 1]
      for (let join = start[circle]; join < last; join++) {
        if (closed[join] !== 0) continue
        const end = items[join]
        if (ends[end] === 0) continue
        const bit = bits[end]
        if ((bit & ~mask) === 0) counts[own + end] += rows
        else {
          const other = slotFor(to, mask | bit, slotOf) * WIDTH
          counts = to.counts
          counts[other + end] += rows
        }
      }
    }
  }
}

function slip(from: Layer, to: Layer, { ends, bits, slotOf }: Step): void {
  const { start, items } = ALLEYS
  for (let slot = 0; slot < from.slots; slot++) {
    const mask = from.masks[slot]
    for (let circle = 1; circle < WIDTH; circle++) {
      const rows = from.counts[slot * WIDTH + circle]
      if (rows === 0) continue
      for (let i = start[circle]; i < start[circle + 1]; i++) {
        const end = items[i]
        if (ends[end] === 0) continue
        const other = slotFor(to, mask | bits[end], slotOf) * WIDTH
        to.counts[other + end] += rows
      }
    }
  }
}

/** While a coach is ridden over a circle: the beginnings on the circles joined to it before each of them, in their order. */
const EARLIER = new Float64Array(WIDTH)

/**
 * By the circle that the coach passes: it leads to each circle joined to that from all others joined to it (LW-53). The sum
 * over the others is what comes before it and what comes after, so that nothing is ever subtracted.
 */
function ride(from: Layer, to: Layer, { ends, vias, bits, slotOf }: Step): void {
  const { start, items } = JOINED
  for (let slot = 0; slot < from.slots; slot++) {
    const mask = from.masks[slot]
    const own = slotFor(to, mask, slotOf) * WIDTH
    let { counts } = to
    const before = from.counts
    const base = slot * WIDTH
    for (let via = 1; via < WIDTH; via++) {
      if (vias[via] === 0) continue
      const first = start[via]
      const last = start[via + 1]
      let sum = 0
      for (let i = first; i < last; i++) {
        EARLIER[i - first] = sum
        sum += before[base + items[i]]
      }
      if (sum === 0) continue
      let later = 0
      for (let i = last - 1; i >= first; i--) {
        const end = items[i]
        const rows = EARLIER[i - first] + later
        later += before[base + end]
        if (rows === 0 || ends[end] === 0) continue
        to.vias[via] = 1
        const bit = bits[via] | bits[end]
        if ((bit & ~mask) === 0) counts[own + end] += rows
        else {
          const other = slotFor(to, mask | bit, slotOf) * WIDTH
          counts = to.counts
          counts[other + end] += rows
        }
      }
    }
  }
}

/** Zeroes what is more than `hops` normal moves away from a circle, in every slot that still lacks its bit. */
export function dropFar(layer: Layer, circle: number, bit: number, hops: number): void {
  for (let slot = 0; slot < layer.slots; slot++) {
    if ((layer.masks[slot] & bit) !== 0) continue
    const base = slot * WIDTH
    for (let from = 1; from < WIDTH; from++) if (movesBetween(from, circle) > hops) layer.counts[base + from] = 0
  }
}

/** Removes the slots that lack a required bit, and those without a row. */
export function dropUnfit(layer: Layer, required: number): void {
  const { masks, counts } = layer
  let kept = 0
  for (let slot = 0; slot < layer.slots; slot++) {
    if ((masks[slot] & required) !== required || isEmpty(counts, slot * WIDTH)) continue
    if (kept !== slot) {
      masks[kept] = masks[slot]
      counts.copyWithin(kept * WIDTH, slot * WIDTH, (slot + 1) * WIDTH)
    }
    kept++
  }
  layer.slots = kept
}

function isEmpty(counts: Float64Array, base: number): boolean {
  for (let at = base + 1; at < base + WIDTH; at++) if (counts[at] !== 0) return false
  return true
}
