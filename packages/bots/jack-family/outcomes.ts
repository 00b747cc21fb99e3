import { type Decision, DecisionList } from '@gaslight/core'
import { isChance, type JackPosition } from '@gaslight/jack-family'
import type { Title } from './title.ts'

/** How an activation can end. */
export interface OutcomeVisitor<P> {
  /**
   * It is over; `p` is the position after it, where an alibi due was drawn at random and may mean nothing. False stops
   * the walk.
   */
  done(p: P, path: Path): boolean
  /** The Detective may accuse this piece; `p` is the position before it. False stops the walk. */
  accusation(p: P, accused: number, path: Path): boolean
  /** Jack may leave: offered only where the position's own Jack may. False stops the walk. */
  leaving(p: P, path: Path): boolean
}

/** The decisions from the root of the walk to here; reused, so copy what is kept. */
export interface Path {
  readonly decisions: Int32Array
  readonly length: number
}

const DEEPEST = 16

/**
 * Walks through every way to finish the activation under way, or the next one with each of its cards. Nothing that a
 * visitor is handed survives its return. One walker serves one level of a search.
 */
export class Walker<P extends JackPosition> {
  private readonly title: Title<P>
  private readonly positions: P[] = []
  private readonly lists: DecisionList[] = []
  private readonly path = { decisions: new Int32Array(DEEPEST), length: 0 }

  constructor(title: Title<P>) {
    this.title = title
  }

  /** False if the visitor stopped it. */
  walk(p: P, visitor: OutcomeVisitor<P>): boolean {
    this.path.length = 0
    return this.step(p, 0, visitor)
  }

  private step(p: P, depth: number, visitor: OutcomeVisitor<P>): boolean {
    if (depth === this.lists.length) {
      this.lists.push(new DecisionList(depth === 0 ? 16 : 1024))
      this.positions.push(p.clone())
    }
    const { title } = this
    const list = this.lists[depth]
    const child = this.positions[depth]
    p.legal(list)
    title.prune(p, list)
    for (let i = 0; i < list.length; i++) {
      const decision = list.at(i)
      this.path.decisions[depth] = decision
      this.path.length = depth + 1
      const accused = title.accused(p, decision)
      if (accused >= 0) {
        if (!visitor.accusation(p, accused, this.path)) return false
        continue
      }
      if (title.isLeaving(decision)) {
        if (!visitor.leaving(p, this.path)) return false
        continue
      }
      child.copyFrom(p)
      child.apply(decision)
      if (child.active >= 0 && isChance(child)) {
        child.legal(this.alibis)
        child.apply(this.alibis.at(0))
      }
      const going = child.active < 0 ? visitor.done(child, this.path) : this.step(child, depth + 1, visitor)
      if (!going) return false
    }
    return true
  }

  private readonly alibis = new DecisionList(8)
}

/** The decisions of a path, without those that are taken by themselves. */
export function copyOf(path: Path): Decision[] {
  return Array.from(path.decisions.subarray(0, path.length)) as Decision[]
}

/** Leaves in a list what a title's `prune` has a use for, in its order. */
export function keep(legal: DecisionList, isUseful: (decision: Decision) => boolean): void {
  let kept = 0
  for (let i = 0; i < legal.length; i++) {
    const decision = legal.at(i)
    if (isUseful(decision)) legal.items[kept++] = decision
  }
  legal.length = kept
}
