import { waysTo } from './belief-bridge.ts'
import { endingsOf, silentRows } from './belief-hideouts.ts'
import { WIDTH } from './belief-layer.ts'
import type { Survey } from './belief-survey.ts'
import { JOINED } from './graph.ts'
import type { CircleNumber } from './map.ts'

/** Where Jack goes from here if his hideout is a given circle, by the bridge (see `Prior`) and on an empty board. */
export interface Way {
  /**
   * At `after[moves - 1][circle]`: the probability that his row is still under way and stands there after so many more
   * normal moves, 1 to what is left; on the hideout, that he arrives with that move.
   */
  readonly after: readonly Float64Array[]
  /** By circle: how often he is expected to enter it before the night is over. */
  readonly visits: Float64Array
  /** By join of `JOINED`: how often he is expected to walk it that way. */
  readonly legs: Float64Array
}

/** All zeros where no bridge fits. */
export function wayTo(survey: Survey, hideout: CircleNumber): Way {
  const { night } = survey
  const cells = night.cellsLeft - night.cells[night.top]
  const after = Array.from({ length: cells }, () => new Float64Array(WIDTH))
  const visits = new Float64Array(WIDTH)
  const legs = new Float64Array(JOINED.items.length)
  const starts = startsOf(survey, hideout)
  for (const { left, at } of starts) {
    let now = at
    for (let rest = left - 1; rest >= 0; rest--) {
      now = moveOn(now, legs, hideout, rest)
      for (let circle = 1; circle < WIDTH; circle++) {
        after[left - rest - 1][circle] += now[circle]
        visits[circle] += now[circle]
      }
    }
  }
  return { after, visits, legs }
}

/** By number of moves still to go: the probability of it and of each location now. They add up to one. */
function startsOf({ night, here, avoiding }: Survey, hideout: CircleNumber): { left: number; at: Float64Array }[] {
  const ways = waysTo(hideout)
  let sum = 0
  const starts = endingsOf(night, hideout).map(({ left, weight }) => {
    const at = new Float64Array(WIDTH)
    for (let circle = 1; circle < WIDTH; circle++) {
      const rows = silentRows(here[circle], avoiding[hideout * WIDTH + circle])
      at[circle] = rows * ways[left * WIDTH + circle] * weight
      sum += at[circle]
    }
    return { left, at }
  })
  return sum === 0 ? [] : starts.map(({ left, at }) => ({ left, at: at.map(weight => weight / sum) }))
}

/** One move of the bridge that has `rest` moves to go after it; what walks a join is added to `legs`. */
function moveOn(now: Float64Array, legs: Float64Array, hideout: CircleNumber, rest: number): Float64Array {
  const ways = waysTo(hideout)
  const next = new Float64Array(WIDTH)
  for (let circle = 1; circle < WIDTH; circle++) {
    if (now[circle] === 0) continue
    const share = now[circle] / ways[(rest + 1) * WIDTH + circle]
    for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++) {
      const end = JOINED.items[join]
      if (end === hideout && rest > 0) continue
      const walking = share * ways[rest * WIDTH + end]
      next[end] += walking
      legs[join] += walking
    }
  }
  return next
}
