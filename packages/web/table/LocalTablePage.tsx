import { GamePage } from './GamePage.tsx'
import { LocalGame } from './LocalGame.tsx'

/** A game of two at this screen, at the board. */
export function LocalTablePage() {
  return <LocalGame>{game => <GamePage {...game} as="board" />}</LocalGame>
}
