import styles from './Facts.module.css'

/** Facts one below the other. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
