import { apply } from './apply.ts'
import { Kind, pack } from './codec.ts'
import { misfit } from './misfit.ts'
import type { LondonOptions } from './options.ts'
import { LondonPosition } from './position.ts'
import { rulesOf } from './rules.ts'

/** The position before any randomness: assigned characters sit already. Throws where they cannot sit so (`misfit`). */
export function start(options: LondonOptions, seats: number): LondonPosition {
  const unfit = misfit(options, seats)
  if (unfit !== null) throw new RangeError(`${unfit.reason} (${unfit.rule})`)
  const rules = rulesOf(options, seats)
  const p = new LondonPosition(rules)
  p.setUp()
  if (options.characters === 'assigned')
    for (const character of rules.assigned) apply(p, pack(Kind.character, character))
  return p
}
