import type { LondonDetail, LondonView } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import type { Words } from '../words.ts'
import { hitOf, warningOf } from './warning.ts'

const words = {
  page: (key: string, { name = '' }: { name?: string } = {}) => `${key.replace('asked.text.', '')} ${name}`.trim(),
  name: (character: string) => character,
} as unknown as Words

const scene = (unmasked?: number) =>
  ({
    players: { 0: { character: 'abberline' }, 1: { character: 'lusk' }, 2: { character: 'gull', shown: true } },
    ...(unmasked === undefined ? {} : { unmasked }),
  }) as unknown as LondonView

const shot = (target: string, victim?: string) =>
  ({ kind: 'attack', weapon: 'knife', target, ...(victim === undefined ? {} : { victim }) }) as LondonDetail
const arrest = (player: string) => ({ kind: 'arrest', player }) as LondonDetail

it.each<[string, LondonDetail, number | undefined, string]>([
  ['LD-131: who is not shown, while nobody knows Jack', shot('lusk'), undefined, 'attack lusk'],
  ['LD-155: who is shown innocent', shot('gull'), undefined, 'attackShown gull'],
  ['LD-155: anybody, once Jack is known', shot('gull'), 1, 'attackFree gull'],
  ['LD-178: the known Jack', shot('lusk'), 1, 'attackJack lusk'],
  ['LD-72: who stands in the way counts', shot('gull', 'lusk'), undefined, 'attack lusk'],
  ['LD-72: a shot that a pawn stops', shot('gull', 'lost'), undefined, 'attackLost'],
  ['LD-132: an arrest while nobody knows Jack', arrest('lusk'), undefined, 'arrest'],
  ['LD-132: an arrest of another than the known Jack', arrest('gull'), 1, 'arrest'],
  ['LD-177: an arrest of the known Jack', arrest('lusk'), 1, 'arrestJack lusk'],
  ['what goes without a circumstance', { kind: 'end' } as LondonDetail, undefined, 'end'],
])('warns of what follows: %s', (_, detail, unmasked, said) => {
  expect(warningOf(words, detail, scene(unmasked))).toBe(said)
})

const hit = (weapon: string, life: number, weapons: object = {}, scalpelImpact = '3') => {
  const scene = { players: { 0: { character: 'lusk', life, weapons } }, options: { scalpelImpact } }
  const told = { ...words, page: (key: string, { life = 0 }: { life?: number } = {}) => `${key} ${life}` } as Words
  return hitOf(told, { kind: 'attack', weapon, target: 'lusk' } as LondonDetail, scene as unknown as LondonView)
}

it.each([
  ['LD-73: what it leaves', hit('winchester', 3), 'asked.hit.leaves 1'],
  ['LD-73: at 0 the victim dies', hit('winchester', 2), 'asked.hit.kills 0'],
  ['LD-60: a Defence takes 1 off', hit('winchester', 2, { leather_chest_protector: 1 }), 'asked.hit.leaves 1'],
  ['LD-60: down to nothing', hit('knife', 2, { leather_chest_protector: 1 }), 'asked.hit.nothing 2'],
  ['LD-57: the Scalpel by the option of the table', hit('scalpel', 3, {}, '2'), 'asked.hit.leaves 1'],
])('says what a hit takes: %s', (_, said, expected) => {
  expect(said).toBe(expected)
})

it('LD-72: a lost shot takes nothing', () => {
  expect(hitOf(words, shot('gull', 'lost'), scene())).toBe(null)
})
