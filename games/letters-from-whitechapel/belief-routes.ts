import { waysTo } from './belief-bridge.ts'
import { endingsOf, SILENT } from './belief-hideouts.ts'
import { WIDTH } from './belief-layer.ts'
import { NightBelief } from './belief-night.ts'
import { passagesOf } from './belief-rows.ts'
import type { Survey } from './belief-survey.ts'
import { wayTo } from './belief-ways.ts'
import { JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'

/** From one circle to the next, on foot (a coach makes two of them) or by alley. */
export interface Leg {
  readonly from: CircleNumber
  readonly to: CircleNumber
  readonly by: 'walk' | 'alley'
  /** How often he is expected to have taken it tonight, or to take it yet. */
  readonly times: number
}

/** Tonight's ways from the murder to a hideout. */
export interface Routes {
  /** Up to now: over all rows that fit, each weighed by how well it goes on to the hideout. Exact. */
  readonly gone: readonly Leg[]
  /** From now on: by the bridge, as in `Way`. */
  readonly ahead: readonly Leg[]
}

/** By the bridge (see `Prior`); nothing where no bridge fits. */
export function routesTo(survey: Survey, hideout: CircleNumber): Routes {
  return { gone: legsGone(survey, hideout), ahead: legsAhead(survey, hideout) }
}

/** Rows that have passed over the hideout weigh less, as in `silentRows`: what all rows weigh, and the others once more. */
function legsGone({ night, here, avoiding }: Survey, hideout: CircleNumber): Leg[] {
  const ends = new Float64Array(WIDTH)
  const ways = waysTo(hideout)
  for (const { left, weight } of endingsOf(night, hideout))
    for (let circle = 1; circle < WIDTH; circle++) ends[circle] += ways[left * WIDTH + circle] * weight
  let sum = 0
  for (let circle = 1; circle < WIDTH; circle++)
    sum += ends[circle] * (SILENT * here[circle] + (1 - SILENT) * avoiding[hideout * WIDTH + circle])
  if (sum === 0) return []

  const legs = new Map<string, Leg>()
  const add = (from: CircleNumber, to: CircleNumber, by: Leg['by'], times: number) => {
    const key = `${from} ${to} ${by}`
    legs.set(key, { from, to, by, times: (legs.get(key)?.times ?? 0) + times })
  }
  const count = (rows: NightBelief, share: number) =>
    passagesOf(rows, ends, (from, via, to, weight, kind) => {
      const times = (share * weight) / sum
      if (kind !== 'coach') add(from, to, kind === 'alley' ? 'alley' : 'walk', times)
      else {
        add(from, via, 'walk', times)
        add(via, to, 'walk', times)
      }
    })
  count(night, SILENT)
  count(without(night, hideout), 1 - SILENT)
  return [...legs.values()]
}

/** The rows of a night that have a circle in no cell. */
function without(night: NightBelief, circle: CircleNumber): NightBelief {
  const rows = new NightBelief(night.murders, night.cellsLeft)
  rows.copyFrom(night)
  rows.learn({ kind: 'search', circle, yes: false })
  return rows
}

function legsAhead(survey: Survey, hideout: CircleNumber): Leg[] {
  const { legs } = wayTo(survey, hideout)
  const ahead: Leg[] = []
  for (let from = 1; from < WIDTH; from++)
    for (let join = JOINED.start[from]; join < JOINED.start[from + 1]; join++)
      if (legs[join] > 0) ahead.push({ from, to: JOINED.items[join], by: 'walk', times: legs[join] })
  return ahead
}
