import { GamePage } from './GamePage.tsx'
import { RemoteGame } from './RemoteGame.tsx'

/** A game on the server, at the board. */
export function RemoteTablePage() {
  return <RemoteGame>{game => <GamePage {...game} as="board" />}</RemoteGame>
}
