import { memo } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import { sideBySide } from '../../../i18n/clauses.ts'
import { laterPart } from '../../../i18n/texts.ts'
import { cellsLeft } from '../scene.ts'
import type { Table } from '../table/useTable.ts'
import { hourOf } from '../words.ts'
import styles from './NightStrip.module.css'

/** The table as far as it is told here. */
type Told = Pick<Table, 'words' | 'scene'>

/** The track follows the first picture, which says in words what stands on it and keeps its place. */
const track = part([laterPart('letters-from-whitechapel')], async () => (await import('./NightTrack.tsx')).NightTrack)

/** The night, its hour, and the track on which Jack's time runs out. */
export const NightStrip = memo(function NightStrip({ table }: { readonly table: Told }) {
  const { words, scene } = table
  const Track = usePart(track)
  const log = scene.nights[scene.night]
  const facts = [
    sideBySide([words.game(`night.name.${scene.night}`), words.game(`night.date.${scene.night}`)]),
    partWords(table),
    ...(log?.toc === undefined ? [] : [words.game('hour', { hour: hourOf(log.toc) })]),
    ...(log?.filled === undefined ? [] : [words.game('cellsLeft', { count: cellsLeft(scene) })]),
    words.game('special.coachesLeft', { count: scene.coaches }),
    words.game('special.alleysLeft', { count: scene.alleys }),
  ]
  return (
    <div className={styles.strip}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <div className={styles.track}>{Track && <Track words={words} scene={scene} />}</div>
    </div>
  )
}, tellsTheSame)

function tellsTheSame({ table: a }: { readonly table: Told }, { table: b }: { readonly table: Told }): boolean {
  return a.words === b.words && a.scene === b.scene
}

function partWords({ words, scene }: Told): string {
  if (scene.round > 0) return words.game('part.round', { round: scene.round })
  return words.game(scene.state === 'hideout' ? 'part.setup' : 'part.hell')
}
