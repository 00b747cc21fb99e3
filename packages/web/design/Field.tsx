import { ChevronDown } from 'lucide-react'
import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { type Choice, Help, type Worded, worded } from './Worded.tsx'

interface TextFieldProps extends Worded, InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string
}

/** A labelled line of text, with its help and what is wrong with it. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={worded.field}>
      <label className={worded.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help ${id}-error`}
      />
      <Help id={`${id}-help`}>{help}</Help>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface SelectProps<Value extends string>
  extends Worded,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly choices: readonly Choice<NoInfer<Value>>[]
  readonly value: Value
  onChoose(value: NoInfer<Value>): void
}

/** The browser's own list, labelled. */
export function Select<Value extends string>({ label, help, choices, value, onChoose, ...select }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={worded.field}>
      <label className={worded.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.chosen}>
        <select
          {...select}
          id={id}
          className={`${styles.input} ${styles.select}`}
          value={value}
          aria-describedby={`${id}-help`}
          onChange={event => {
            const choice = choices.find(candidate => candidate.value === event.target.value)
            if (choice) onChoose(choice.value)
          }}
        >
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </span>
      <Help id={`${id}-help`}>{help}</Help>
    </div>
  )
}
