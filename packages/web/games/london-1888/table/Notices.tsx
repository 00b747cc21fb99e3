import { lazy, Suspense } from 'react'
import { Obstacles } from '../../../table/Obstacles.tsx'
import { refusalText } from './status.ts'
import type { Desk } from './useDesk.ts'
import type { Table } from './useTable.ts'

const DeadNote = lazy(async () => ({ default: (await import('../panels/DeadNote.tsx')).DeadNote }))

/** What stands in the way of playing on. */
export function Notices({ desk }: { readonly desk: Desk }) {
  const { game, table, reading } = desk
  const { play, words } = table
  return (
    <>
      <Obstacles
        game={game}
        refusal={table.refusal === null ? null : refusalText(words, table.refusal)}
        onDismissRefusal={table.dismissRefusal}
        failure={play.failure}
        onDismissFailure={() => play.undo()}
        illegal={words.illegal}
        onRule={reading.showRule}
      />
      {isDead(table) && (
        <Suspense fallback={null}>
          <DeadNote words={words} />
        </Suspense>
      )}
    </>
  )
}

/** Whether the looker has died and the game goes on without him. */
function isDead({ play, scene }: Table): boolean {
  return play.seat !== null && scene.players[play.seat]?.life === 0 && scene.outcome === undefined
}
