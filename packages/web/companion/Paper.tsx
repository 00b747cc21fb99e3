import { useEffect } from 'react'
import { Sheet as JackSheet } from '../games/letters-from-whitechapel/panels/JackPanel.tsx'
import type { Sheet } from './model/sheet.ts'
import styles from './Paper.module.css'
import { tellStep, type Wording } from './wording.ts'

interface PaperProps {
  readonly wording: Wording
  readonly sheet: Sheet
  onPrinted(): void
}

const NO_PENCIL: readonly number[] = []

/** The sheet for the printer: Jack's rows, where they are his, and everything that was entered. Prints as soon as it is there. */
export function Paper({ wording, sheet, onPrinted }: PaperProps) {
  useEffect(() => {
    const root = document.documentElement
    const { theme } = root.dataset
    // Dark ink, whatever the screen shows.
    root.dataset.theme = 'morning'
    addEventListener('afterprint', onPrinted)
    print()
    return () => {
      removeEventListener('afterprint', onPrinted)
      if (theme !== undefined) root.dataset.theme = theme
    }
  }, [onPrinted])
  const { words } = wording
  return (
    <div className={styles.paper}>
      <h2>{sheet.kept.name}</h2>
      {sheet.kept.side === 'jack' && (
        <JackSheet table={{ words, scene: sheet.course.view }} pencil={NO_PENCIL} nights={4} />
      )}
      <ol className={styles.entries}>
        {sheet.steps.map((step, at) => (
          <li key={`${at} ${step.entry}`}>{tellStep(wording, sheet, at).join(' ')}</li>
        ))}
      </ol>
    </div>
  )
}
