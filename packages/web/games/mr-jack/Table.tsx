import type { MrJackView } from '@gaslight/mr-jack'
import type { SurfaceProps } from '../../table/surface.ts'
import { JackTable } from '../jack-family/table/JackTable.tsx'
import { BoardView } from './BoardView.tsx'
import { mrJackTitle } from './title.tsx'

/** The playing table of Mr. Jack. */
export function MrJackTable(game: SurfaceProps<MrJackView>) {
  return <JackTable title={mrJackTitle} Board={BoardView} game={game} />
}
