import type { NewYorkView } from '@gaslight/mr-jack-new-york'
import type { SurfaceProps } from '../../../table/surface.ts'
import { JackTextTable } from '../../jack-family/text/JackTextTable.tsx'
import { mrJackNewYorkTitle } from '../title.tsx'
import { choiceText } from './choiceText.ts'
import { facts, Places } from './Places.tsx'

/** Mr. Jack in New York in words alone. */
export function MrJackNewYorkTextTable(game: SurfaceProps<NewYorkView>) {
  return <JackTextTable title={mrJackNewYorkTitle} game={game} Places={Places} facts={facts} choiceText={choiceText} />
}
