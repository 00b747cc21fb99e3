import { CIRCLES, type CircleNumber, CROSSINGS, crossingNumber, isCircle } from '@gaslight/letters-from-whitechapel'
import { useState } from 'react'
import { TextField } from '../../../design/Field.tsx'
import { sideBySide } from '../../../i18n/clauses.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { toldOf } from '../map/panels/EscapeTrack.tsx'
import { CELLS } from '../map/panels/props.ts'
import type { Target } from '../map/props.ts'
import { factsOfPolice, factsOfTraces } from '../panels/FactsPanel.tsx'
import { cellWords } from '../panels/tell.ts'
import { cellsLeft, rowIn } from '../scene.ts'
import type { Table } from '../table/useTable.ts'
import { hourOf, locationOf, type Words } from '../words.ts'
import styles from './MapText.module.css'
import { aroundWords, placeWords } from './places.ts'

/** The map in words: the night and the pieces first, then any place that is asked for, then all of them. */
export function MapText({ table }: { readonly table: Table }) {
  const { t } = useTranslation('table')
  const { words, scene } = table
  const log = scene.nights[scene.night]
  const row = rowIn(scene, scene.night)
  const filled = log?.filled ?? 0
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map">{t('text.board')}</h2>
      <p>
        {[
          words.game(`night.name.${scene.night}`),
          words.game(`night.date.${scene.night}`),
          scene.round > 0 ? words.game('part.round', { round: scene.round }) : words.game('part.hell'),
          ...(log?.toc === undefined ? [] : [words.game('hour', { hour: hourOf(log.toc) })]),
          ...(log?.filled === undefined ? [] : [words.game('cellsLeft', { count: cellsLeft(scene) })]),
          words.game('special.coachesLeft', { count: scene.coaches }),
          words.game('special.alleysLeft', { count: scene.alleys }),
        ].join(' · ')}
      </p>
      <ul>
        {[...ownFacts(table), ...factsOfPolice(words, scene), ...factsOfTraces(words, scene)].map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {filled > 0 && (
        <>
          <h3>{words.game('row.label')}</h3>
          <ol className={styles.row}>
            {CELLS.slice((row.murders?.[0] ?? 1) - 1, filled).map((cell, i) => {
              const index = (row.murders?.[0] ?? 1) + i
              const circle = row.circles[index]
              return (
                <li key={cell}>
                  {cellWords(words, { ...toldOf(row, index), ...(circle === undefined ? {} : { circle }) })}
                </li>
              )
            })}
          </ol>
        </>
      )}
      <Asking table={table} />
      <details>
        <summary>{words.page('text.circles')}</summary>
        <ul>
          {CIRCLES.map(({ number }) => (
            <Place key={number} words={words} table={table} target={{ kind: 'circle', circle: number }} />
          ))}
        </ul>
      </details>
      <details>
        <summary>{words.page('text.crossings')}</summary>
        <ul>
          {CROSSINGS.map(({ id }) => (
            <Place key={id} words={words} table={table} target={{ kind: 'crossing', crossing: id }} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function ownFacts({ words, scene }: Table): string[] {
  const at = locationOf(scene)
  return [
    ...(scene.hideout === undefined || scene.audience !== 'jack'
      ? []
      : [words.game('told.hideout', { circle: scene.hideout })]),
    ...(at === undefined || scene.audience !== 'jack' ? [] : [words.game('told.here', { circle: at })]),
  ]
}

interface PlaceProps {
  readonly words: Words
  readonly table: Table
  readonly target: Target
}

function Place({ words, table, target }: PlaceProps) {
  return <li>{sideBySide([...placeWords(words, table.scene, target), ...aroundWords(words, table.scene, target)])}</li>
}

/** Type a number or a crossing's name, and hear what it is next to. */
function Asking({ table }: { readonly table: Table }) {
  const { words, scene } = table
  const [asked, setAsked] = useState('')
  const target = targetOf(asked.trim())
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
        {target !== null && sideBySide([...placeWords(words, scene, target), ...aroundWords(words, scene, target)])}
      </p>
    </div>
  )
}

export function targetOf(text: string): Target | null {
  const crossing = crossingNumber(text.toLowerCase())
  if (crossing > 0) return { kind: 'crossing', crossing: `x${crossing}` }
  const circle: CircleNumber = Number(text)
  return isCircle(circle) ? { kind: 'circle', circle } : null
}
