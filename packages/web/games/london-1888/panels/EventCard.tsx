import { EVENT_TABLE, type EventId } from '@gaslight/london-1888'
import { Button } from '../../../design/Button.tsx'
import type { Words } from '../words.ts'
import styles from './Cards.module.css'
import { Emblem } from './Emblem.tsx'
import { eventText } from './EventStrip.tsx'

interface EventCardProps {
  readonly words: Words
  readonly event: EventId
  onRule(rule: string): void
}

/** An event to be read: what it does, and for how long. */
export function EventCard({ words, event, onRule }: EventCardProps) {
  const { lasts, kind, rule } = EVENT_TABLE[event]
  return (
    <article className={styles.large} data-kind={kind}>
      <Emblem of={event} size={120} />
      <h3>{words.event(event)}</h3>
      <p>{words.game(eventText(event))}</p>
      <p className={styles.quiet}>{words.page(`lasts.${lasts}`)}</p>
      <Button kind="quiet" onClick={() => onRule(rule)}>
        {words.t('refusal.rule', { rule })}
      </Button>
    </article>
  )
}
