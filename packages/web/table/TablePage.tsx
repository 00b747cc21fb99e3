import { GamePage } from './GamePage.tsx'
import { LocalGame } from './LocalGame.tsx'
import { RemoteGame } from './RemoteGame.tsx'

/** A game on the server, at the board. */
export function RemoteTablePage() {
  return <RemoteGame>{game => <GamePage {...game} as="board" />}</RemoteGame>
}

/** A game of two at this screen, at the board. */
export function LocalTablePage() {
  return <LocalGame>{game => <GamePage {...game} as="board" />}</LocalGame>
}
