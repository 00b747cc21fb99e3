import styles from './Toggle.module.css'

interface ToggleProps {
  readonly label: string
  readonly on: boolean
  onChange(on: boolean): void
}

/** A switch with its words; the whole row can be touched. */
export function Toggle({ label, on, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
