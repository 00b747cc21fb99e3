import { EVENTS, type EventId, type LondonView, MURDERS } from '@gaslight/london-1888'
import { Wine } from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import type { Words } from '../words.ts'
import { Emblem } from './Emblem.tsx'
import styles from './EventStrip.module.css'

const MURDER_EVENTS = EVENTS.slice(0, MURDERS)

/** The murders discovered so far, in their order. */
function murdersOf({ events }: Pick<LondonView, 'events'>): EventId[] {
  return Object.values(events).filter(event => MURDER_EVENTS.includes(event))
}

interface EventStripProps {
  readonly words: Words
  readonly scene: LondonView
  onEvent(event: EventId): void
}

/** The round, the event in force, the murders so far, and who holds the Absinthe. */
export function EventStrip({ words, scene, onEvent }: EventStripProps) {
  const murders = murdersOf(scene)
  const { holder, round } = scene
  // A murder is discovered, and nothing is in force.
  const event = scene.event ?? scene.events[round]
  const isLast = murders.length === MURDERS
  return (
    <div className={styles.strip}>
      <p className={styles.round} data-last={isLast || undefined}>
        {words.page(isLast ? 'strip.last' : 'strip.round', { round: Math.max(1, round) })}
      </p>
      {event === undefined ? (
        <p className={styles.none}>{round < 2 ? words.page('strip.noEvent') : ''}</p>
      ) : (
        <button type="button" className={styles.event} onClick={() => onEvent(event)}>
          <Emblem of={event} size={30} />
          <span className={styles.name}>{words.event(event)}</span>
          <span className={styles.text}>{words.game(eventText(event))}</span>
        </button>
      )}
      <ol className={styles.murders} aria-label={words.page('strip.murders', { number: murders.length })}>
        {MURDER_EVENTS.map((_, index) => {
          const murder = murders[index]
          return (
            <li key={MURDER_EVENTS[index]} data-found={murder !== undefined || undefined}>
              {murder === undefined ? (
                <span aria-hidden="true">{index + 1}</span>
              ) : (
                <button
                  type="button"
                  title={words.event(murder)}
                  aria-label={words.event(murder)}
                  onClick={() => onEvent(murder)}
                >
                  {index + 1}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {holder !== undefined && (
        <p className={styles.absinthe} title={words.page('strip.absintheHelp')}>
          <Icon of={Wine} size={16} />
          {words.seat(scene, holder)}
        </p>
      )}
    </div>
  )
}

/** All murders say the same. */
export function eventText(event: EventId): string {
  return `help.event.${MURDER_EVENTS.includes(event) ? 'murder' : event}`
}
