import { WIDTH } from './belief-layer.ts'
import type { NightBelief } from './belief-night.ts'

/** What is asked of a night again and again, worked out once: valid until its next fact. Everything counts rows that fit. */
export interface Survey {
  readonly night: NightBelief
  readonly rows: number
  /** By circle: rows that end there. */
  readonly here: Float64Array
  /** At `circle * WIDTH + end`: rows that end on `end` and have `circle` in no cell. */
  readonly avoiding: Float64Array
}

export function surveyOf(night: NightBelief): Survey {
  const here = night.here()
  const avoiding = new Float64Array(WIDTH * WIDTH)
  for (let circle = 1; circle < WIDTH; circle++)
    night.avoiding(circle, night.top, avoiding.subarray(circle * WIDTH, (circle + 1) * WIDTH))
  return { night, rows: night.rows(), here, avoiding }
}

/** By circle: the probability that it stands in tonight's row, where all fitting rows are equally likely. */
export function visitedOf({ rows, avoiding }: Survey): Float64Array {
  const visited = new Float64Array(WIDTH)
  if (rows === 0) return visited
  for (let circle = 1; circle < WIDTH; circle++) {
    let without = 0
    for (let end = 1; end < WIDTH; end++) without += avoiding[circle * WIDTH + end]
    visited[circle] = without === rows ? 0 : Math.max(0, 1 - without / rows)
  }
  return visited
}
