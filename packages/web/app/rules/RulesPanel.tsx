import { lazy, Suspense } from 'react'
import { Skeleton } from '../../design/Skeleton.tsx'
import type { RulesPanelProps } from './OpenedRules.tsx'

const OpenedRules = lazy(async () => ({ default: (await import('./OpenedRules.tsx')).OpenedRules }))

/** The rules beside a board; they are fetched when somebody opens them. */
export function RulesPanel(props: RulesPanelProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <OpenedRules {...props} />
    </Suspense>
  )
}
