import type { Character, MrJackView } from '@gaslight/mr-jack'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import styles from './Cards.module.css'
import { keyOf, type Part } from './parts.ts'
import type { Table } from './useTable.ts'
import type { Words } from './words.ts'

interface CardsProps {
  readonly table: Table
  readonly words: Words
}

/** The round's four cards: those still open with what they do, those used turned down, the one in play marked. */
export function Cards({ table, words }: CardsProps) {
  const { scene, active, composing } = table
  const names = Object.keys(scene.cards).sort() as Character[]
  if (names.length === 0) return null
  const offered = composing?.mode === 'card' ? composing.offers : []
  return (
    <ul className={styles.cards} aria-label={words.page('cards.label')}>
      {names.map((name, index) => (
        <li key={name}>
          <Card
            name={name}
            words={words}
            suspect={scene.characters[name]?.suspect ?? true}
            state={stateOf(scene, active, name)}
            choose={offered.some(offer => keyOf(offer.part) === `name ${name}`) ? () => table.point(named(name)) : null}
            number={index + 1}
            onPreview={on => table.setPreview(on ? named(name) : null)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardState = 'open' | 'active' | 'used'

function stateOf(scene: MrJackView, active: Character | undefined, name: Character): CardState {
  if (active === name && scene.cards[name] !== 'used') return 'active'
  if (active === name && scene.active?.character === name) return 'active'
  return scene.cards[name] === 'used' ? 'used' : 'open'
}

function named(character: Character): Part {
  return { kind: 'name', character }
}

interface CardProps {
  readonly name: Character
  readonly words: Words
  readonly suspect: boolean
  readonly state: CardState
  /** Null where the card cannot be chosen now. */
  readonly choose: (() => void) | null
  /** The key that chooses it. */
  readonly number: number
  onPreview(on: boolean): void
}

function Card({ name, words, suspect, state, choose, number, onPreview }: CardProps) {
  const face = (
    <>
      <CharacterToken character={name} innocent={!suspect} size={state === 'used' ? 28 : 44} />
      <span className={styles.name}>{words.name(name)}</span>
      {state === 'used' ? (
        <span className={styles.power}>{words.page('cards.used')}</span>
      ) : (
        <span className={styles.power}>{words.power(name)}</span>
      )}
      {state === 'active' && <span className={styles.badge}>{words.page('cards.active')}</span>}
    </>
  )
  if (choose === null)
    return (
      <div className={styles.card} data-state={state}>
        {face}
      </div>
    )
  return (
    <button
      type="button"
      className={styles.card}
      data-state="choosable"
      aria-keyshortcuts={String(number)}
      onClick={choose}
      onPointerEnter={() => onPreview(true)}
      onPointerLeave={() => onPreview(false)}
      onFocus={() => onPreview(true)}
      onBlur={() => onPreview(false)}
    >
      {face}
      <span className={styles.key} aria-hidden="true">
        {number}
      </span>
    </button>
  )
}
