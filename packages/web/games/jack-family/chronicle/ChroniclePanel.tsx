import type { SessionState } from '@gaslight/client'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/chronicle.module.css'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import { type Chapter, chapters, type Passage } from './chronicle.ts'
import { follows } from './sentences.ts'

interface ChroniclePanelProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly words: Words
  readonly state: SessionState<T['view']>
  /** How many moments the picture on show holds; null in the present. */
  readonly past: number | null
  lookAt(past: number | null): void
}

/** The game told in plain sentences; a passage shows the table as it stood after it. */
export function ChroniclePanel<T extends JackTypes>({ title, words, state, past, lookAt }: ChroniclePanelProps<T>) {
  const { t } = useTranslation('table')
  const told = useMemo(() => chapters(title, state.start, state.moments), [title, state.start, state.moments])
  const end = useRef<HTMLDivElement>(null)
  const count = state.moments.length
  useEffect(() => {
    const list = end.current?.closest('[role="tabpanel"]')
    if (past === null && list != null) list.scrollTop = list.scrollHeight
  }, [count, past])
  return (
    <div className={styles.chronicle}>
      {told.length === 0 && <p className={styles.empty}>{t('chronicle.empty')}</p>}
      {told.map(chapter => (
        <section key={chapter.round}>
          <h3 className={styles.round}>
            {chapter.round === 0
              ? words.page('chronicle.opening')
              : words.page('rounds.round', { round: chapter.round })}
          </h3>
          <Passages
            title={title}
            chapter={chapter}
            words={words}
            past={past}
            lookAt={at => lookAt(at >= count ? null : at)}
          />
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

interface PassagesProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly chapter: Chapter<T>
  readonly words: Words
  readonly past: number | null
  lookAt(past: number): void
}

function Passages<T extends JackTypes>({ title, chapter, words, past, lookAt }: PassagesProps<T>) {
  return (
    <ol className={styles.passages}>
      {chapter.passages.map(passage => {
        const first = passage.lines[0]
        const last = passage.lines[passage.lines.length - 1]
        const isShown = past !== null && past > first.at && past <= last.at + 1
        return (
          <li key={first.at}>
            <button
              type="button"
              className={styles.passage}
              data-by={passage.lines[0].seat ?? 'chance'}
              aria-current={isShown || undefined}
              onClick={() => lookAt(last.at + 1)}
            >
              <PassageText title={title} passage={passage} words={words} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface PassageTextProps<T extends JackTypes> {
  readonly title: Title<T>
  readonly passage: Passage<T>
  readonly words: Words
}

function PassageText<T extends JackTypes>({ title, passage, words }: PassageTextProps<T>) {
  const after = passage.lines.flatMap(line => follows(title, words, line))
  return (
    <>
      <span>{passage.lines.map(line => title.sentence(words, line)).join(' ')}</span>
      {after.map(text => (
        <strong key={text} className={styles.follows}>
          {text}
        </strong>
      ))}
    </>
  )
}
