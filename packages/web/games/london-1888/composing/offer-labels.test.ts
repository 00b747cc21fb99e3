import type { LondonView } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import type { Words } from '../words.ts'
import { offerLabel } from './offer-labels.ts'
import type { Part } from './parts.ts'

const words = {
  page: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ').trim(),
  game: (key: string) => key,
  list: (items: readonly string[]) => items.join('+'),
  weapon: (id: string) => id,
} as unknown as Words

const holding = (weapons: object) =>
  ({ players: { 0: { character: 'lusk', weapons }, 1: { character: 'gull' } } }) as unknown as LondonView

const AIMED: readonly Part[] = [
  { kind: 'card', card: 'arrest' },
  { kind: 'player', character: 'lusk' },
]

it.each([
  ['the only one', { knife: 1 }, 'option.weapon knife'],
  ['two of them', { knife: 1, derringer: 1 }, 'option.weapon knife+derringer'],
  ['LD-66: all but a Sword Cane and the Scalpel', { scalpel: 1, sword_cane: 1, vitriol: 1 }, 'option.weapon vitriol'],
])('LD-129: names the weapons that an arrest would take: %s', (_, weapons, said) => {
  const offer = { part: { kind: 'option', option: 'weapon' }, choice: null } as const
  expect(offerLabel({ words, scene: holding(weapons) }, offer, {}, AIMED)).toBe(said)
})

it('LD-47: what is searched for is one token', () => {
  const offer = { part: { kind: 'option', option: 'weapon-token' }, choice: null } as const
  expect(offerLabel({ words, scene: holding({}) }, offer, {})).toBe('option.weapon-token')
})

it('LD-58: a weapon that can be bought or used says what it does', () => {
  const offer = { part: { kind: 'weapon', weapon: 'winchester' }, choice: null } as const
  const said = 'part.weapon winchester help.weapon.winchester'
  expect(offerLabel({ words, scene: holding({}) }, offer, {})).toBe(said)
})
