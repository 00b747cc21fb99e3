import {
  CIRCLES_BY,
  type CircleNumber,
  type Colour,
  type CrossingId,
  crossingName,
  crossingNumber,
  type WhitechapelView,
  WITHIN_TWO,
} from '@gaslight/letters-from-whitechapel'
import type { Shares } from '../games/letters-from-whitechapel/aids/deduce.ts'

/** A policeman on a crossing, and how likely it is that Jack is next to him there and next to nobody named before. */
export interface Post {
  readonly colour: Colour
  readonly at: CrossingId
  readonly share: number
}

/** How likely Jack is on a circle next to a crossing, which an arrest or a search from there would reach. */
export function shareAt(heat: Shares, crossing: number, without: ReadonlySet<CircleNumber> = NONE): number {
  let share = 0
  for (const circle of circlesBy(crossing)) if (!without.has(circle)) share += heat.get(circle) ?? 0
  return share
}

const NONE: ReadonlySet<CircleNumber> = new Set()

function circlesBy(crossing: number): readonly CircleNumber[] {
  return Array.from(CIRCLES_BY.items.subarray(CIRCLES_BY.start[crossing], CIRCLES_BY.start[crossing + 1]))
}

/** What would be shown as nothing. */
const LEAST = 0.005

/**
 * Posts for the policemen who have still to move, each where it adds most to what the others cover (the greedy algorithm for
 * maximum coverage), the best first. A policeman to whom nothing is left to cover is not named.
 */
export function postsFor({ policemen, handled }: WhitechapelView, heat: Shares): readonly Post[] {
  const covered = new Set<CircleNumber>()
  const taken = new Set<number>(Object.values(policemen).map(crossingNumber))
  const open = new Set((Object.keys(policemen) as Colour[]).filter(colour => !handled.includes(colour)))
  for (const colour of handled)
    for (const circle of circlesBy(crossingNumber(policemen[colour] ?? ''))) covered.add(circle)
  const posts: Post[] = []
  while (open.size > 0) {
    const best = bestPost(policemen, [...open], (crossing, own) =>
      crossing !== own && taken.has(crossing) ? -1 : shareAt(heat, crossing, covered),
    )
    if (best === null || best.share < LEAST) break
    const number = crossingNumber(best.at)
    open.delete(best.colour)
    taken.delete(crossingNumber(policemen[best.colour] ?? ''))
    taken.add(number)
    for (const circle of circlesBy(number)) covered.add(circle)
    posts.push(best)
  }
  return posts
}

function bestPost(
  policemen: WhitechapelView['policemen'],
  colours: readonly Colour[],
  worth: (crossing: number, own: number) => number,
): Post | null {
  let best: Post | null = null
  for (const colour of colours) {
    const own = crossingNumber(policemen[colour] ?? '')
    for (let i = WITHIN_TWO.start[own]; i < WITHIN_TWO.start[own + 1]; i++) {
      const share = worth(WITHIN_TWO.items[i], own)
      if (best === null || share > best.share) best = { colour, at: crossingName(WITHIN_TWO.items[i]), share }
    }
  }
  return best
}
