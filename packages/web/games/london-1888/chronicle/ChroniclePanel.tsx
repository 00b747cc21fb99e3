import type { SessionState } from '@gaslight/client'
import { chapterName, chapters, follows, type Line, type LondonView, placed, sentence } from '@gaslight/london-1888'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/chronicle.module.css'
import type { Table } from '../table/useTable.ts'
import type { Words } from '../words.ts'
import own from './ChroniclePanel.module.css'
import { cutAt, placesIn } from './places.ts'

interface ChroniclePanelProps {
  readonly words: Words
  readonly state: SessionState<LondonView>
  /** How many moments the picture on show holds; null in the present. */
  readonly past: number | null
  light: Table['light']
  lookAt(past: number | null): void
}

/**
 * The game told in plain sentences, by rounds and turns; a sentence shows the table as it stood after it, and the places it
 * names show on the board.
 */
export function ChroniclePanel({ words, state, past, light, lookAt }: ChroniclePanelProps) {
  const { t } = useTranslation('table')
  const { start, moments, view } = state
  const told = useMemo(() => chapters(start, moments), [start, moments])
  const end = useRef<HTMLDivElement>(null)
  const count = moments.length
  useEffect(() => {
    const list = end.current?.closest('[role="tabpanel"], [data-scrolls]')
    if (past === null && list != null) list.scrollTop = list.scrollHeight
  }, [count, past])
  return (
    <div className={styles.chronicle}>
      {told.length === 0 && <p className={styles.empty}>{t('chronicle.empty')}</p>}
      {told.map(chapter => (
        <section key={chapter.lines[0]?.at}>
          <h3 className={styles.round}>{chapterName(words, chapter, view)}</h3>
          <ol className={styles.passages}>
            {chapter.lines.map(line => (
              <li key={line.at}>
                <button
                  type="button"
                  className={styles.passage}
                  data-by={line.by === 'chance' ? 'chance' : 'seat'}
                  aria-current={past === line.at + 1 || undefined}
                  onClick={() => {
                    lookAt(line.at + 1 >= count ? null : line.at + 1)
                    light(placesIn(line))
                  }}
                  onFocus={event => event.currentTarget.matches(':focus-visible') && light(placesIn(line))}
                  onBlur={() => light([])}
                >
                  <Sentence words={words} line={line} light={light} />
                  {follows(words, line).map(text => (
                    <strong key={text} className={styles.follows}>
                      {text}
                    </strong>
                  ))}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

interface SentenceProps extends Pick<ChroniclePanelProps, 'words' | 'light'> {
  readonly line: Line
}

function Sentence({ words, line, light }: SentenceProps) {
  const named = placesIn(line).map(space => ({ space, name: placed(words, space) }))
  return (
    <span>
      {cutAt(sentence(words, line), named).map(({ text, space }) =>
        space === null ? (
          text
        ) : (
          <span
            key={space}
            className={own.place}
            onPointerEnter={() => light([space])}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && light([])}
          >
            {text}
          </span>
        ),
      )}
    </span>
  )
}
