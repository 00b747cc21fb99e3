import { type Rng, Sfc32 } from '@gaslight/core'
import { crossingNumber, type WhitechapelPosition, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { mixture, type Plan } from '../policy.ts'
import { CIRCLES, publicIn } from './beliefs.ts'
import { type Choice, choicesOf, preferred } from './choices.ts'
import { stepsTo } from './near.ts'

/** What the police want to stand near to before the murder, by circle: women, and likely hideouts. */
function wantedIn(view: WhitechapelView): Float64Array {
  const { hideouts } = publicIn(view)
  const wanted = new Float64Array(CIRCLES)
  const women = [...Object.keys(view.women), ...Object.keys(view.wretched)].map(Number)
  for (const circle of women) wanted[circle] += 1 / women.length
  const weight = [0, 0, 0.7, 1, 1.3][view.night]
  for (let circle = 1; circle < CIRCLES; circle++) wanted[circle] += weight * hideouts[circle]
  return wanted
}

function nearness(crossing: number, wanted: Float64Array): number {
  let sum = 0
  for (let circle = 1; circle < CIRCLES; circle++)
    if (wanted[circle] > 0) sum += wanted[circle] * 0.75 ** stepsTo(crossing, circle)
  return sum
}

/** D3: the likeliest hideout, when it is likely enough or there will be no other time. */
export function policeAddress(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const { hideouts } = publicIn(view)
  const least = view.night === 4 ? 0 : 0.35
  return preferred(
    choices,
    ({ detail }) => (detail.kind === 'address' ? (hideouts[detail.circle] > 0 ? hideouts[detail.circle] : -1) : least),
    0.001,
    rng,
  )
}

/** So many placements are looked at. */
const PLACEMENTS = 48

/** D4: policemen rather where women and likely hideouts are near, fakes where they are not, and never the same way. */
export function policePatrol(view: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  const wanted = wantedIn(view)
  const own = new Sfc32(view.night, ...Object.keys(view.women).map(Number))
  const plans: Plan[] = []
  for (let i = 0; i < PLACEMENTS; i++) {
    const q = p.clone()
    const decisions: Choice['decision'][] = []
    let worth = 0
    while (q.phase === p.phase) {
      const choices = choicesOf(q)
      const { decision, detail } = choices[own.below(choices.length)]
      if (detail.kind === 'patrol' && detail.face !== 'fake') worth += nearness(crossingNumber(detail.at), wanted)
      decisions.push(decision)
      q.apply(decision)
    }
    plans.push({ decisions, weight: worth })
  }
  const best = plans.reduce((most, { weight }) => Math.max(most, weight), 0)
  return mixture(
    plans.map(({ decisions, weight }) => ({ decisions, weight: Math.exp((weight - best) / (0.05 * best)) })),
    rng,
  )
}

/** D6: where women and likely hideouts are near. */
export function policeShift(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const wanted = wantedIn(view)
  return preferred(
    choices,
    ({ detail }) => (detail.kind === 'shift' ? nearness(crossingNumber(detail.to), wanted) : 0),
    0.05,
    rng,
  )
}

/** D8: towards the policemen. */
export function policeWretched(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const real = Object.entries(view.tokens)
    .filter(([, token]) => token.face !== 'fake')
    .map(([id]) => crossingNumber(id))
  return preferred(
    choices,
    ({ detail }) => {
      if (detail.kind !== 'wretched') return 0
      const near = (circle: number) => real.reduce((sum, crossing) => sum + 0.6 ** stepsTo(crossing, circle), 0)
      return near(detail.to) - near(detail.from)
    },
    0.1,
    rng,
  )
}
