import type { SessionState } from '@gaslight/client'
import type { MrJackView } from '@gaslight/mr-jack'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ChroniclePanel.module.css'
import { type Chapter, chapters, type Passage } from './chronicle.ts'
import { aftermath, sentence } from './sentences.ts'
import type { Words } from './words.ts'

interface ChroniclePanelProps {
  readonly state: SessionState<MrJackView>
  readonly words: Words
  /** How many moments the picture on show holds; null in the present. */
  readonly past: number | null
  lookAt(past: number | null): void
}

/** The game told in plain sentences; a passage shows the table as it stood after it. */
export function ChroniclePanel({ state, words, past, lookAt }: ChroniclePanelProps) {
  const { t } = useTranslation('table')
  const told = useMemo(() => chapters(state.start, state.moments), [state.start, state.moments])
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
          <Passages chapter={chapter} words={words} past={past} lookAt={at => lookAt(at >= count ? null : at)} />
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

interface PassagesProps {
  readonly chapter: Chapter
  readonly words: Words
  readonly past: number | null
  lookAt(past: number): void
}

function Passages({ chapter, words, past, lookAt }: PassagesProps) {
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
              <PassageText passage={passage} words={words} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function PassageText({ passage, words }: { readonly passage: Passage; readonly words: Words }) {
  const follows = passage.lines.flatMap(line => line.effects.flatMap(effect => aftermath(words, effect) ?? []))
  return (
    <>
      <span>{passage.lines.map(line => sentence(words, line)).join(' ')}</span>
      {follows.map(text => (
        <strong key={text} className={styles.follows}>
          {text}
        </strong>
      ))}
    </>
  )
}
