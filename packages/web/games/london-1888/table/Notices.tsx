import { lazy, Suspense } from 'react'
import { Obstacles } from '../../../table/Obstacles.tsx'
import { refusalText } from './status.ts'
import type { Desk } from './useDesk.ts'
import type { Table } from './useTable.ts'

const DeadNote = lazy(async () => ({ default: (await import('../panels/DeadNote.tsx')).DeadNote }))

const OfferNote = lazy(async () => ({ default: (await import('../panels/OfferNote.tsx')).OfferNote }))

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
      {isAnswered(table) && (
        <Suspense fallback={null}>
          <OfferNote words={words} state={play.state} />
        </Suspense>
      )}
    </>
  )
}

/** Whether the looker has died and the game goes on without him. */
function isDead({ play, scene }: Table): boolean {
  return play.seat !== null && scene.players[play.seat]?.life === 0 && scene.outcome === undefined
}

/** Whether the last thing that happened is another's answer to what the looker has offered. */
function isAnswered({ play: { state, seat, past } }: Table): boolean {
  const { start, moments } = state
  const last = moments.at(-1)
  if (last === undefined || past !== null || seat === null || last.event.by === seat) return false
  const { state: asked, turn } = moments.at(-2)?.view ?? start
  return turn === seat && (asked === 'offer-window' || asked === 'trade-window')
}
