import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** A headed part of a page, ruled off like a column of a newspaper. */
export function Section({
  title,
  beside,
  children,
}: {
  readonly title: string
  readonly beside?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
