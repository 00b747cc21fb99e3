import {
  ALLEYS,
  COACHES,
  type Entry,
  JOINED,
  movesBetween,
  type NightBelief,
  type Rows,
} from '@gaslight/letters-from-whitechapel'
import { CIRCLES } from './beliefs.ts'
import { normalised } from './entropy.ts'
import { shynessOf } from './shyness.ts'

/** How much likelier Jack is to end a move one move nearer to his hideout than another one: fitted to bots' games. */
const HOMEWARD = 10
/** The same by the number of moves that are left. */
const HOMING = Array.from({ length: 20 }, (_, moves) => HOMEWARD ** -moves)

/** The ways that an entry may take, by the circle it leads from. */
interface Ways {
  readonly rows: Rows
  /** Whether this one, by its place in the rows, may be taken. */
  readonly isOpen: (way: number) => boolean
}

/**
 * By circle: the probability that Jack is there now if he walks as most do, each time rather towards his hideout and away
 * from policemen. A forward filter over hideouts and circles. What is known of the row comes in as the part of the rows to a
 * circle that still fit (LW-85 to LW-87), entry by entry. `hideouts`: by circle, how likely each is before tonight.
 */
export function habitually(night: NightBelief, entries: readonly Entry[], hideouts: Float64Array): Float64Array {
  const { layers } = night
  let rows = layers[0].sums(new Float64Array(CIRCLES))
  let masses = Array.from(hideouts.keys())
    .filter(hideout => hideouts[hideout] > 0)
    .map(hideout => ({ hideout, mass: rows.map(count => count * hideouts[hideout]) }))
  let cellsLeft = night.cellsLeft
  for (const [i, { cells, stood }] of entries.entries()) {
    const ways = waysOf(night, i + 1)
    const shyness = shynessOf(stood ?? [])
    const led = walked(rows, ways, null)
    rows = layers[i + 1].sums(new Float64Array(CIRCLES))
    const fitting = rows.map((count, circle) => (led[circle] > 0 ? count / led[circle] : 0))
    cellsLeft -= cells.length
    masses = masses.map(({ hideout, mass }) => {
      const liking = shyness.map((shy, circle) => shy * homing(circle, hideout, cellsLeft))
      return { hideout, mass: walked(mass, ways, liking).map((part, circle) => part * fitting[circle]) }
    })
  }
  const here = new Float64Array(CIRCLES)
  for (const { mass } of masses) for (let circle = 1; circle < CIRCLES; circle++) here[circle] += mass[circle]
  return normalised(here)
}

/** How a circle is liked for the way home from there: not if that is too long, nor the hideout, where he would declare. */
function homing(circle: number, hideout: number, cellsLeft: number): number {
  if (circle === 0 || circle === hideout) return 0
  const moves = movesBetween(circle, hideout)
  return moves > cellsLeft ? 0 : HOMING[moves]
}

function waysOf(night: NightBelief, layer: number): Ways {
  switch (night.kinds[layer]) {
    case 'normal':
      return { rows: JOINED, isOpen: join => night.closed[layer][join] === 0 }
    case 'alley':
      return { rows: ALLEYS, isOpen: () => true }
    case 'coach':
      return { rows: COACHES, isOpen: pair => night.allows(layer, COACHES.items[pair] >> 8) }
  }
}

/** Where masses by circle go: all of each along every way, or shared out by how the ends are liked. */
function walked(mass: Float64Array, { rows, isOpen }: Ways, liking: Float64Array | null): Float64Array {
  const { start, items } = rows
  const next = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++) {
    if (mass[circle] === 0) continue
    let sum = liking === null ? 1 : 0
    if (liking !== null)
      for (let way = start[circle]; way < start[circle + 1]; way++) if (isOpen(way)) sum += liking[items[way] & 255]
    if (sum === 0) continue
    const share = mass[circle] / sum
    for (let way = start[circle]; way < start[circle + 1]; way++)
      if (isOpen(way)) next[items[way] & 255] += liking === null ? share : share * liking[items[way] & 255]
  }
  return next
}
