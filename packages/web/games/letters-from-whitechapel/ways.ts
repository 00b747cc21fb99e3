import {
  type CircleNumber,
  type CrossingId,
  crossingName,
  crossingNumber,
  joinOf,
  ROUTE_START,
  ROUTES,
  rowOf,
  STEPS,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Route, Way } from './map/props.ts'
import { locationOf } from './words.ts'

/** What a decision moves on the map. */
export function waysOf(detail: WhitechapelDetail, before: WhitechapelView): readonly Way[] {
  const jack = locationOf(before)
  switch (detail.kind) {
    case 'police':
    case 'rush': {
      const from = before.policemen[detail.colour]
      return from === undefined ? [] : [{ kind: 'police', colour: detail.colour, crossings: stepsTo(from, detail.to) }]
    }
    case 'wretched':
      return [{ kind: 'walk', who: 'wretched', circles: [detail.from, detail.to], by: 'foot' }]
    case 'move':
      return jack === undefined ? [] : [{ kind: 'walk', who: 'jack', circles: [jack, detail.to], by: 'foot' }]
    case 'coach':
      return jack === undefined
        ? []
        : [{ kind: 'walk', who: 'jack', circles: [jack, detail.via, detail.to], by: 'coach' }]
    case 'alley':
      return jack === undefined ? [] : [{ kind: 'alley', from: jack, to: detail.to }]
    default:
      return []
  }
}

/** The crossings that a policeman steps on, both ends included; at most two steps (LW-54). */
function stepsTo(from: CrossingId, to: CrossingId): readonly CrossingId[] {
  const [start, end] = [crossingNumber(from), crossingNumber(to)]
  const near = rowOf(STEPS, start)
  if (from === to || near.includes(end)) return [from, to]
  const over = near.find(crossing => rowOf(STEPS, crossing).includes(end))
  return over === undefined ? [from, to] : [from, crossingName(over), to]
}

/** All ways between two joined circles, with the crossings that shut them; null where they are not joined. */
export function routesBetween(
  from: CircleNumber,
  to: CircleNumber,
  shut: ReadonlySet<string>,
): readonly Route[] | null {
  const join = joinOf(from, to)
  if (join < 0) return null
  const routes: Route[] = []
  for (let route = ROUTE_START[join]; route < ROUTE_START[join + 1]; route++) {
    const crossings = rowOf(ROUTES, route).map(crossingName)
    routes.push({ crossings, blocked: crossings.filter(crossing => shut.has(crossing)) })
  }
  return routes
}

/** The crossings that a walk may not pass now: policemen in the Hunting, patrols in Hell. */
export function shutFor(view: WhitechapelView): ReadonlySet<string> {
  return new Set<string>(view.round > 0 ? Object.values(view.policemen) : Object.keys(view.tokens))
}

export function isShut(routes: readonly Route[]): boolean {
  return routes.every(({ blocked }) => blocked.length > 0)
}
