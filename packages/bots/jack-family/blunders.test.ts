import { describe, expect, test } from 'vitest'
import { londonTemptations } from '../mr-jack/blunders.ts'
import { newYorkTemptations } from '../mr-jack-new-york/blunders.ts'
import { documentOf, type Setting, type Temptations } from './blunders.ts'
import { ALL, agentOf, decided, PLAYED_IDS, type PlayedId, playedBy, THINKING } from './testing.ts'

const TEMPTATIONS: { readonly [id in PlayedId]: Temptations } = {
  'mr-jack': londonTemptations,
  'mr-jack-new-york': newYorkTemptations,
}

/** What one decision comes to: who is accused by it, or that Jack leaves by it. */
interface Deed {
  readonly accused?: string
  readonly leaves: boolean
}

/** What the level decides in this setting until the turn passes; what it might decide first comes before. */
function deedsOf(
  id: PlayedId,
  level: string,
  setting: Setting<string>,
  seed = 1,
): { considered: Deed[]; taken: Deed[] } {
  const { game, title } = playedBy(id)
  const read = game.notation.position(documentOf(TEMPTATIONS[id].cast, setting))
  if (!read.ok) throw new Error(`${read.error.message}: ${JSON.stringify(setting)}`)
  return decided(game, agentOf(id, level), read.value, seed, (p, decision) => {
    const accused = title.accused(p, decision)
    return { leaves: title.isLeaving(decision), ...(accused < 0 ? {} : { accused: p.nameOf(accused) }) }
  })
}

describe.each(PLAYED_IDS)('%s', id => {
  const { arrests, innocents, exits, certain } = TEMPTATIONS[id]

  describe.each(arrests)('a certain arrest is never left undone: $when', setting => {
    test.each(THINKING)('%s', level => {
      expect(setting.accused).toContain(deedsOf(id, level, setting).taken.at(-1)?.accused)
    })
  })

  test('in doubt, the inspector accuses any suspect in reach: nobody could hide behind another', () => {
    for (const setting of arrests.filter(({ accused }) => accused.length > 1)) {
      const accused = Array.from(
        { length: 5 },
        (_, seed) => deedsOf(id, 'inspector', setting, seed).taken.at(-1)?.accused,
      )
      expect(new Set(accused)).toEqual(new Set(setting.accused))
    }
  })

  describe.each(innocents)('nobody is accused who cannot be Jack: $when', setting => {
    test.each(ALL)('%s', level => {
      for (let seed = 0; seed < 5; seed++) {
        const { considered, taken } = deedsOf(id, level, setting, seed)
        expect([...considered, ...taken].flatMap(({ accused }) => accused ?? [])).toEqual([])
      }
    })
  })

  describe.each(exits)('Jack leaves when he can: $when', setting => {
    test.each(THINKING)('%s', level => {
      expect(deedsOf(id, level, setting).taken.at(-1)).toEqual({ leaves: true })
    })
  })

  describe.each(certain)('what wins at once is done: $when', setting => {
    test.each(ALL)('%s', level => {
      const { considered } = deedsOf(id, level, setting)
      expect(considered.filter(({ accused, leaves }) => accused === undefined && !leaves)).toEqual([])
    })
  })
})
