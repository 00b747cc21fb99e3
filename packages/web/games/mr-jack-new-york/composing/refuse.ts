import {
  type Character,
  cellOf,
  DIRECTIONS,
  type NewYorkDetail,
  type NewYorkView,
  neighbor,
  type SpaceId,
} from '@gaslight/mr-jack-new-york'
import type { Composing, Situation } from '../../jack-family/composing/compose.ts'
import { characterAt as nameAt } from '../../jack-family/details.ts'
import type { NewYork } from '../types.ts'
import { keyOf, type Part, pairOf, space } from './parts.ts'

export { illegal, parseToken } from '@gaslight/mr-jack-new-york/refusals'

/** The attempt that a refused click stands for, so that the rules can say what is wrong with it. */
export function attemptOf(now: Composing<NewYork>, part: Part, situation: Situation<NewYork>): NewYorkDetail | null {
  const active = situation.active as Character | undefined
  if (part.kind === 'nobody' || now.mode === null) return null
  if (part.kind === 'name') return byName(now, part.character)
  if (part.kind === 'pair' || active === undefined) return null
  const to = part.space
  switch (now.mode) {
    case 'walk':
      return walk(situation, active, to)
    case 'mover': {
      const mover = placeIn(now.path[0])
      const character = mover === null ? undefined : characterAt(situation.characters, mover)
      return character === undefined ? null : walk(situation, character, to)
    }
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return { kind: now.mode, at: to }
    case 'cover':
      return cover(now, to)
    case 'steamer': {
      const from = placeIn(now.path[0])
      return { kind: 'steamer', from: from ?? to, to }
    }
    case 'card':
    case 'swap':
      return null
  }
}

function byName(now: Composing<NewYork>, character: Character): NewYorkDetail | null {
  if (now.mode === 'card') return { kind: 'card', character }
  const [first] = now.path
  return now.mode === 'swap' && first?.kind === 'name'
    ? { kind: 'swap', characters: [first.character, character] }
    : null
}

function walk(situation: Situation<NewYork>, character: Character, to: SpaceId): NewYorkDetail {
  const from = situation.characters[character].at
  const kind = cellOf(to)?.kind
  if (kind === 'port' || kind === 'land-exit') return { kind: 'leaving', character, from, to }
  if (to === from) return { kind: 'stay', character, at: from }
  const accused = characterAt(situation.characters, to)
  return accused !== undefined && situation.seat === 'detective'
    ? { kind: 'accusation', character, from, to, accused }
    : { kind: 'move', character, from, to }
}

/** Where only one of the two hexes is chosen, its neighbour is one that could be covered, so that the first is to blame. */
function cover(now: Composing<NewYork>, second: SpaceId): NewYorkDetail | null {
  const [from, first] = now.path
  if (from?.kind !== 'pair') return null
  const known = placeIn(first)
  const near = DIRECTIONS.flatMap(direction => neighbor(second, direction)?.id ?? [])
  const offered = now.offers.map(({ part }) => keyOf(part))
  const other = known ?? near.find(id => offered.includes(keyOf(space(id)))) ?? near[0]
  return other === undefined ? null : { kind: 'cover', from: from.pair, to: pairOf(other, second) }
}

function placeIn(part: Part | undefined): SpaceId | null {
  return part?.kind === 'space' ? part.space : null
}

/** The names on New York's board are its characters'. */
function characterAt(characters: NewYorkView['characters'], place: SpaceId): Character | undefined {
  return nameAt(characters, place) as Character | undefined
}
