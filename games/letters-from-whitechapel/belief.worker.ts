import { argv, hrtime, stdout } from 'node:process'
import { Sfc32 } from '@gaslight/core'
import { HuntBelief } from './belief.ts'
import { type Played, playHunt } from './belief-play.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'

/**
 * Plays random hunts and follows them, in a process of its own: a test runner's instrumented modules would be slow. Prints,
 * as JSON, what went wrong and what an update cost. Arguments: the number of hunts, the seed of the first.
 */
export interface Soak {
  readonly hunts: number
  readonly nights: number
  readonly updates: number
  /** Seeds of hunts in which the truth was excluded. */
  readonly excluded: readonly number[]
  /** Milliseconds an update. */
  readonly mean: number
  readonly p99: number
  readonly most: number
  /** The largest number of sets of yes-circles in a layer. */
  readonly sets: number
}

const [, , hunts = '1000', first = '1'] = argv
/** How many hunts are timed. */
const TIMED = 500
const times: number[] = []
const excluded: number[] = []
let nights = 0
let sets = 0

/** Follows a hunt; the milliseconds of each update. */
function follow(played: Played, belief: HuntBelief): number[] {
  return played.facts.map(fact => {
    const from = hrtime.bigint()
    belief.learn(fact)
    return Number(hrtime.bigint() - from) / 1e6
  })
}

function begin({ catchMe }: Played): HuntBelief {
  return new HuntBelief(catchMe ? CATCH_ME_HIDEOUTS : HIDEOUTS)
}

for (let seed = Number(first); seed < Number(first) + Number(hunts); seed++) {
  const played = playHunt(new Sfc32(seed))
  const belief = begin(played)
  nights += played.rows.length
  const taken = follow(played, belief)
  if (seed < Number(first) + TIMED) {
    // Twice, since a busy machine makes some of them look slow.
    const again = follow(played, begin(played))
    for (const [i, time] of taken.entries()) times.push(Math.min(time, again[i]))
  }
  const row = played.rows[played.rows.length - 1]
  const isTrue = played.over || (belief.night?.here()[row[row.length - 1]] ?? 0) > 0
  if (!isTrue || !belief.hideouts().includes(played.hideout)) excluded.push(seed)
  for (const layer of belief.night?.layers ?? []) sets = Math.max(sets, layer.slots)
}
times.sort((a, b) => a - b)
const soak: Soak = {
  hunts: Number(hunts),
  nights,
  updates: times.length,
  excluded,
  mean: times.reduce((sum, time) => sum + time, 0) / times.length,
  p99: times[Math.floor(times.length * 0.99)],
  most: times[times.length - 1],
  sets,
}
stdout.write(`${JSON.stringify(soak)}\n`)
