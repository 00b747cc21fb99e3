import type { Night, WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Deduction } from '../aids/deduce.ts'
import { Facts } from '../chronicle/Facts.tsx'
import { nightPast, nightPastTitle } from '../chronicle/night-past.ts'
import type { Words } from '../words.ts'
import styles from './NightPast.module.css'

interface NightPastProps {
  readonly words: Words
  readonly view: WhitechapelView
  /** What is worked out now, where it may be and is shown. */
  readonly deduction: Deduction | null
}

/** Through Hell, to all but Jack: how the night before ended, and what it has left. */
export function NightPast({ words, view, deduction }: NightPastProps) {
  useLaterTexts('letters-from-whitechapel')
  const before = (view.night - 1) as Night
  if (view.round > 0 || view.audience === 'jack') return null
  const facts = nightPast(words, view, before)
  if (facts.length === 0) return null
  const left = deduction && words.page('deduce.hideouts', { count: deduction.hideouts.length })
  return (
    <section className={styles.past}>
      <h2 className={styles.title}>{nightPastTitle(words, before)}</h2>
      <Facts facts={left === null ? facts : [...facts, left]} />
    </section>
  )
}
