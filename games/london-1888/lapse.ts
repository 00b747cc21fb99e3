import { type Decision, DecisionList } from '@gaslight/core'
import { Kind, Plain, pack } from './codec.ts'
import { Phase } from './phase.ts'
import type { PosedLondon } from './posed.ts'

const scratch = new DecisionList()
const plain = (what: number): Decision => pack(Kind.plain, what)

/** What is decided for a seat whose time has run out, by the points of section 5: what is not forced is left undone. */
export function lapse(p: PosedLondon): Decision {
  switch (p.phase) {
    case Phase.act:
      return plain(Plain.end)
    case Phase.price:
    case Phase.buy:
      return plain(Plain.no)
    case Phase.sell:
      return unlessForced(p, plain(Plain.stop))
    default:
      return unlessForced(p, null)
  }
}

/** This decision where it is legal, else the first that is. */
function unlessForced(p: PosedLondon, wish: Decision | null): Decision {
  p.legal(scratch)
  return wish !== null && scratch.has(wish) ? wish : scratch.at(0)
}
