import { lazy, Suspense } from 'react'
import { Obstacles } from '../../../table/Obstacles.tsx'
import { refusalText } from './status.ts'
import type { Desk } from './useDesk.ts'

const SeatNotes = lazy(async () => ({ default: (await import('../panels/SeatNotes.tsx')).SeatNotes }))

/** What stands in the way of playing on, and what one would not see otherwise. */
export function Notices({ desk }: { readonly desk: Desk }) {
  const { game, table, reading } = desk
  const { play, words } = table
  return (
    <>
      <Obstacles
        game={game}
        refusal={table.refusal === null ? null : refusalText(words, table.refusal)}
        onDismissRefusal={table.dismissRefusal}
        failure={table.failure}
        onDismissFailure={table.dismissFailure}
        illegal={words.illegal}
        onRule={reading.showRule}
      />
      {play.seat !== null && (
        <Suspense fallback={null}>
          <SeatNotes table={table} />
        </Suspense>
      )}
    </>
  )
}
