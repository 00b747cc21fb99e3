import type { NewYorkView } from '@gaslight/mr-jack-new-york'
import { lazy } from 'react'
import type { SurfaceProps } from '../../table/surface.ts'
import { JackTable } from '../jack-family/table/JackTable.tsx'
import { BoardView } from './BoardView.tsx'
import { mrJackNewYorkTitle } from './title.tsx'

const WaysOut = lazy(async () => ({ default: (await import('./aids/WaysOut.tsx')).WaysOut }))

/** The playing table of Mr. Jack in New York. */
export function MrJackNewYorkTable(game: SurfaceProps<NewYorkView>) {
  return <JackTable title={mrJackNewYorkTitle} Board={BoardView} Aids={WaysOut} game={game} />
}
