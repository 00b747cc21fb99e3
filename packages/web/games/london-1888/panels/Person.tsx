import type { SessionState } from '@gaslight/client'
import { useTranslation } from '../../../i18n/index.ts'
import { ownName } from '../../../table/own-name.ts'
import styles from './Person.module.css'

interface PersonProps {
  readonly seats: SessionState<object>['info']['seats']
  readonly seat: number
}

/** Who plays a character, behind its name; nothing where nobody said how to call him. */
export function Person({ seats, seat }: PersonProps) {
  const { t: shell } = useTranslation('shell')
  const sitter = seats[seat]
  const name = sitter === undefined ? null : ownName(sitter.name, shell(`roles.${sitter.role}`))
  return name === null ? null : <span className={styles.person}> · {name}</span>
}
