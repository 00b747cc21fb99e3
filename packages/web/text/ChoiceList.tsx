import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/Field.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './ChoiceList.module.css'
import { matches } from './filter.ts'

/** One legal decision, whole, in words. */
export interface TextChoice {
  readonly key: string
  readonly label: string
  readonly isGrave: boolean
  choose(): void
}

export interface ChoiceListProps {
  /** What one may look for in this game. */
  readonly filterHelp: string
  /** In canonical order, under the headings of what they do. */
  readonly groups: readonly { readonly heading: string; readonly choices: readonly TextChoice[] }[]
}

/** A filter is offered for longer lists than this. */
const FEW = 12

/** Every legal decision as a button, with a filter for long lists. */
export function ChoiceList({ filterHelp, groups }: ChoiceListProps) {
  const { t } = useTranslation('table')
  const [filter, setFilter] = useState('')
  const all = groups.reduce((sum, group) => sum + group.choices.length, 0)
  const shown = groups
    .map(group => ({ ...group, choices: group.choices.filter(choice => matches(choice.label, filter)) }))
    .filter(group => group.choices.length > 0)
  const count = shown.reduce((sum, group) => sum + group.choices.length, 0)
  return (
    <section className={styles.list} tabIndex={-1} aria-label={t('compose.choices')}>
      {all > FEW && (
        <TextField
          label={t('text.filter')}
          help={filterHelp}
          type="search"
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
      )}
      <p role="status" className={styles.count}>
        {t('text.shown', { count })}
      </p>
      {shown.map(group => (
        <section key={group.heading}>
          <h3>{group.heading}</h3>
          <ul className={styles.choices}>
            {group.choices.map(choice => (
              <li key={choice.key}>
                <Button kind={choice.isGrave ? 'danger' : 'secondary'} onClick={choice.choose}>
                  {choice.label}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
