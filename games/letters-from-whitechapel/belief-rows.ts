import type { Rng } from '@gaslight/core'
import { type Layer, WIDTH } from './belief-layer.ts'
import type { NightBelief } from './belief-night.ts'
import type { Entry } from './entries.ts'
import { ALLEYS, COACHES, JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'

/**
 * The way back through the counts of a night: rows drawn by backward sampling, and where Jack may have been earlier
 * (the forward-backward algorithm of hidden Markov models).
 */

/** A beginning of a row that a row passes through: a slot and a circle of a layer, and the circle a coach passed before. */
interface Place {
  slot: number
  circle: CircleNumber
  via: CircleNumber
}

/**
 * One of the fitting rows, uniform over them: the circles in its cells from the murder on, on night 3 from the first
 * murder on. With `end`, one of those that end there. Null where none fits.
 */
export function drawRow(night: NightBelief, rng: Rng, end?: CircleNumber): CircleNumber[] | null {
  const place = drawEnd(night.layers[night.top], rng, end)
  if (place === null) return null
  const row: CircleNumber[] = []
  for (let layer = night.top; layer > 0; layer--) {
    row.push(place.circle)
    stepBack(night, layer, place, rng)
    if (place.via !== 0) row.push(place.via)
  }
  row.push(place.circle)
  for (const murder of night.murders) if (murder !== place.circle) row.push(murder)
  return row.reverse()
}

function drawEnd({ slots, counts }: Layer, rng: Rng, end: CircleNumber | undefined): Place | null {
  let total = 0
  const ends = (circle: number) => end === undefined || circle === end
  for (let slot = 0; slot < slots; slot++)
    for (let circle = 1; circle < WIDTH; circle++) if (ends(circle)) total += counts[slot * WIDTH + circle]
  let rest = rng.unit() * total
  let drawn: Place | null = null
  for (let slot = 0; slot < slots && rest >= 0; slot++)
    for (let circle = 1; circle < WIDTH && rest >= 0; circle++) {
      const rows = ends(circle) ? counts[slot * WIDTH + circle] : 0
      if (rows === 0) continue
      drawn = { slot, circle, via: 0 }
      rest -= rows
    }
  return drawn
}

/** Moves `place` from a layer to the one before: to each beginning as often as rows that fit pass through it. */
function stepBack(night: NightBelief, layer: number, place: Place, rng: Rng): void {
  const before = night.layers[layer - 1]
  const { circle } = place
  const mask = night.layers[layer].masks[place.slot]
  let rest = rng.unit() * night.layers[layer].counts[place.slot * WIDTH + circle]
  for (let slot = 0; slot < before.slots && rest >= 0; slot++)
    eachWay(night, layer, circle, before.masks[slot], (from, via, next) => {
      const rows = before.counts[slot * WIDTH + from]
      if (rows === 0 || next !== mask || rest < 0) return
      place.slot = slot
      place.circle = from
      place.via = via
      rest -= rows
    })
}

/**
 * By layer, from the murder on, and by circle: the number of fitting rows that had Jack there after that entry. The last
 * one equals `here()`.
 */
export function pastOf(night: NightBelief): Float64Array[] {
  const { layers, top } = night
  const past: Float64Array[] = []
  let after = new Float64Array(layers[top].slots * WIDTH).fill(1)
  for (let layer = top; ; layer--) {
    const { slots, counts } = layers[layer]
    const here = new Float64Array(WIDTH)
    for (let slot = 0; slot < slots; slot++)
      for (let circle = 1; circle < WIDTH; circle++)
        here[circle] += counts[slot * WIDTH + circle] * after[slot * WIDTH + circle]
    past.unshift(here)
    if (layer === 0) return past
    after = weighedBefore(night, layer, after, () => {})
  }
}

/** Hears of all rows that make an entry from one circle to another, past `via` by coach (else 0): the sum of their weights. */
type Passing = (from: CircleNumber, via: CircleNumber, to: CircleNumber, weight: number, kind: Entry['kind']) => void

/** Every entry of the fitting rows since the murder, where a row weighs what `ends` says of the circle on which it ends. */
export function passagesOf(night: NightBelief, ends: Float64Array, hear: Passing): void {
  const { layers, top } = night
  let after = new Float64Array(layers[top].slots * WIDTH)
  for (let slot = 0; slot < layers[top].slots; slot++) after.set(ends, slot * WIDTH)
  for (let layer = top; layer > 0; layer--) after = weighedBefore(night, layer, after, hear)
}

/** What beginnings of rows weigh before a layer's entry, from what they weigh after it: by slot and circle. */
function weighedBefore(
  night: NightBelief,
  layer: number,
  after: Float64Array,
  hear: Passing,
): Float64Array<ArrayBuffer> {
  const { slots, counts, masks } = night.layers[layer]
  const before = night.layers[layer - 1]
  const kind = night.kinds[layer]
  const earlier = new Float64Array(before.slots * WIDTH)
  for (let slot = 0; slot < slots; slot++)
    for (let circle = 1; circle < WIDTH; circle++) {
      const at = slot * WIDTH + circle
      if (counts[at] === 0 || after[at] === 0) continue
      for (let old = 0; old < before.slots; old++)
        eachWay(night, layer, circle, before.masks[old], (from, via, next) => {
          if (next !== masks[slot]) return
          const start = old * WIDTH + from
          earlier[start] += after[at]
          if (before.counts[start] > 0) hear(from, via, circle, before.counts[start] * after[at], kind)
        })
    }
  return earlier
}

/**
 * Calls back for every circle from which a layer's entry can lead to `circle`, with the circle that a coach passes (0 for
 * other moves) and what becomes of a mask. All three relations are symmetric.
 */
function eachWay(
  night: NightBelief,
  layer: number,
  circle: CircleNumber,
  mask: number,
  call: (from: CircleNumber, via: CircleNumber, mask: number) => void,
): void {
  const { bits } = night
  const next = mask | bits[circle]
  switch (night.kinds[layer]) {
    case 'normal':
      for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++)
        if (night.closed[layer][join] === 0) call(JOINED.items[join], 0, next)
      break
    case 'alley':
      for (let i = ALLEYS.start[circle]; i < ALLEYS.start[circle + 1]; i++) call(ALLEYS.items[i], 0, next)
      break
    case 'coach':
      for (let i = COACHES.start[circle]; i < COACHES.start[circle + 1]; i++) {
        const via = COACHES.items[i] >> 8
        if (night.allows(layer, via)) call(COACHES.items[i] & 255, via, next | bits[via])
      }
      break
  }
}
