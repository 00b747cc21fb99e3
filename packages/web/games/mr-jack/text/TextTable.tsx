import type { MrJackView } from '@gaslight/mr-jack'
import type { SurfaceProps } from '../../../table/surface.ts'
import { JackTextTable } from '../../jack-family/text/JackTextTable.tsx'
import { mrJackTitle } from '../title.tsx'
import { choiceText } from './choiceText.ts'
import { facts, Places } from './Places.tsx'

/** Mr. Jack in words alone. */
export function MrJackTextTable(game: SurfaceProps<MrJackView>) {
  return <JackTextTable title={mrJackTitle} game={game} Places={Places} facts={facts} choiceText={choiceText} />
}
