import { diff, merge } from '@gaslight/core'
import { demand, demandSame, type Property } from './property.ts'

export function viewsAreJson(): Property {
  return {
    name: 'views and events are plain JSON without null, the same every time',
    rate: 0.01,
    ends: 0.05,
    check({ game, position, next, audiences }) {
      for (const to of audiences) {
        const view = game.view(position, to)
        demandPlain(view, `view of ${to}`)
        demandSame(
          JSON.stringify(view),
          JSON.stringify(game.view(position.clone(), to)),
          () => `of a clone, the view of ${to} differs`,
        )
        if (next === undefined) continue
        const event = game.event(position, next.decision, next.after, to)
        if (event !== null) demandPlain(event, `event for ${to}`)
      }
    },
  }
}

export function viewsArePatched(): Property {
  return {
    name: 'a view and its patch give the next view',
    rate: 0.01,
    ends: 0,
    check({ game, position, next, audiences }) {
      if (next === undefined) return
      for (const to of audiences) {
        const before = game.view(position, to)
        const after = game.view(next.after, to)
        const patch = diff(before, after)
        const merged = merge(before, patch === undefined ? undefined : JSON.parse(JSON.stringify(patch)))
        demandSame(sorted(merged), sorted(after), () => `the patched view of ${to} differs`)
      }
    },
  }
}

/** What JSON carries over unchanged, but for null, which a merge patch cannot carry. */
function demandPlain(value: unknown, path: string): void {
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    demand(Number.isFinite(value) && !Object.is(value, -0), () => `${path} is ${value}`)
    return
  }
  demand(typeof value === 'object' && value !== null, () => `${path} is ${value}`)
  const plain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  demand(plain, () => `${path} is an object of a class`)
  for (const [key, item] of Object.entries(value)) demandPlain(item, `${path}, ${key}`)
}

/** Merging keeps no order of keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
