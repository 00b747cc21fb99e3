import { ADJACENT, type Rows, STREET_ROWS } from './graph.ts'
import { BLACK_MARKET, isStreet, SPACES, type SpaceId, spaceNumber } from './map.ts'

/**
 * A shortest way, first and last space included, to be drawn: it goes round the street spaces in `shut` where it can, and
 * through no Black Market (LD-40).
 */
export function wayBetween(from: SpaceId, to: SpaceId, shut: ReadonlySet<SpaceId>): SpaceId[] {
  return search(ADJACENT, from, to, shut) ?? search(ADJACENT, from, to, new Set()) ?? [from, to]
}

/** A line of fire along streets (LD-72), without pawns in `shut` on it where there is one; null where there is no DIST. */
export function lineBetween(from: SpaceId, to: SpaceId, shut: ReadonlySet<SpaceId>): SpaceId[] | null {
  if (from === to) return [from]
  if (!isStreet(spaceNumber(from)) || !isStreet(spaceNumber(to))) return null
  const shortest = search(STREET_ROWS, from, to, new Set())
  const free = search(STREET_ROWS, from, to, shut)
  return free !== null && free.length === shortest?.length ? free : shortest
}

/** Breadth first from the end, so that the way is read off forwards. */
function search({ start, items }: Rows, from: SpaceId, to: SpaceId, shut: ReadonlySet<SpaceId>): SpaceId[] | null {
  const [first, last] = [spaceNumber(from), spaceNumber(to)]
  const onward = new Map([[last, last]])
  for (const at of onward.keys()) {
    if (at === first) break
    if (at !== last && (at === BLACK_MARKET || shut.has(SPACES[at]))) continue
    for (let i = start[at]; i < start[at + 1]; i++) if (!onward.has(items[i])) onward.set(items[i], at)
  }
  if (!onward.has(first)) return null
  const way = [SPACES[first]]
  for (let at = first; at !== last; ) {
    at = onward.get(at) ?? last
    way.push(SPACES[at])
  }
  return way
}
