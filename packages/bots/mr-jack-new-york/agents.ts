import type { Agent } from '../agent.ts'
import { greedily } from '../jack-family/greedy.ts'
import { searching } from '../jack-family/inspector.ts'
import { randomly } from '../jack-family/random.ts'
import { newYork } from './title.ts'

/** From the weakest to the strongest. */
export const newYorkers: readonly Agent[] = [
  randomly(newYork),
  greedily(newYork),
  searching(newYork, 'inspector', [
    [12, [8, 6]],
    [24, [12]],
    [36, []],
    [24, []],
  ]),
]
