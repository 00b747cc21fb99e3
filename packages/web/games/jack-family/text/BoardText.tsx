import type { ComponentType } from 'react'
import { sideBySide } from '../../../i18n/clauses.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { Outlook } from '../panels/Outlook.tsx'
import { hasAppealAhead } from '../table/BoardArea.tsx'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './BoardText.module.css'
import { personWords } from './people.ts'

export interface PlacesProps<T extends JackTypes> {
  readonly words: Words
  readonly scene: T['view']
}

interface BoardTextProps<T extends JackTypes> {
  readonly table: Table<T>
  readonly Places: ComponentType<PlacesProps<T>>
  facts(words: Words, scene: T['view']): readonly string[]
}

/** The board in words: the round and the people first, then whatever else the title has on its board. */
export function BoardText<T extends JackTypes>({ table, Places, facts }: BoardTextProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, scene } = table
  const round = [
    words.page('rounds.round', { round: scene.round }),
    words.game(`witness.${scene.witness}`),
    words.page(`witness.${scene.witness}Means`),
    ...facts(words, scene),
  ]
  return (
    <section className={styles.board} aria-labelledby="board">
      <h2 id="board">{t('text.board')}</h2>
      <p>{round.join(' · ')}</p>
      {hasAppealAhead(scene) && <Outlook title={title} view={scene} isPreview={false} words={words} />}
      <h3>{t('text.people')}</h3>
      <People table={table} />
      <Places words={words} scene={scene} />
    </section>
  )
}

function People<T extends JackTypes>({ table }: { readonly table: Table<T> }) {
  const { title, words, scene } = table
  const sight = title.sightOf(words, scene)
  return (
    <ul>
      {Object.entries(scene.characters)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, token]) => (
          <li key={name}>
            {sideBySide(
              [
                ...personWords(words, scene, name, sight.get(name)?.seen ?? false),
                token?.at,
                ...(sight.get(name)?.why ?? []),
              ].filter(fact => fact !== undefined),
            )}
          </li>
        ))}
    </ul>
  )
}
