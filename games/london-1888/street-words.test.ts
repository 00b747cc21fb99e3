import { expect, it, test } from 'vitest'
import { ADJACENT } from './graph.ts'
import { spaceNumber } from './map.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }
import type { Saying } from './saying.ts'
import { streetName } from './street-words.ts'
import { STREETS } from './streets.ts'

/** Speaks with the texts below `street`. */
function saying({ street }: { readonly street: Readonly<Record<string, string>> }): Pick<Saying, 'game'> {
  return {
    game: (key, params = {}) =>
      (street[key.replace('street.', '')] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name])),
  }
}

test.each(Object.entries({ en, fr, ru, zh }))(
  'LD-5: in %s every street space is told by streets of the map, and no two alike',
  (_, texts) => {
    const printed = new Set(STREETS.filter(([id]) => id.length === 4).map(([, , , street]) => street))
    const names = STREETS.map(([id]) => streetName(saying(texts), id))
    expect(new Set(names).size).toBe(STREETS.length)
    for (const name of names) {
      const street = name.split(/ ?[(（]/)[0] ?? ''
      expect(printed, name).toContain(street)
      expect(name).not.toMatch(/undefined|\{\{|\(\)| \)|\d/)
    }
  },
)

it.each([
  ['H62a', 'Hanbury Street (west end)'],
  ['V63b', 'Leman Street (south end)'],
  ['J62', 'Hanbury Street (corner of Dorset Street)'],
  ['J31', 'Holborn (corner of Oxford Street)'],
  ['J84', 'Commercial Road East (corner of New Road)'],
  ['H11b', 'Oxford Street (just west of Bond Street)'],
  ['H21a', 'Oxford Street (just east of Bond Street)'],
  ['H21b', 'Oxford Street (east end)'],
])('%s is called %s', (id, name) => expect(streetName(saying(en), id)).toBe(name))

test('a corner names the two streets of its neighbours, or the one that goes on under another name', () => {
  const { start, items } = ADJACENT
  for (const [id] of STREETS.filter(([space]) => space.startsWith('J'))) {
    const number = spaceNumber(id)
    const around = Array.from(items.subarray(start[number], start[number + 1]))
      .filter(space => space < STREETS.length)
      .map(space => STREETS[space][3])
    const [, street = '', other = ''] = /^(.+) \(corner of (.+)\)$/.exec(streetName(saying(en), id)) ?? []
    expect(around, id).toContain(street)
    expect(around, id).toContain(other)
  }
})
