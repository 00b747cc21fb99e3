import type { JackView } from '@gaslight/jack-family'
import type { ReactNode } from 'react'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'
import type { Words } from '../words.ts'
import styles from './Cards.module.css'

/** The round's four cards: those still open with what they do, those used turned down, the one in play marked. */
export function Cards<T extends JackTypes>({ table }: { readonly table: Table<T> }) {
  const { title, words, scene, active, composing } = table
  const { Token } = title
  const names = Object.keys(scene.cards).sort()
  if (names.length === 0) return null
  const offered = composing?.mode === 'card' ? composing.offers.map(({ part }) => title.keyOf(part)) : []
  return (
    <ul className={styles.cards} aria-label={words.page('cards.label')}>
      {names.map((name, index) => (
        <li key={name}>
          <Card
            name={name}
            words={words}
            token={size => <Token character={name} innocent={scene.characters[name]?.suspect === false} size={size} />}
            state={stateOf(scene, active, name)}
            choose={offered.includes(title.keyOf(title.named(name))) ? () => table.point(title.named(name)) : null}
            number={index + 1}
            onPreview={on => table.setPreview(on ? title.named(name) : null)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardState = 'open' | 'active' | 'used'

function stateOf(scene: JackView, active: string | undefined, name: string): CardState {
  if (active === name && scene.cards[name] !== 'used') return 'active'
  if (active === name && scene.active?.character === name) return 'active'
  return scene.cards[name] === 'used' ? 'used' : 'open'
}

interface CardProps {
  readonly name: string
  readonly words: Words
  /** Its token, so many CSS pixels wide. */
  token(size: number): ReactNode
  readonly state: CardState
  /** Null where the card cannot be chosen now. */
  readonly choose: (() => void) | null
  /** The key that chooses it. */
  readonly number: number
  onPreview(on: boolean): void
}

function Card({ name, words, token, state, choose, number, onPreview }: CardProps) {
  const face = (
    <>
      {token(state === 'used' ? 28 : 44)}
      {state === 'used' ? (
        <>
          <span className={styles.name}>{words.name(name)}</span>
          <span className={styles.power}>{words.page('cards.used')}</span>
        </>
      ) : (
        <>
          <WholeName full={words.fullName(name)} short={words.name(name)} />
          <span className={styles.power}>{words.power(name)}</span>
        </>
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

/** The full name, and in it, or before it, the short one by which everybody is called at the table. */
function WholeName({ full, short }: { readonly full: string; readonly short: string }) {
  const at = full.lastIndexOf(short)
  const [before, after] = at < 0 ? ['', ` ${full}`] : [full.slice(0, at), full.slice(at + short.length)]
  return (
    <span className={styles.name}>
      <span className={styles.given}>{before}</span>
      {short}
      <span className={styles.given}>{after}</span>
    </span>
  )
}
