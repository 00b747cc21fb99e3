import type { Position, Rng } from '@gaslight/core'

/** Takes the first of whatever a view leaves open. */
const FIRST: Rng = { below: () => 0, unit: () => 0 }

/**
 * A position behind each view, made once: what the rules say of it depends on what all can see. Its secrets are made up,
 * so that nothing that depends on them may show.
 */
export function sampled<V extends object, P extends Position>(rules: { sample(view: V, rng: Rng): P }): (view: V) => P {
  const positions = new WeakMap<V, P>()
  return view => {
    const known = positions.get(view) ?? rules.sample(view, FIRST)
    positions.set(view, known)
    return known
  }
}
