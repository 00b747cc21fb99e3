import { isOpen, JOINED, ROUTE_START, ROUTES } from './graph.ts'
import { CROSSING_COUNT } from './map.ts'

/** The joins, in both directions, that have a route over each crossing: all that a policeman there can shut. */
const JOINS_OVER: readonly (readonly number[])[] = joinsOver()

function joinsOver(): number[][] {
  const over: Set<number>[] = Array.from({ length: CROSSING_COUNT + 1 }, () => new Set())
  for (let join = 0; join < JOINED.items.length; join++)
    for (let route = ROUTE_START[join]; route < ROUTE_START[join + 1]; route++)
      for (let i = ROUTES.start[route]; i < ROUTES.start[route + 1]; i++) over[ROUTES.items[i]].add(join)
  return over.map(joins => [...joins])
}

const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** Writes into `closed`, by join, 1 where policemen on these crossings shut every route (LW-10), else 0. */
export function closeJoins(stood: readonly number[], closed: Uint8Array): void {
  closed.fill(0)
  for (let i = 0; i < stood.length; i++) blocked[stood[i]] = 1
  blocked[0] = 0
  for (let i = 0; i < stood.length; i++) {
    const joins = JOINS_OVER[stood[i]]
    for (let k = 0; k < joins.length; k++) if (!isOpen(joins[k], blocked)) closed[joins[k]] = 1
  }
  for (let i = 0; i < stood.length; i++) blocked[stood[i]] = 0
}
