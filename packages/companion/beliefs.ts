import {
  ALLEYS,
  believe,
  type CircleNumber,
  CROSSING_COUNT,
  type HuntBelief,
  isOpen,
  JOINED,
} from '@gaslight/letters-from-whitechapel'
import type { Course } from './course.ts'

/** What follows of each course, while nothing has been entered after it: a belief only ever learns more. */
const beliefs = new WeakMap<Course, HuntBelief>()

/** What follows of everything said so far. Whoever teaches it more hands it on to the course that knows as much, or forgets it. */
export function believed(course: Course): HuntBelief {
  const known = beliefs.get(course)
  if (known !== undefined) return known
  const belief = believe(course.open)
  beliefs.set(course, belief)
  return belief
}

export function forget(course: Course): void {
  beliefs.delete(course)
}

/** Gives a belief to the course after the next entry, and that course back. */
export function handOn(from: Course, to: Course): Course {
  const belief = beliefs.get(from)
  if (belief !== undefined && to.due === null) {
    belief.follow(to.open)
    beliefs.set(to, belief)
  }
  beliefs.delete(from)
  return to
}

/** Circles where Jack could be now and have no way on (LW-93), by all that was said before his turn came. */
export function stuckCircles({ open, position }: Course): readonly CircleNumber[] {
  if (position.coaches > 0 && position.cellsLeft() >= 2) return []
  const here = believe({ ...open, state: 'action' }).locations()
  const blocked = new Uint8Array(CROSSING_COUNT + 1)
  for (const crossing of position.police) blocked[crossing] = 1
  const circles: CircleNumber[] = []
  for (const [circle, rows] of here.entries()) {
    const byAlley = position.alleys > 0 && ALLEYS.start[circle + 1] > ALLEYS.start[circle]
    if (rows > 0 && !byAlley && !hasWay(circle, blocked)) circles.push(circle)
  }
  return circles
}

function hasWay(circle: CircleNumber, blocked: Uint8Array): boolean {
  for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++) if (isOpen(join, blocked)) return true
  return false
}
