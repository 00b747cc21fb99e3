import { lazy, Suspense } from 'react'
import type { JackTypes } from '../title.ts'
import type { Refusals as RefusalsType } from './Refusals.tsx'
import type { Desk } from './useDesk.ts'

// Most tables need none of them.
const Refusals = lazy(async () => ({ default: (await import('./Refusals.tsx')).Refusals })) as typeof RefusalsType
const OpenSeat = lazy(async () => ({ default: (await import('../../../table/OpenSeat.tsx')).OpenSeat }))
const HandOver = lazy(async () => ({ default: (await import('../../../table/HandOver.tsx')).HandOver }))

/** What stands in the way: a click that the rules refuse, a turn that was not taken, a seat still free, the other's look. */
export function Notices<T extends JackTypes>({ desk }: { readonly desk: Desk<T> }) {
  const { game, table } = desk
  return (
    <Suspense fallback={null}>
      {(table.refusal !== null || table.play.failure !== null) && <Refusals desk={desk} />}
      {game.state.info.status === 'open' && <OpenSeat info={game.state.info} />}
      {game.local !== null && <HandOver local={game.local} state={game.state} />}
    </Suspense>
  )
}
