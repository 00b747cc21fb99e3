import { ACTION_CARDS, type ActionCardId } from '@gaslight/london-1888'
import { keyOf } from '../composing/parts.ts'
import type { Table } from '../table/useTable.ts'
import { Emblem } from './Emblem.tsx'
import styles from './HandPanel.module.css'

interface HandPanelProps {
  readonly table: Table
}

/** The looker's own ACTION cards with what they do; those that can be played or chosen now stand out. */
export function HandPanel({ table }: HandPanelProps) {
  const { words, scene, play, beside } = table
  const own = typeof scene.audience === 'number' ? scene.players[scene.audience] : undefined
  if (own?.hand === undefined) return null
  const { hand } = own
  const open = beside?.openCards(play)
  const cards = ACTION_CARDS.flatMap(card => Array.from({ length: hand[card] ?? 0 }, (_, copy) => ({ card, copy })))
  return (
    <ul className={styles.hand} aria-label={words.page('hand.label')}>
      {cards.map(({ card, copy }) => (
        <li key={`${card} ${copy}`}>
          <HandCard table={table} card={card} isOpen={open?.has(card) ?? false} />
        </li>
      ))}
    </ul>
  )
}

interface HandCardProps extends HandPanelProps {
  readonly card: ActionCardId
  readonly isOpen: boolean
}

function HandCard({ table, card, isOpen }: HandCardProps) {
  const { words, composing, beside } = table
  const isPicked = composing?.path.some(part => keyOf(part) === card) ?? false
  return (
    <button
      type="button"
      className={styles.card}
      data-open={isOpen || undefined}
      aria-pressed={isPicked}
      onClick={() => table.point({ kind: 'card', card })}
    >
      <Emblem of={card} size={34} />
      <span className={styles.name}>{beside?.parted(words.card(card)) ?? words.card(card)}</span>
      <span className={styles.text}>{words.game(`help.card.${card}`)}</span>
    </button>
  )
}
