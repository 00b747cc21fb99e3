import { type Decision, DecisionList } from '@gaslight/core'
import { Kind, kindOf, type MrJackPosition, Phase, payloadOf } from '@gaslight/mr-jack'

/** How an activation can end. */
export interface OutcomeVisitor {
  /**
   * It is over; `p` is the position after it, where an alibi due was drawn at random and may mean nothing. False stops
   * the walk.
   */
  done(p: MrJackPosition, path: Path): boolean
  /** The Detective may accuse the piece on `hex`; `p` is the position before it. False stops the walk. */
  accusation(p: MrJackPosition, hex: number, path: Path): boolean
  /** Jack may leave: offered only where the position's own Jack may. False stops the walk. */
  leaving(p: MrJackPosition, path: Path): boolean
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
export class Walker {
  private readonly positions: MrJackPosition[] = []
  private readonly lists: DecisionList[] = []
  private readonly path = { decisions: new Int32Array(DEEPEST), length: 0 }

  /** False if the visitor stopped it. */
  walk(p: MrJackPosition, visitor: OutcomeVisitor): boolean {
    this.path.length = 0
    return this.step(p, 0, visitor)
  }

  private step(p: MrJackPosition, depth: number, visitor: OutcomeVisitor): boolean {
    if (depth === this.lists.length) {
      this.lists.push(new DecisionList(depth === 0 ? 16 : 1024))
      this.positions.push(p.clone())
    }
    const list = this.lists[depth]
    const child = this.positions[depth]
    p.legal(list)
    const early = powerComesFirst(p, list)
    for (let i = 0; i < list.length; i++) {
      const decision = list.at(i)
      const kind = kindOf(decision)
      this.path.decisions[depth] = decision
      this.path.length = depth + 1
      if (kind === Kind.accusation) {
        if (!visitor.accusation(p, payloadOf(decision), this.path)) return false
        continue
      }
      if (kind === Kind.leaving) {
        if (!visitor.leaving(p, this.path)) return false
        continue
      }
      if (early && (kind === Kind.move || kind === Kind.stay)) continue
      child.copyFrom(p)
      child.apply(decision)
      if (child.phase === Phase.alibi) {
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

/** A lamp or a cordon that is moved after the move leads nowhere that moving it first does not. */
function powerComesFirst(p: MrJackPosition, list: DecisionList): boolean {
  if (p.phase !== Phase.powerOrMove) return false
  const last = kindOf(list.at(list.length - 1))
  return last === Kind.light || last === Kind.cordon
}

/** The decisions of a path, without those that are taken by themselves. */
export function copyOf(path: Path): Decision[] {
  return Array.from(path.decisions.subarray(0, path.length)) as Decision[]
}
