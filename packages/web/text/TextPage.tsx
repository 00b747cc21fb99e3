import { GamePage } from '../table/GamePage.tsx'
import { RemoteGame } from '../table/RemoteGame.tsx'

/** A game on the server, as text. */
export function RemoteTextPage() {
  return <RemoteGame>{game => <GamePage {...game} as="text" />}</RemoteGame>
}
