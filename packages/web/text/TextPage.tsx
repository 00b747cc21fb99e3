import { GamePage } from '../table/GamePage.tsx'
import { LocalGame } from '../table/LocalGame.tsx'
import { RemoteGame } from '../table/RemoteGame.tsx'

/** A game on the server, as text. */
export function RemoteTextPage() {
  return <RemoteGame>{game => <GamePage {...game} as="text" />}</RemoteGame>
}

/** A game of two at this screen, as text. */
export function LocalTextPage() {
  return <LocalGame>{game => <GamePage {...game} as="text" />}</LocalGame>
}
