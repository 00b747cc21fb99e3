import { GamePage } from '../table/GamePage.tsx'
import { LocalGame } from '../table/LocalGame.tsx'

/** A game of two at this screen, as text. */
export function LocalTextPage() {
  return <LocalGame>{game => <GamePage {...game} as="text" />}</LocalGame>
}
