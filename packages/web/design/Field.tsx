import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

interface Worded {
  readonly label: string
  readonly help?: ReactNode
}

interface TextFieldProps extends Worded, InputHTMLAttributes<HTMLInputElement> {
  readonly error?: string
}

/** A labelled line of text, with its help and what is wrong with it. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
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

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: LucideIcon
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
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

interface SegmentsProps<Value extends string> extends Worded {
  readonly choices: readonly Choice<NoInfer<Value>>[]
  readonly value: Value
  onChoose(value: NoInfer<Value>): void
  readonly hideLabel?: boolean
}

/** One of a few, side by side: radio buttons, so arrows choose. */
export function Segments<Value extends string>({
  label,
  help,
  choices,
  value,
  onChoose,
  hideLabel,
}: SegmentsProps<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-help`}>
      <legend className={hideLabel ? 'visually-hidden' : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon && <Icon of={choice.icon} size={18} />}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Help id={`${id}-help`}>{help}</Help>
    </fieldset>
  )
}

function Help({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.help}>
      {children}
    </p>
  )
}
