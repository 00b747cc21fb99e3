import type { PerftRules } from '@gaslight/core'
import { nameOf } from './codec.ts'
import { outcomeOf } from './fingerprint.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'

/** Section 15: the drawn alibi does not count (MJ-71). */
export const perftRules: PerftRules<MrJackPosition> = {
  outcome: outcomeOf,
  drawsAsOne: p => p.phase === Phase.alibi,
  kindOf: nameOf,
}
