import {
  CELLS,
  cellOf,
  DIRECTIONS,
  EXITS,
  FERRIES,
  LIBERTY,
  type NewYorkView,
  neighbor,
} from '@gaslight/mr-jack-new-york'
import { saidOf } from '../../../i18n/clauses.ts'
import type { PlacesProps } from '../../jack-family/text/BoardText.tsx'
import type { Words } from '../../jack-family/words.ts'
import { leavers } from '../aids/aids.ts'
import { describeTarget, exitWords, supplyWords } from '../composing/labels.ts'
import { space } from '../composing/parts.ts'
import type { NewYork } from '../types.ts'

/** Tiles, ways out and rides, then every space. */
export function Places({ words, scene }: PlacesProps<NewYork>) {
  const say = (id: string) => describeTarget(words, scene, space(id))
  const tiles = CELLS.filter(({ id }) => scene.tiles[id] !== undefined)
  const out = leavers(scene)
  return (
    <>
      <h3>{words.page('text.ways')}</h3>
      <ul>
        {EXITS.map(exit => (
          <li key={exit}>
            {exitWords(words, scene, exit)}
            {out.has(exit) && `; ${words.page('ways.leavers', { names: words.names(out.get(exit) ?? []) })}`}
          </li>
        ))}
      </ul>
      <h3>{words.page('text.tiles')}</h3>
      <ul>
        {tiles.map(({ id }) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ul>
      <p>{supplyWords(words, scene)}</p>
      <h3>{words.page('text.investigation')}</h3>
      <ul>
        {scene.investigation.map(pair => (
          <li key={pair.join()}>{describeTarget(words, scene, { kind: 'pair', pair })}</li>
        ))}
      </ul>
      <h3>{words.page('text.metro')}</h3>
      <ul>
        {CELLS.filter(({ id, kind }) => kind === 'station' || scene.tiles[id] === 'entrance').map(({ id }) => (
          <li key={id}>{say(id)}</li>
        ))}
        {[LIBERTY, ...new Set(FERRIES.map(({ from }) => from).filter(from => from !== LIBERTY))].map(id => (
          <li key={id}>{say(id)}</li>
        ))}
      </ul>
      <details>
        <summary>{words.page('text.streets')}</summary>
        <p>{words.page('text.streetsHelp')}</p>
        <Streets scene={scene} words={words} />
      </details>
    </>
  )
}

function Streets({ scene, words }: PlacesProps<NewYork>) {
  const columns = Object.groupBy(CELLS, cell => cell.id[0])
  return Object.entries(columns).map(([letter, cells]) => (
    <div key={letter}>
      <h4>{letter}</h4>
      <ul>
        {cells?.map(({ id }) => (
          <li key={id}>
            {describeTarget(words, scene, space(id))};{' '}
            {words.page('place.neighbours', { list: neighboursOf(id).join(' ') })}
          </li>
        ))}
      </ul>
    </div>
  ))
}

function neighboursOf(id: string): string[] {
  return cellOf(id) === undefined ? [] : DIRECTIONS.flatMap(direction => neighbor(id, direction)?.id ?? [])
}

/** Where the Informant is. */
export function facts(words: Words, { informant }: NewYorkView): readonly string[] {
  return informant.at === undefined
    ? [words.game('informant.away')]
    : [saidOf(words.game(`informant.${informant.side}`), words.place(informant.at))]
}
