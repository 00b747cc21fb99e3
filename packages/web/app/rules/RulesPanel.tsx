import { lazy, Suspense } from 'react'
import { Skeleton } from '../../design/Skeleton.tsx'

export interface RulesPanelProps {
  readonly game: string
  /** Opens at this rule, for instance `MJ-30`; another value later opens at that one. */
  readonly rule?: string | null
}

const OpenedRules = lazy(async () => ({ default: (await import('./OpenedRules.tsx')).OpenedRules }))

/** The rules beside a board; they are fetched when somebody opens them. */
export function RulesPanel(props: RulesPanelProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <OpenedRules {...props} />
    </Suspense>
  )
}
