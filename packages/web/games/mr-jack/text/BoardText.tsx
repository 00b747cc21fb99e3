import { BOARDS, CELLS, type Character, EXITS, type MrJackView, POSTS } from '@gaslight/mr-jack'
import { useTranslation } from 'react-i18next'
import { hasAppealAhead, outlookOf, seenNow, streetsBeside } from '../aids.ts'
import { describeTarget, personWords, reasonText } from '../labels.ts'
import { Outlook } from '../Outlook.tsx'
import type { Words } from '../words.ts'
import styles from './BoardText.module.css'

interface BoardTextProps {
  readonly scene: MrJackView
  readonly words: Words
}

/** The board in words: the people first, then lamps, manholes and exits, then every street. */
export function BoardText({ scene, words }: BoardTextProps) {
  const { t } = useTranslation('table')
  return (
    <section className={styles.board} aria-labelledby="board">
      <h2 id="board">{t('text.board')}</h2>
      <p>{roundText(words, scene)}</p>
      {hasAppealAhead(scene) && <Outlook outlook={outlookOf(scene)} isPreview={false} words={words} />}
      <h3>{t('text.people')}</h3>
      <People scene={scene} words={words} />
      <h3>{words.page('text.lamps')}</h3>
      <ul>
        {POSTS.map(post => (
          <li key={post}>{describeTarget(words, scene, { kind: 'hex', hex: post })}</li>
        ))}
      </ul>
      <h3>{words.page('text.manholes')}</h3>
      <ul>
        {BOARDS[scene.options.board].manholes.map(hex => (
          <li key={hex}>{describeTarget(words, scene, { kind: 'hex', hex })}</li>
        ))}
      </ul>
      <h3>{words.page('text.exits')}</h3>
      <ul>
        {EXITS.map(exit => (
          <li key={exit.id}>
            {describeTarget(words, scene, { kind: 'exit', exit: exit.id })} ({exit.hex})
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.page('text.streets')}</summary>
        <p>{words.page('text.streetsHelp')}</p>
        <Streets scene={scene} words={words} />
      </details>
    </section>
  )
}

function People({ scene, words }: BoardTextProps) {
  const seen = seenNow(scene)
  const names = Object.keys(scene.characters).sort() as Character[]
  return (
    <ul>
      {names.map(name => (
        <li key={name}>
          {[
            ...personWords(words, scene, name),
            scene.characters[name]?.at,
            ...(seen.get(name) ?? []).map(reason => reasonText(words, reason)),
          ].join(', ')}
        </li>
      ))}
    </ul>
  )
}

function Streets({ scene, words }: BoardTextProps) {
  const columns = Object.groupBy(
    CELLS.filter(cell => cell.kind === 'street' || cell.kind === 'manhole'),
    cell => cell.id[0],
  )
  return (
    <>
      {Object.entries(columns).map(([letter, cells]) => (
        <div key={letter}>
          <h4>{letter}</h4>
          <ul>
            {cells?.map(({ id }) => (
              <li key={id}>
                {describeTarget(words, scene, { kind: 'hex', hex: id })};{' '}
                {words.page('place.neighbours', { list: streetsBeside(scene, id).join(' ') })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function roundText(words: Words, scene: MrJackView): string {
  return [
    words.page('rounds.round', { round: scene.round }),
    words.game(`witness.${scene.witness}`),
    words.page(`witness.${scene.witness}Means`),
    ...(scene.facing === undefined
      ? []
      : [words.page('place.direction', { direction: words.direction(scene.facing) })]),
  ].join(' · ')
}
