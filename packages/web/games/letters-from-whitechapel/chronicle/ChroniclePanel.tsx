import type { SessionState } from '@gaslight/client'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/chronicle.module.css'
import type { Words } from '../words.ts'
import own from './ChroniclePanel.module.css'
import { Facts } from './Facts.tsx'
import { type Chapter, chapters } from './lines.ts'
import { nightPast, nightPastTitle } from './night-past.ts'
import { follows, sentence } from './sentences.ts'

interface ChroniclePanelProps {
  readonly words: Words
  readonly state: SessionState<WhitechapelView>
  /** How many moments the picture on show holds; null in the present. */
  readonly past: number | null
  lookAt(past: number | null): void
}

/** The game told in plain sentences; a sentence shows the table as it stood after it. */
export function ChroniclePanel({ words, state, past, lookAt }: ChroniclePanelProps) {
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
        <section key={`${chapter.night} ${chapter.round} ${chapter.lines[0]?.at}`}>
          <h3 className={styles.round}>{chapterName(words, chapter)}</h3>
          <ol className={styles.passages}>
            {chapter.lines.map(line => (
              <li key={line.at}>
                <button
                  type="button"
                  className={styles.passage}
                  data-by={line.by === 'jack' || line.by === 'chance' ? line.by : 'detective'}
                  aria-current={past === line.at + 1 || undefined}
                  onClick={() => lookAt(line.at + 1 >= count ? null : line.at + 1)}
                >
                  <span>{sentence(words, line)}</span>
                  {follows(words, line).map(text => (
                    <strong key={text} className={styles.follows}>
                      {text}
                    </strong>
                  ))}
                </button>
              </li>
            ))}
          </ol>
          <Past words={words} chapter={chapter} />
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

/** Below the last round of a night from which Jack has got away: what it has left. */
function Past({ words, chapter: { night, lines } }: { readonly words: Words; readonly chapter: Chapter }) {
  const facts = lines.length === 0 ? [] : nightPast(words, lines[lines.length - 1].after, night)
  if (facts.length === 0) return null
  return (
    <>
      <h4 className={own.title}>{nightPastTitle(words, night)}</h4>
      <Facts facts={facts} />
    </>
  )
}

function chapterName(words: Words, { night, round }: Chapter): string {
  const part = round === 0 ? words.game('part.hell') : words.game('part.round', { round })
  return `${words.game(`night.name.${night}`)} · ${part}`
}
