import type { LondonView } from '@gaslight/london-1888'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Words } from '../words.ts'
import styles from './Line.module.css'
import type { LineCard } from './lines.ts'

interface LineProps {
  readonly cards: readonly LineCard[]
  readonly words: Words
  readonly scene: LondonView
  /** Points at a card that lies face down; null where none is asked for. */
  readonly onPick: ((position: number) => void) | null
}

/** A line of suspicion: five small cards, most of them face down. */
export function Line({ cards, words, scene, onPick }: LineProps) {
  return (
    <ol className={styles.line} aria-label={words.page('line.label')}>
      {cards.map(card => {
        const text = describe(words, scene, card)
        const face = <Face card={card} />
        return (
          <li key={card.position}>
            {onPick !== null && card.up === null ? (
              <button
                type="button"
                className={styles.card}
                data-pick
                title={text}
                aria-label={text}
                onClick={() => onPick(card.position)}
              >
                {face}
              </button>
            ) : (
              <span
                className={styles.card}
                data-up={card.up ?? card.covered ?? undefined}
                data-covered={card.covered !== null || undefined}
                title={text}
                role="img"
                aria-label={text}
              >
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function describe(words: Words, scene: LondonView, card: LineCard): string {
  const { position, up, known, covered, peekers } = card
  const place = words.page('part.position', { position })
  if (up !== null) return saidOf(place, words.game(`identity.${up}`))
  if (covered !== null) return saidOf(place, words.game('told.stayedDown', { card: words.game(`identity.${covered}`) }))
  const seen = known === null ? [] : [words.page('line.known', { card: words.game(`identity.${known}`) })]
  const looked =
    peekers.length === 0
      ? []
      : [words.page('line.peeked', { names: words.list(peekers.map(seat => words.seat(scene, seat))) })]
  return [saidOf(place, words.page('line.down')), ...seen, ...looked].join(' · ')
}

const MARKS = { false_lead: 'M3 3L9 13M9 3L3 13', suspect: '', innocent: 'M2.500 8.500L5 11.500L9.500 4.500', jack: '' }

function Face({ card: { up, known, covered, peekers } }: { readonly card: LineCard }) {
  const shown = up ?? covered ?? known
  return (
    <svg
      viewBox="0 0 12 16"
      width="15"
      height="20"
      aria-hidden="true"
      data-known={up === null && covered === null ? known : undefined}
    >
      {shown === null && <path d="M2 2H10V14H2ZM2 8L6 2L10 8L6 14Z" />}
      {shown !== null && shown !== 'suspect' && shown !== 'jack' && <path d={MARKS[shown]} />}
      {shown === 'suspect' && (
        <text y="12" x="6">
          ?
        </text>
      )}
      {shown === 'jack' && (
        <text y="12" x="6">
          J
        </text>
      )}
      {up === null && peekers.length > 0 && <circle cx="10" cy="2.500" r="2" />}
    </svg>
  )
}
