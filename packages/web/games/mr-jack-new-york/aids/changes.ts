import { type Choice, positionOf } from '@gaslight/client'
import {
  type Changes,
  changesOf,
  type NewYorkDetail,
  type NewYorkPosition,
  type SpaceId,
} from '@gaslight/mr-jack-new-york'
import type { Table } from '../../jack-family/table/useTable.ts'
import type { Words } from '../../jack-family/words.ts'
import type { NewYork } from '../types.ts'

/** The kinds of decisions that change the board itself. */
const POWERS: ReadonlySet<NewYorkDetail['kind']> = new Set([
  'entrance',
  'lamp',
  'site',
  'park',
  'cover',
  'steamer',
  'swap',
])

/** What a choice would change if it is a power; null for any other. Nothing in it depends on a secret of the position. */
export function changesBy(p: NewYorkPosition, { decision, detail }: Choice<NewYorkDetail>): Changes | null {
  return POWERS.has(detail.kind) ? changesOf(p, decision) : null
}

/** What the power that is pointed at would change; null where none is. */
export function previewedChanges({ play, previewed }: Table<NewYork>): Changes | null {
  const { draft } = play
  const choice = previewed === null ? undefined : draft?.choices.find(({ detail }) => detail === previewed)
  return draft === null || choice === undefined ? null : changesBy(positionOf(draft), choice)
}

/** Changes of light and of the ways out, each in a few words. */
export function sightWords(words: Words, changes: Changes): string[] {
  const exits = (ids: readonly SpaceId[]) => words.list(ids.map(id => words.exit(id)))
  const told: string[] = []
  const say = (key: string, params: Record<string, unknown>) => told.push(words.page(`ways.${key}`, params))
  if (changes.seen.length > 0) say('seen', { names: words.names(changes.seen) })
  if (changes.unseen.length > 0) say('unseen', { names: words.names(changes.unseen) })
  if (changes.opened.length > 0) say('opened', { exits: exits(changes.opened) })
  if (changes.shut.length > 0) say('shut', { exits: exits(changes.shut) })
  return told
}

/** All changes, those of the reach of whoever is to move too. */
export function changeWords(words: Words, changes: Changes): string[] {
  const { gained, lost } = changes
  const reach = [
    ...(gained.length > 0 ? [words.page('ways.gained', { count: gained.length })] : []),
    ...(lost.length > 0 ? [words.page('ways.lost', { count: lost.length })] : []),
  ]
  return [...sightWords(words, changes), ...reach]
}
