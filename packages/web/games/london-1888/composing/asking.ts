import { askedOf, stepsIn } from '@gaslight/london-1888'
import type { Table } from '../table/useTable.ts'
import type { Composing } from './compose.ts'

/** What is asked of the looker now, in one sentence. */
export function asking(
  { words, scene }: Pick<Table, 'words' | 'scene'>,
  { mode, path, offers }: Pick<Composing, 'mode' | 'path' | 'offers'>,
): string {
  const next = offers[0]?.part.kind
  if (scene.state !== 'act') return askedOf(words, scene)
  if (mode === null || mode === 'walk') return words.page(stepsIn(scene) > 0 ? 'ask.walk' : 'ask.act')
  if (mode === 'card' && path.length === 0) return words.page('ask.card')
  if (mode === 'card' && next !== undefined) return words.page(`ask.aim.${next}`)
  if (mode === 'attack')
    return words.page(path.length === 0 ? 'ask.weapon' : path.length === 1 ? 'ask.attack' : 'ask.hit')
  if (mode === 'protester') return words.page(next === 'space' ? 'ask.aim.space' : 'ask.aim.blocker')
  return words.page(`ask.${mode}`)
}
