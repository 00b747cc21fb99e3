import { lazy, Suspense } from 'react'
import type { RefusalsProps } from './Refusals.tsx'
import type { SurfaceProps } from './surface.ts'

// Most tables need none of them.
const Refusals = lazy(async () => ({ default: (await import('./Refusals.tsx')).Refusals }))
const OpenSeat = lazy(async () => ({ default: (await import('./OpenSeat.tsx')).OpenSeat }))
const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }))

interface ObstaclesProps extends RefusalsProps {
  readonly game: Pick<SurfaceProps, 'local' | 'state'>
}

/** What stands in the way: a click that the rules refuse, a turn that was not taken, a seat still free, the next one's look. */
export function Obstacles({ game: { local, state }, ...refusals }: ObstaclesProps) {
  return (
    <Suspense fallback={null}>
      {(refusals.refusal !== null || refusals.failure !== null) && <Refusals {...refusals} />}
      {state.info.status === 'open' && <OpenSeat info={state.info} />}
      {local !== null && <HandOver local={local} state={state} />}
    </Suspense>
  )
}
