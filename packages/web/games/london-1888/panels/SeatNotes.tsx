import type { Table } from '../table/useTable.ts'
import { DeadNote } from './DeadNote.tsx'
import { OfferNote } from './OfferNote.tsx'

/** What whoever sits at the table would not see otherwise. */
export function SeatNotes({ table }: { readonly table: Table }) {
  const { play, words } = table
  return (
    <>
      {isDead(table) && <DeadNote words={words} />}
      {isAnswered(table) && <OfferNote words={words} state={play.state} />}
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
