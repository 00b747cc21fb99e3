import { SeatsBar } from '../../../table/SeatsBar.tsx'
import { TableTools } from '../../../table/TableTools.tsx'
import type { Aids } from '../table/useAids.ts'
import type { Desk } from '../table/useDesk.ts'
import { SidePanel } from './SidePanel.tsx'

interface SideColumnProps {
  readonly desk: Desk
  readonly aids: Aids
}

/** Beside the map: who plays, and all that is known, drawn and told. */
export function SideColumn({ desk, aids }: SideColumnProps) {
  const { game, reading } = desk
  return (
    <>
      <SeatsBar state={game.state} />
      <SidePanel
        desk={desk}
        aids={aids}
        hasMap
        tools={
          <TableTools
            id={game.id}
            at={game.at}
            as="board"
            onKeys={reading.showKeys}
            onRules={() => reading.showRule(null)}
          />
        }
      />
    </>
  )
}
