import type { Agent } from '../agent.ts'
import { greedily } from '../jack-family/greedy.ts'
import { searching } from '../jack-family/inspector.ts'
import { randomly } from '../jack-family/random.ts'
import { settingUp } from './set-up.ts'
import { london } from './title.ts'

/** From the weakest to the strongest. */
export const londoners: readonly Agent[] = [
  randomly(london),
  settingUp(greedily(london)),
  settingUp(
    searching(london, 'inspector', [
      [24, [12, 8]],
      [48, [24]],
      [48, []],
      [24, []],
    ]),
  ),
]
