import { type Character, type MrJackDetail, type MrJackPosition, mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { ALL, agentOf, decided as follow, THINKING } from '../jack-family/testing.ts'

const EVERYBODY: readonly Character[] = ['Bert', 'Goodley', 'Gull', 'Holmes', 'Lestrade', 'Smith', 'Stealthy', 'Watson']

interface Setting {
  readonly round: number
  readonly slot: number
  readonly witness?: 'seen' | 'unseen'
  readonly jack: Character
  readonly suspects?: readonly Character[]
  readonly at?: { readonly [name in Character]?: string }
  /** Open cards first, then the used ones. */
  readonly open: readonly Character[]
  readonly used?: readonly Character[]
  readonly cordons?: readonly string[]
  readonly alibis?: readonly object[]
}

function position(setting: Setting): MrJackPosition {
  const { suspects = EVERYBODY, at = {}, open, used = [] } = setting
  const read = mrJack.notation.position({
    round: setting.round,
    slot: setting.slot,
    witness: setting.witness ?? 'seen',
    jack: setting.jack,
    characters: Object.fromEntries(
      EVERYBODY.map(name => [
        name,
        { ...(at[name] === undefined ? {} : { at: at[name] }), suspect: suspects.includes(name) },
      ]),
    ),
    cards: Object.fromEntries([...open.map(name => [name, 'open']), ...used.map(name => [name, 'used'])]),
    ...(setting.cordons === undefined ? {} : { cordons: setting.cordons }),
    ...(setting.alibis === undefined ? {} : { alibis: setting.alibis }),
  })
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** What the level decides until the turn passes; every decision it might take first comes before. */
const decided = (level: string, p: MrJackPosition, seed = 1) => follow(mrJack, agentOf('mr-jack', level), p, seed)

const accusation = (character: Character) => expect.objectContaining({ kind: 'accusation', accused: character })
const accusations = (details: readonly MrJackDetail[]) =>
  details.flatMap(d => (d.kind === 'accusation' ? [d.accused] : []))

describe('a certain arrest is never left undone', () => {
  test.each(THINKING)('%s, at the last chance of round 8', level => {
    const p = position({
      round: 8,
      slot: 3,
      jack: 'Smith',
      suspects: ['Smith'],
      open: ['Holmes', 'Watson'],
      used: ['Bert', 'Gull'],
    })
    expect(decided(level, p).taken.at(-1)).toEqual(accusation('Smith'))
  })

  test.each(THINKING)('%s, in an early round, on the way that Lestrade alone finds', level => {
    const p = position({
      round: 3,
      slot: 1,
      jack: 'Smith',
      suspects: ['Smith'],
      open: ['Bert', 'Lestrade', 'Watson', 'Goodley'],
    })
    expect(decided(level, p).taken.at(-1)).toEqual(accusation('Smith'))
  })

  test.each(THINKING)('%s, where an own alibi leaves one suspect', level => {
    const p = position({
      round: 6,
      slot: 3,
      jack: 'Smith',
      suspects: ['Smith', 'Bert'],
      open: ['Holmes', 'Watson'],
      used: ['Lestrade', 'Gull'],
      alibis: [{ by: 'detective', round: 3, slot: 1, character: 'Bert' }],
    })
    expect(decided(level, p).taken.at(-1)).toEqual(accusation('Smith'))
  })

  test.each(THINKING)('%s takes the best guess when the night is over', level => {
    const p = position({
      round: 8,
      slot: 3,
      jack: 'Smith',
      suspects: ['Smith', 'Stealthy', 'Watson'],
      open: ['Holmes', 'Bert'],
      used: ['Lestrade', 'Gull'],
    })
    expect(['Smith', 'Stealthy']).toContain(accusations(decided(level, p).taken)[0])
  })
})

describe('nobody is accused who cannot be Jack', () => {
  test.each(ALL)('%s, though only Innocents are in reach at the last chance', level => {
    const p = position({
      round: 8,
      slot: 3,
      jack: 'Watson',
      suspects: ['Watson', 'Goodley'],
      at: { Goodley: 'a1' },
      open: ['Smith', 'Lestrade'],
      used: ['Holmes', 'Gull'],
    })
    for (let seed = 0; seed < 5; seed++) {
      const { considered, taken } = decided(level, p, seed)
      expect(accusations([...considered, ...taken])).toEqual([])
    }
  })

  test.each(ALL)('%s, though an own alibi names the only public suspect in reach', level => {
    const p = position({
      round: 8,
      slot: 3,
      jack: 'Watson',
      suspects: ['Watson', 'Goodley', 'Smith'],
      open: ['Bert', 'Lestrade'],
      used: ['Holmes', 'Gull'],
      alibis: [{ by: 'detective', round: 3, slot: 1, character: 'Smith' }],
    })
    for (let seed = 0; seed < 5; seed++) {
      const { considered, taken } = decided(level, p, seed)
      expect(accusations([...considered, ...taken])).toEqual([])
    }
  })
})

describe('Jack leaves when he can', () => {
  test.each(THINKING)('%s, by the one card that does it (MJ-58)', level => {
    const p = position({
      round: 2,
      slot: 1,
      witness: 'unseen',
      jack: 'Stealthy',
      open: ['Gull', 'Smith', 'Stealthy', 'Watson'],
    })
    const { taken } = decided(level, p)
    expect(taken[0]).toEqual({ kind: 'card', character: 'Stealthy' })
    expect(taken.at(-1)).toMatchObject({ kind: 'leaving', exit: 'SE' })
  })

  test.each(THINKING)('%s, at the last chance, though the cordon must be moved first', level => {
    const p = position({
      round: 8,
      slot: 4,
      witness: 'unseen',
      jack: 'Lestrade',
      suspects: ['Lestrade', 'Gull'],
      at: { Lestrade: 'k7' },
      cordons: ['SE', 'NW'],
      open: ['Lestrade'],
      used: ['Holmes', 'Gull', 'Smith'],
    })
    const { taken } = decided(level, p)
    expect(taken.at(-1)).toMatchObject({ kind: 'leaving', exit: 'SE' })
  })
})
