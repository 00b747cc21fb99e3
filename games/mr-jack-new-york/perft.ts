import type { PerftRules } from '@gaslight/core'
import { nameOf } from './codec.ts'
import { outcomeOf } from './fingerprint.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'

/** Section 3: the drawn card does not count. */
export const perftRules: PerftRules<NewYorkPosition> = {
  outcome: outcomeOf,
  drawsAsOne: p => p.phase === Phase.alibi,
  kindOf: nameOf,
}
