import { positionOf } from '@gaslight/client'
import { type Changes, changesOf } from '@gaslight/mr-jack-new-york'
import type { Table } from '../../jack-family/table/useTable.ts'
import type { NewYork } from '../types.ts'

/** The kinds of decisions that change the board itself. */
const BUILDING: ReadonlySet<NewYork['detail']['kind']> = new Set([
  'entrance',
  'lamp',
  'site',
  'park',
  'cover',
  'steamer',
  'swap',
])

/** What the power that is pointed at would change; null where none is. Nothing in it depends on a secret. */
export function previewedChanges({ play, previewed }: Table<NewYork>): Changes | null {
  if (play.draft === null || previewed === null || !BUILDING.has(previewed.kind)) return null
  const choice = play.draft.choices.find(({ detail }) => detail === previewed)
  return choice === undefined ? null : changesOf(positionOf(play.draft), choice.decision)
}
