import type { Character, NewYorkView } from '@gaslight/mr-jack-new-york'
import { DoorOpen, Eye, EyeOff } from 'lucide-react'
import { Icon } from '../../../design/Icon.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { AidsProps } from '../../jack-family/table/BoardArea.tsx'
import type { Words } from '../../jack-family/words.ts'
import { supplyWords } from '../composing/labels.ts'
import type { NewYork } from '../types.ts'
import { leavers, seenNow } from './aids.ts'
import { changeWords, previewedChanges } from './changes.ts'
import styles from './WaysOut.module.css'

/** Who could leave with one move and by which way; below it what is left to build, or what the power pointed at would change. */
export function WaysOut({ table, shown }: AidsProps<NewYork>) {
  useLaterTexts(table.title.id)
  const { words, preferences } = table
  const changes = previewedChanges(table)
  const told = changes === null ? [] : changeWords(words, changes)
  if (!preferences.aids.exits) return null
  return (
    <div className={styles.ways} data-preview={changes !== null || undefined}>
      <p className={styles.title}>
        <Icon of={DoorOpen} size={16} /> {words.page('ways.title')}
      </p>
      <Leavers words={words} view={shown} />
      {changes === null ? (
        <p className={styles.supply}>{supplyWords(words, shown)}</p>
      ) : (
        <p className={styles.changes}>{told.length === 0 ? words.page('ways.noChange') : told.join(' · ')}</p>
      )}
    </div>
  )
}

function Leavers({ words, view }: { readonly words: Words; readonly view: NewYorkView }) {
  const ways = [...leavers(view)]
  const seen = seenNow(view)
  if (ways.length === 0) return <p>{words.page('ways.nobody')}</p>
  return (
    <ul className={styles.list}>
      {ways.map(([exit, names]) => (
        <li key={exit}>
          <span className={styles.exit}>{exit}</span>
          <Names words={words} names={names} isSeen={name => seen.has(name)} />
        </li>
      ))}
    </ul>
  )
}

interface NamesProps {
  readonly words: Words
  readonly names: readonly Character[]
  isSeen(name: Character): boolean
}

/** Whoever is visible at the appeal cannot leave in the round after it (NY-63), so both states are told apart. */
function Names({ words, names, isSeen }: NamesProps) {
  return names.map(name => (
    <span key={name} className={styles.name} data-seen={isSeen(name) || undefined}>
      <Icon of={isSeen(name) ? Eye : EyeOff} size={13} /> {words.name(name)}
      <span className="visually-hidden"> ({words.game(`sight.${isSeen(name) ? 'seen' : 'unseen'}`)})</span>
    </span>
  ))
}
