import {
  LOCATIONS,
  type LondonView,
  ownFacts,
  placeFacts,
  playerFacts,
  reach,
  type SpaceId,
  STREETS,
  tableFacts,
} from '@gaslight/london-1888'
import { useMemo, useState } from 'react'
import { TextField } from '../../../design/Field.tsx'
import { saidOf, sideBySide } from '../../../i18n/clauses.ts'
import { useTranslation } from '../../../i18n/index.ts'
import type { Table } from '../table/useTable.ts'
import type { Words } from '../words.ts'
import styles from './BoardText.module.css'
import { type Reach, spaceCalled, stepsTo } from './places.ts'

/** The board in words: what holds for all, everybody in the order of the seats, the own hand, then places. */
export function BoardText({ table }: { readonly table: Table }) {
  const { t } = useTranslation('table')
  const { words, scene, position } = table
  const seats = Object.keys(scene.players).map(Number)
  const steps = useMemo(
    () => (position === null || scene.state !== 'act' ? {} : reach(position)),
    [position, scene.state],
  )
  const at = typeof scene.audience === 'number' ? scene.players[scene.audience]?.at : undefined
  const place = (space: SpaceId) => <Place key={space} words={words} scene={scene} space={space} steps={steps} />
  return (
    <section className={styles.board} aria-labelledby="board">
      <h2 id="board">{t('text.board')}</h2>
      <ul>
        {tableFacts(words, scene).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <h3>{words.page('text.players')}</h3>
      <ol>
        {seats.map(seat => (
          <li key={seat} aria-current={scene.turn === seat || undefined}>
            <strong>{saidOf(words.seat(scene, seat), '')}</strong>
            {sideBySide(playerFacts(words, scene, seat))}
          </li>
        ))}
      </ol>
      {ownFacts(words, scene).length > 0 && (
        <>
          <h3>{words.page('text.own')}</h3>
          <ul>
            {ownFacts(words, scene).map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      {at !== undefined && (
        <>
          <h3>{words.page('text.around')}</h3>
          <ul>{place(at)}</ul>
        </>
      )}
      <Asking words={words} scene={scene} steps={steps} />
      <details>
        <summary>{words.page('text.locations')}</summary>
        <ul>{LOCATIONS.map(place)}</ul>
      </details>
      <details>
        <summary>{words.page('text.streets')}</summary>
        <ul>{STREETS.map(([id]) => place(id))}</ul>
      </details>
    </section>
  )
}

interface Around {
  readonly words: Words
  readonly scene: LondonView
  readonly steps: Reach
}

function Place({ words, scene, space, steps }: Around & { readonly space: SpaceId }) {
  return <li>{sideBySide([...placeFacts(words, scene, space), ...stepsTo(words, space, steps)])}</li>
}

/** Type the name of a place, and hear who and what is there and where one gets from it. */
function Asking({ words, scene, steps }: Around) {
  const [asked, setAsked] = useState('')
  const space = spaceCalled(words, asked)
  return (
    <div>
      <TextField
        label={words.page('text.place')}
        help={words.page('text.placeHelp')}
        value={asked}
        autoComplete="off"
        onChange={event => setAsked(event.target.value)}
      />
      <p role="status">
        {space !== null && sideBySide([...placeFacts(words, scene, space), ...stepsTo(words, space, steps)])}
      </p>
    </div>
  )
}
