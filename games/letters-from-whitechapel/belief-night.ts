import { closeJoins } from './belief-closing.ts'
import type { Fact, Stood } from './belief-facts.ts'
import { freeRows } from './belief-free.ts'
import { dropFar, dropUnfit, Layer, prolong, WIDTH } from './belief-layer.ts'
import type { Entry } from './entries.ts'
import { ALLEYS, JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'
import { CELLS, ROUNDS } from './rules.ts'

/** Layer 0 is the murder, layer n the n-th entry after it. */
const LAYERS = ROUNDS + 1

type NightFact = Exclude<Fact, { kind: 'murder' | 'escape' | 'address' }>

/** What hypothetical counts are worked out in: one is enough for everybody, since none outlives a call. */
const SCRATCH: readonly Layer[] = Array.from({ length: LAYERS }, () => new Layer())
const ENDS = new Uint8Array(WIDTH)
const VIAS = new Uint8Array(WIDTH)
const CLOSED = new Uint8Array(JOINED.items.length)
let slotOf = new Int32Array(1 << 10).fill(-1)

/**
 * All rows that fit the public facts of one night, counted without listing one: forward dynamic programming over (location,
 * yes-circles visited), after every entry (LW-85 to LW-87). Rows that differ only in the order of night 3's murders count
 * as two. An entry costs one step of the programme; an answer recounts from the first entry that can have led to the
 * circle, and several facts at once cost no more than one recount. No memory is taken but where there are more sets of yes-circles than ever before.
 */
export class NightBelief {
  /** The circles of the murder, and the cells left after it. */
  readonly murders: readonly CircleNumber[]
  readonly cellsLeft: number
  /** Entries since the murder: `layers[top]` is now. */
  top = 0
  private readonly counted: readonly Layer[] = Array.from({ length: LAYERS }, () => new Layer())
  /** The first of them that facts have made wrong; they are counted anew when somebody asks. */
  private stale = LAYERS
  readonly kinds: Entry['kind'][] = new Array<Entry['kind']>(LAYERS).fill('normal')
  /** By layer, as `closeJoins` writes them. */
  readonly closed: readonly Uint8Array[] = Array.from({ length: LAYERS }, () => new Uint8Array(JOINED.items.length))
  /** Cells filled after the murder, and alleys among them, up to each layer. */
  readonly cells = new Uint8Array(LAYERS)
  private readonly alleys = new Uint8Array(LAYERS)
  /** By circle: the last layer up to which it is known not to be in the row; -1 where nothing is known. */
  private readonly bannedUntil = new Int8Array(WIDTH).fill(-1)
  /** At `layer * WIDTH + circle`: 1 where he cannot have been then: by an arrest, or for want of a way on. */
  private readonly absent = new Uint8Array(LAYERS * WIDTH)
  /** By circle: its bit in the masks, if a search found it; by bit: the circle, and the layer in which it was found. */
  readonly bits = new Int32Array(WIDTH)
  private readonly foundCircle = new Uint8Array(CELLS)
  private readonly foundIn = new Uint8Array(CELLS)
  private found = 0
  /** By layer: the bits of what was found up to it. */
  private readonly required = new Int32Array(LAYERS)
  /** Set by facts that no row fits: "no" on a murder circle, more yes-circles than cells. */
  private contradicted = false
  /** What `free` has counted, and up to which layer. */
  private freeTop = -1
  private freeCount = 0

  constructor(murders: readonly CircleNumber[], cellsLeft: number) {
    this.murders = murders
    this.cellsLeft = cellsLeft
    this.begin(this.counted[0])
  }

  /** By layer up to `top`: the beginnings of rows that fit all facts. */
  get layers(): readonly Layer[] {
    for (let layer = this.stale; layer <= this.top; layer++)
      if (layer === 0) this.begin(this.counted[0])
      else this.fill(layer, this.counted, this.counted)
    this.stale = LAYERS
    return this.counted
  }

  private recountFrom(layer: number): void {
    this.stale = Math.min(this.stale, layer)
  }

  private get isStale(): boolean {
    return this.stale <= this.top
  }

  /** Takes one more public fact of this night. */
  learn(fact: NightFact): void {
    switch (fact.kind) {
      case 'entry':
        this.enter(fact.move, fact.stood)
        break
      case 'due':
        if (!fact.coach && fact.stood !== null) this.dropStuck(fact.stood, fact.alley)
        break
      case 'search':
        if (fact.yes) this.find(fact.circle)
        else this.miss(fact.circle)
        break
      case 'arrest':
        this.arrest(fact.circles, fact.yes)
        break
    }
  }

  /** Makes this equal to another belief about the same night's murder. */
  copyFrom(other: this): void {
    this.top = other.top
    const { layers } = other
    this.stale = LAYERS
    for (let layer = 0; layer <= other.top; layer++) {
      this.counted[layer].copyFrom(layers[layer])
      this.kinds[layer] = other.kinds[layer]
      this.closed[layer].set(other.closed[layer])
    }
    this.cells.set(other.cells)
    this.alleys.set(other.alleys)
    this.bannedUntil.set(other.bannedUntil)
    this.absent.set(other.absent)
    this.bits.set(other.bits)
    this.foundCircle.set(other.foundCircle)
    this.foundIn.set(other.foundIn)
    this.found = other.found
    this.required.set(other.required)
    this.contradicted = other.contradicted
    this.freeTop = -1
  }

  /** The number of rows that fit. */
  rows(): number {
    return this.layers[this.top].total()
  }

  /** By circle: the number of rows that end there. */
  here(into = new Float64Array(WIDTH)): Float64Array {
    return this.layers[this.top].sums(into)
  }

  /**
   * By circle: the number of fitting rows that end there and have `circle` in no cell up to a layer, as if a search had
   * found nothing then. Changes nothing.
   */
  avoiding(circle: CircleNumber, layer = this.top, into = new Float64Array(WIDTH)): Float64Array {
    if (this.murders.includes(circle) || this.isFound(circle, layer)) return into.fill(0)
    const known = this.bannedUntil[circle]
    const from = this.firstAt(this.layers, circle, layer)
    if (from > layer) return this.here(into)
    // Nobody can have been there before the last move, and no coach has passed it: only rows that end there go.
    if (from === this.top && this.kinds[from] !== 'coach') {
      this.here(into)[circle] = 0
      return into
    }
    this.bannedUntil[circle] = layer
    for (let next = from; next <= this.top; next++) this.fill(next, next === from ? this.counted : SCRATCH, SCRATCH)
    this.bannedUntil[circle] = known
    return SCRATCH[this.top].sums(into)
  }

  /** The number of rows there were with the same kinds of entries on an empty board, without any answer. */
  free(): number {
    if (this.freeTop !== this.top) {
      this.freeTop = this.top
      this.freeCount = freeRows(this.murders, this.kinds.slice(1, this.top + 1))
    }
    return this.freeCount
  }

  /** Whether a row may have a circle in the cells of an entry. */
  allows(layer: number, circle: CircleNumber): boolean {
    return this.bannedUntil[circle] < layer
  }

  private isFound(circle: CircleNumber, layer: number): boolean {
    return (this.required[layer] & this.bits[circle]) !== 0
  }

  private enter(kind: Entry['kind'], stood: Stood): void {
    const layer = ++this.top
    this.kinds[layer] = kind
    this.cells[layer] = this.cells[layer - 1] + (kind === 'coach' ? 2 : 1)
    this.alleys[layer] = this.alleys[layer - 1] + (kind === 'alley' ? 1 : 0)
    this.required[layer] = this.required[layer - 1]
    closeJoins(stood ?? [], this.closed[layer])
    this.recountFrom(layer)
  }

  private miss(circle: CircleNumber): void {
    if (this.murders.includes(circle)) this.contradicted = true
    const from = this.contradicted || this.isFound(circle, this.top) ? 0 : this.firstTouched(circle)
    this.bannedUntil[circle] = this.top
    this.recountFrom(from)
  }

  private find(circle: CircleNumber): void {
    if (this.murders.includes(circle) || this.isFound(circle, this.top)) return
    if (this.found === CELLS - 1) this.contradicted = true
    else {
      const bit = 1 << this.found
      this.bits[circle] = bit
      this.foundCircle[this.found] = circle
      this.foundIn[this.found] = this.top
      this.required[this.top] |= bit
      this.found++
      if (slotOf.length < 1 << this.found) slotOf = new Int32Array(1 << this.found).fill(-1)
    }
    this.recountFrom(this.contradicted ? 0 : Math.min(this.firstTouched(circle), this.top))
  }

  private arrest(circles: readonly CircleNumber[], yes: boolean): void {
    for (let circle = 1; circle < WIDTH; circle++) if (circles.includes(circle) !== yes) this.markAbsent(circle)
    this.dropAbsent()
  }

  /** LW-93: he is on no circle that the policemen shut in, without an alley to leave it by. */
  private dropStuck(stood: readonly number[], alley: boolean): void {
    closeJoins(stood, CLOSED)
    for (let circle = 1; circle < WIDTH; circle++) {
      if (alley && ALLEYS.start[circle + 1] > ALLEYS.start[circle]) continue
      let join = JOINED.start[circle]
      while (join < JOINED.start[circle + 1] && CLOSED[join] !== 0) join++
      if (join === JOINED.start[circle + 1]) this.markAbsent(circle)
    }
    this.dropAbsent()
  }

  private markAbsent(circle: CircleNumber): void {
    this.absent[this.top * WIDTH + circle] = 1
  }

  private dropAbsent(): void {
    if (this.isStale) return
    const base = this.top * WIDTH
    const { counts, slots } = this.counted[this.top]
    for (let slot = 0; slot < slots; slot++)
      for (let circle = 1; circle < WIDTH; circle++)
        if (this.absent[base + circle] !== 0) counts[slot * WIDTH + circle] = 0
  }

  /** The first layer that an answer about a circle can change; while others are stale too, the first that it may. */
  private firstTouched(circle: CircleNumber): number {
    return this.isStale ? this.bannedUntil[circle] + 1 : this.firstAt(this.counted, circle, this.top)
  }

  /** The first layer up to `to` in which a fitting row may have a circle in its cells; `to + 1` where none may. */
  private firstAt(layers: readonly Layer[], circle: CircleNumber, to: number): number {
    for (let layer = this.bannedUntil[circle] + 1; layer <= to; layer++) {
      const { counts, slots, vias } = layers[layer]
      if (vias[circle] !== 0) return layer
      for (let slot = 0; slot < slots; slot++) if (counts[slot * WIDTH + circle] !== 0) return layer
    }
    return to + 1
  }

  private begin(layer: Layer): void {
    layer.slots = 0
    const slot = layer.add(0)
    if (!this.contradicted)
      for (const circle of this.murders) if (this.absent[circle] === 0) layer.counts[slot * WIDTH + circle] = 1
    dropUnfit(layer, this.required[0])
  }

  private fill(layer: number, from: readonly Layer[], into: readonly Layer[]): void {
    for (let circle = 1; circle < WIDTH; circle++) {
      const free = this.bannedUntil[circle] < layer ? 1 : 0
      VIAS[circle] = free
      ENDS[circle] = free & ~this.absent[layer * WIDTH + circle]
    }
    const to = into[layer]
    prolong(from[layer - 1], to, {
      kind: this.kinds[layer],
      closed: this.closed[layer],
      ends: ENDS,
      vias: VIAS,
      bits: this.bits,
      slotOf,
    })
    this.dropLate(layer, to)
    dropUnfit(to, this.required[layer])
  }

  /** A row too far from a circle that it has still to visit fits no longer; alleys, whose ways are others, are let be. */
  private dropLate(layer: number, to: Layer): void {
    for (let i = 0; i < this.found; i++) {
      const due = this.foundIn[i]
      if (due <= layer || this.alleys[due] > this.alleys[layer]) continue
      dropFar(to, this.foundCircle[i], 1 << i, this.cells[due] - this.cells[layer])
    }
  }
}
