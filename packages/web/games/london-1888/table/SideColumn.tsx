import { SeatsBar } from '../../../table/SeatsBar.tsx'
import { TableTools } from '../../../table/TableTools.tsx'
import { SidePanel } from '../panels/SidePanel.tsx'
import type { Desk } from './useDesk.ts'

/** What stands beside the board; among the rest the seats and the ways to other pages. */
export function SideColumn({ desk }: { readonly desk: Desk }) {
  const { game, reading } = desk
  const tools = (
    <>
      <SeatsBar state={game.state} />
      <TableTools
        id={game.id}
        at={game.at}
        as="board"
        onKeys={reading.showKeys}
        onRules={() => reading.showRule(null)}
      />
    </>
  )
  return <SidePanel desk={desk} tools={tools} />
}
