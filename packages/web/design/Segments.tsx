import { useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Segments.module.css'
import { type Choice, Help, type Worded, worded } from './Worded.tsx'

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
    <fieldset className={worded.field} aria-describedby={`${id}-help`}>
      <legend className={hideLabel ? 'visually-hidden' : worded.label}>{label}</legend>
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
