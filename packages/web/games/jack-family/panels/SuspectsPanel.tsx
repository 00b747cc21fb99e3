import { type Dossier, dossiers, type JackView, publicSuspects, type Testimony } from '@gaslight/jack-family'
import { Check, Eye, EyeOff, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../design/Icon.tsx'
import { sideBySide } from '../../../i18n/clauses.ts'
import { useNotes } from '../../../table/notes.ts'
import type { JackTypes, Sight, Title } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './SuspectsPanel.module.css'

interface SuspectsPanelProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly words: Words
  /** What is known: the view at the moment looked at, with the draft's decisions in it. */
  readonly view: T['view']
  readonly game: string
  onPoint(character: string | null): void
}

/** Every character with what each appeal said of it, how it stands now, and the looker's own note. */
export function SuspectsPanel<T extends JackTypes>({ title, words, view, game, onPoint }: SuspectsPanelProps<T>) {
  const sight = title.sightOf(words, view)
  const appeals = Array.from({ length: title.lastAppeal }, (_, index) => index + 1)
  const [notes, write] = useNotes(game, String(view.audience))
  const known: JackView = view
  const left = publicSuspects(known).length
  return (
    <div className={styles.panel}>
      {view.round > 0 && <p className={styles.count}>{words.game('effect.suspects', { count: left })}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.page('suspects.character')}</th>
              {appeals.map(round => (
                <th key={round} scope="col" className={styles.round}>
                  <abbr title={words.page('rounds.round', { round })}>{round}</abbr>
                </th>
              ))}
              <th scope="col" className={styles.round}>
                {words.page('suspects.now')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {dossiers(known).map(dossier => (
              <Row
                key={dossier.character}
                dossier={dossier}
                appeals={appeals}
                Token={title.Token}
                sight={sight.get(dossier.character)}
                words={words}
                note={notes[dossier.character] ?? ''}
                onNote={note => write(dossier.character, note)}
                onPoint={onPoint}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>{words.page('suspects.legend')}</p>
    </div>
  )
}

interface RowProps {
  readonly dossier: Dossier
  readonly appeals: readonly number[]
  readonly Token: Title<JackTypes>['Token']
  readonly sight: Sight | undefined
  readonly words: Words
  readonly note: string
  onNote(note: string): void
  onPoint(character: string | null): void
}

function Row({ dossier, appeals, Token, sight, words, note, onNote, onPoint }: RowProps) {
  const { character, standing, testimonies, alibi } = dossier
  const isJack = standing === 'jack'
  const isSuspect = standing !== 'cleared'
  const [writing, setWriting] = useState(false)
  const hasNote = writing || note !== ''
  const name = words.name(character)
  return (
    <>
      <tr
        className={styles.person}
        data-suspect={isSuspect}
        onPointerEnter={() => onPoint(character)}
        onPointerLeave={() => onPoint(null)}
      >
        <th scope="row" rowSpan={hasNote ? 2 : 1}>
          <span className={styles.who}>
            <Token character={character} innocent={!isSuspect} size={34} />
            <span title={words.fullName(character)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.side} data-jack={isJack || undefined}>
                {isJack
                  ? words.page('suspects.jack')
                  : alibi !== null
                    ? words.page('suspects.alibi', { seat: words.role(alibi.by) })
                    : words.game(`token.${isSuspect ? 'suspect' : 'innocent'}`)}
              </span>
            </span>
          </span>
        </th>
        {appeals.map(round => (
          <td key={round} className={styles.round}>
            <Sign testimony={testimonies.find(testimony => testimony.round === round)} words={words} />
          </td>
        ))}
        <td className={styles.round}>
          <State state={sight?.seen ? 'seen' : 'unseen'} why={sight?.why ?? []} words={words} />
        </td>
        <td className={styles.pencil}>
          <button
            type="button"
            aria-label={words.page('suspects.noteOn', { name })}
            title={words.page('suspects.noteOn', { name })}
            aria-expanded={hasNote}
            onClick={() => setWriting(!writing)}
          >
            <Icon of={PencilLine} size={16} />
          </button>
        </td>
      </tr>
      {hasNote && (
        <tr>
          <td colSpan={appeals.length + 2}>
            <input
              className={styles.note}
              ref={writing && note === '' ? focusOnce : undefined}
              value={note}
              maxLength={120}
              placeholder={words.page('suspects.note')}
              aria-label={words.page('suspects.noteOn', { name })}
              onChange={event => onNote(event.target.value)}
            />
          </td>
        </tr>
      )}
    </>
  )
}

function Sign({ testimony, words }: { readonly testimony: Testimony | undefined; readonly words: Words }) {
  if (testimony === undefined) return null
  return (
    <span className={styles.sign} data-cleared={testimony.cleared || undefined}>
      <State state={testimony.state} words={words} />
      {testimony.cleared && (
        <>
          <Icon of={Check} size={12} />
          <span className="visually-hidden">{words.page('suspects.cleared')}</span>
        </>
      )}
    </span>
  )
}

interface StateProps {
  readonly state: 'seen' | 'unseen'
  /** By what it is seen, or why it is not, in words. */
  readonly why?: readonly string[]
  readonly words: Words
}

function State({ state, why = [], words }: StateProps) {
  const text = sideBySide([words.game(`sight.${state}`), ...why])

  return (
    <span className={styles.state} data-state={state} title={text}>
      <Icon of={state === 'seen' ? Eye : EyeOff} size={15} />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** Whoever asked for the field wants to write in it at once. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}
