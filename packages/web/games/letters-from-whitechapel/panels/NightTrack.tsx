import { EscapeTrack } from '../map/panels/EscapeTrack.tsx'
import { rowIn } from '../scene.ts'
import type { Table } from '../table/useTable.ts'
import { cellWords } from './tell.ts'

/** Tonight's escape track. */
export function NightTrack({ words, scene }: Pick<Table, 'words' | 'scene'>) {
  return (
    <EscapeTrack
      track={rowIn(scene, scene.night)}
      label={words.page('track')}
      describe={told => cellWords(words, told)}
    />
  )
}
