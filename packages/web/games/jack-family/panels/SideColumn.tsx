import { useLaterTexts } from '../../../i18n/index.ts'
import { SeatsBar } from '../../../table/SeatsBar.tsx'
import type { Desk } from '../table/useDesk.ts'
import type { JackTypes } from '../title.ts'
import { SecretPanel } from './SecretPanel.tsx'
import { SidePanel } from './SidePanel.tsx'

interface SideColumnProps<T extends JackTypes> {
  readonly desk: Desk<T>
  onPoint(character: string | null): void
}

/** Beside the board: who plays, what this seat alone knows, and all that is known and told. */
export function SideColumn<T extends JackTypes>({ desk, onPoint }: SideColumnProps<T>) {
  const { game, table, replaying, reading } = desk
  useLaterTexts(table.title.id)
  return (
    <>
      <SeatsBar state={game.state} />
      {table.scene.state !== 'over' && <SecretPanel table={table} />}
      <SidePanel game={game} replaying={replaying} table={table} onPoint={onPoint} reading={reading} />
    </>
  )
}
