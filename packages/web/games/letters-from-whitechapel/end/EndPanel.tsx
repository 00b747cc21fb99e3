import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { Segments } from '../../../design/Segments.tsx'
import { EndActions } from '../../../table/EndActions.tsx'
import { endingWords } from '../chronicle/endings.ts'
import { RecordSheet } from '../map/panels/RecordSheet.tsx'
import { Deducing } from '../panels/Deducing.tsx'
import { cellWords } from '../panels/tell.ts'
import { NIGHTS, rowIn } from '../scene.ts'
import type { Aids } from '../table/useAids.ts'
import type { Desk } from '../table/useDesk.ts'
import type { WhitechapelPlay } from '../types.ts'
import type { Words } from '../words.ts'
import styles from './EndPanel.module.css'

interface EndPanelProps {
  readonly desk: Desk
  readonly aids: Aids
  /** Whether there is a map to point at. */
  readonly hasMap: boolean
}

/** After the end: how it ended, Jack's whole sheet, the game through anybody's eyes, and what can be done with it. */
export function EndPanel({ desk, aids, hasMap }: EndPanelProps) {
  const { game, table, replaying } = desk
  const { words } = table
  const { view, info } = game.state
  const shown = replaying.perspective ?? info.audience
  if (view.outcome === undefined) return null
  const seat = shown === 0 ? 'jack' : shown === 'omniscient' ? 'all' : 'police'
  return (
    <div className={styles.end}>
      <div>
        <h2>{words.game(`ending.${view.outcome.reason}.headline`)}</h2>
        <p>{endingWords(words, view, 'public')}</p>
      </div>
      <div className={styles.sheet}>
        <FinalSheet words={words} view={view} />
      </div>
      <RowSegments words={words} view={view} aids={aids} play={table.play} />
      <Segments
        label={words.page('end.perspective')}
        help={words.page('end.perspectiveHelp')}
        choices={[
          { value: 'police', label: words.game('side.police') },
          { value: 'jack', label: words.game('side.jack') },
          { value: 'all', label: words.page('end.all') },
        ]}
        value={seat}
        onChoose={value => replaying.setPerspective(value === 'jack' ? 0 : value === 'police' ? 1 : 'omniscient')}
      />
      <Deducing words={words} aids={aids} hasMap={hasMap} />
      <EndActions
        game="letters-from-whitechapel"
        state={game.state}
        record={replaying.record}
        verify={replaying.verify}
        at={game.at}
      />
    </div>
  )
}

interface RowSegmentsProps {
  readonly words: Words
  readonly view: WhitechapelView
  readonly aids: Aids
  readonly play: Pick<WhitechapelPlay, 'past' | 'lookAt'>
}

/** Which of Jack's rows is on the map. */
function RowSegments({ words, view, aids, play }: RowSegmentsProps) {
  const nights = NIGHTS.filter(night => view.nights[night]?.row !== undefined)
  return (
    <Segments
      label={words.page('end.row')}
      choices={[
        { value: 'none', label: words.page('end.asItStands') },
        ...nights.map(night => ({ value: String(night), label: words.page('end.night', { night }) })),
      ]}
      // The past shows neither the map as it stands nor a row.
      value={play.past !== null ? '' : aids.rowOf === null ? 'none' : String(aids.rowOf)}
      onChoose={value => {
        play.lookAt(null)
        aids.showRowOf(nights.find(night => String(night) === value) ?? null)
      }}
    />
  )
}

/** The rows of all nights that were played and the hideout: nothing is hidden any more. */
function FinalSheet({ words, view }: { readonly words: Words; readonly view: WhitechapelView }) {
  return (
    <RecordSheet
      rows={NIGHTS.filter(night => view.nights[night] !== undefined).map(night => rowIn(view, night))}
      current={view.night}
      {...(view.hideout === undefined ? {} : { hideout: view.hideout })}
      texts={{
        title: words.page('sheet.title'),
        hideout: words.page('sheet.hideout'),
        night: night => words.game(`night.date.${night}`),
        describe: told => cellWords(words, told),
      }}
    />
  )
}
