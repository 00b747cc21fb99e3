import type { Rng } from '@gaslight/core'
import { type HideoutBelief, type Joint, silenceAtEscape, silenceSoFar } from './belief-hideouts.ts'
import { WIDTH } from './belief-layer.ts'
import type { NightBelief } from './belief-night.ts'
import { drawRow } from './belief-rows.ts'
import type { CircleNumber } from './map.ts'

/** A hideout, and rows that may all be true together. */
export interface Hunt {
  readonly hideout: CircleNumber
  /** One for each night whose log is known, in order: the circles in its cells from the murder on (LW-6). */
  readonly rows: readonly (readonly CircleNumber[])[]
}

/** Uniform over all hunts that fit; null where none does. */
export function drawHunt(
  hideouts: HideoutBelief,
  escaped: readonly NightBelief[],
  tonight: NightBelief | null,
  rng: Rng,
): Hunt | null {
  const hideout = pick(hideouts.probabilities('rows'), rng)
  const rows = escaped.map(night => drawRow(night, rng, hideout))
  if (tonight !== null) rows.push(drawRow(tonight, rng))
  return huntOf(hideout, rows)
}

/** A hunt as likely as the bridge makes it; null where none fits. */
export function drawBridge(
  hideouts: HideoutBelief,
  escaped: readonly NightBelief[],
  tonight: { readonly night: NightBelief; readonly joint: Joint } | null,
  rng: Rng,
): Hunt | null {
  const both = tonight === null ? -1 : pick(tonight.joint.both, rng)
  const hideout = tonight === null ? pick(hideouts.probabilities('bridge'), rng) : Math.floor(both / WIDTH)
  if (hideout < 0) return null
  const rows = escaped.map(night =>
    drawUnlessSilent(night, silenceAtEscape(night, hideout), rng, {
      end: hideout,
      isSilent: row => row.indexOf(hideout) < row.length - 1,
    }),
  )
  if (tonight !== null) {
    const end = both % WIDTH
    const silence = silenceSoFar(tonight.night, hideout, end)
    const isSilent = (row: readonly CircleNumber[]) => row.includes(hideout)
    rows.push(drawUnlessSilent(tonight.night, silence, rng, { end, isSilent }))
  }
  return huntOf(hideout, rows)
}

/** Draws rows until one is taken: those that passed over the hideout with probability `silence`, which is never near 0. */
function drawUnlessSilent(
  night: NightBelief,
  silence: number,
  rng: Rng,
  { end, isSilent }: { readonly end: CircleNumber; readonly isSilent: (row: readonly CircleNumber[]) => boolean },
): CircleNumber[] | null {
  for (;;) {
    const row = drawRow(night, rng, end)
    if (row === null || !isSilent(row) || rng.unit() < silence) return row
  }
}

function huntOf(hideout: number, rows: readonly (CircleNumber[] | null)[]): Hunt | null {
  const fitting = rows.filter(row => row !== null)
  return hideout < 0 || fitting.length < rows.length ? null : { hideout, rows: fitting }
}

/** An index, as likely as its probability says; -1 if all are zero. */
function pick(probabilities: Float64Array, rng: Rng): number {
  let rest = rng.unit()
  let picked = -1
  for (let i = 0; i < probabilities.length && rest >= 0; i++) {
    if (probabilities[i] === 0) continue
    picked = i
    rest -= probabilities[i]
  }
  return picked
}
