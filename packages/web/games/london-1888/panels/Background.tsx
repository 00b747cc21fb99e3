import { Suspense } from 'react'
import { RuleText } from '../../../app/newgame/RuleText.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import type { Words } from '../words.ts'
import styles from './Background.module.css'

/** A Recap card: the phases of a turn, then decisions a to i, in the words of the rules. */
const RECAP = [23, 25, 31, 32, 33, 34, 44, 45, 46, 47, 48, 49, 50, 51, 52].map(rule => `LD-${rule}`)

const TIPS = Array.from({ length: 12 }, (_, i) => `tip.${i + 1}`)

/** By day, and what more happened on it. */
const CHRONOLOGY = [
  '1888-04-05',
  '1888-08-07',
  '1888-08-31',
  '1888-09-08',
  '1888-09-10',
  '1888-09-19',
  '1888-09-27',
  '1888-09-29',
  '1888-09-30',
  '1888-09-30-reward',
  '1888-10-01',
  '1888-10-01-queen',
  '1888-10-01-postcard',
  '1888-10-01-sums',
] as const

interface BackgroundProps {
  readonly words: Words
}

/** What lies beside the board: a Recap card, all the advice, and what happened in 1888 (LD-188). */
export function Background({ words }: BackgroundProps) {
  useLaterTexts('london-1888')
  const { language } = useTranslation('table')
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className={styles.background}>
      <details>
        <summary>{words.page('background.recap')}</summary>
        <Suspense fallback={<Skeleton lines={6} />}>
          {RECAP.map(rule => (
            <RuleText key={rule} game="london-1888" rule={rule} />
          ))}
        </Suspense>
      </details>
      <details>
        <summary>{words.page('background.tips')}</summary>
        <ul>
          {[...TIPS, 'setting.goodJack'].map(tip => (
            <li key={tip}>{words.game(tip)}</li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{words.page('background.chronology')}</summary>
        <p>{words.game('setting.text')}</p>
        <ol>
          {CHRONOLOGY.map(entry => (
            <li key={entry}>
              <time dateTime={entry.slice(0, 10)}>{day.format(new Date(entry.slice(0, 10)))}</time>{' '}
              {words.game(`chronology.${entry}`)}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
