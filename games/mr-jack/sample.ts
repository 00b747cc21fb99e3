import type { Rng } from '@gaslight/core'
import { drawSecrets, subsets } from '@gaslight/jack-family'
import { build, castOf, type FullView } from './build.ts'
import type { Character } from './cast.ts'
import type { MrJackPosition } from './position.ts'
import { BASE_MASK, castNames } from './roster.ts'
import { rulesOf } from './rules.ts'
import type { MrJackView } from './view.ts'

/** A full position that fits the view, uniform over all that do (MJ-57). */
export function sample(view: MrJackView, rng: Rng): MrJackPosition {
  return build(complete(view, rng))
}

/** The view with every secret that it leaves open filled in. */
export function complete(view: MrJackView, rng: Rng): FullView {
  const picked = completePicks(view, rng)
  const cast = castNames(picked.extension === undefined ? BASE_MASK : castOf(picked))
  return { ...picked, ...drawSecrets(picked, cast, isIdentified(picked), rng) }
}

/** Whether Jack's character is drawn already (MJ-14, MJ-76). */
export function isIdentified({ state, round, options }: MrJackView): boolean {
  if (state === 'identity' || state === 'hands' || state === 'picks') return false
  return round > 0 || options.jackDraw === 'before'
}

/** The hands and Jack's pick, where they are not known (MJ-87). */
function completePicks(view: MrJackView, rng: Rng): MrJackView {
  if (view.extension === undefined || view.state !== 'picks') return view
  const rules = rulesOf(view.options)
  const drawn = view.extension.hands?.jack ?? castNames(rules.hands[rng.below(rules.hands.length)])
  const detective = castNames(rules.pool).filter(name => !drawn.includes(name))
  const picks = view.decides === 'detective' ? (view.extension.picks ?? { jack: pickTwo(drawn, rng) }) : undefined
  return {
    ...view,
    extension: { ...view.extension, hands: { jack: drawn, detective }, ...(picks === undefined ? {} : { picks }) },
  }
}

function pickTwo(hand: readonly Character[], rng: Rng): Character[] {
  const pairs = subsets((1 << hand.length) - 1, 2)
  const pair = pairs[rng.below(pairs.length)]
  return hand.filter((_, i) => ((pair >> i) & 1) === 1)
}
