import type { Command } from 'commander'
import { entryOf } from '../games.ts'
import { type PositionFlags, positionOf, positiveNumber, wholeNumber } from '../input.ts'
import { grouped, print, printJson, table } from '../output.ts'
import { playouts } from '../playouts.ts'
import { addGame, addPosition } from './flags.ts'

export function addPlayouts(program: Command): void {
  addPosition(addGame(program.command('playouts')))
    .description('play random full games and measure them')
    .option('--seconds <s>', 'for how long', '5')
    .option('--seed <n>', 'the seed of all random choices', '1888')
    .option('--json', 'print {"game", "games", "gamesPerSecond", "decisionsPerSecond", "meanDecisions", "endings"}')
    .addHelpText(
      'after',
      `
Examples:
  gaslight playouts mr-jack --seconds 10
  gaslight playouts mr-jack --options '{"cast":"extension"}' --json`,
    )
    .action((id: string, flags: PositionFlags & { seconds: string; seed: string; json?: true }) => {
      const seconds = positiveNumber('--seconds', flags.seconds)
      const seed = wholeNumber('--seed', flags.seed, 0)
      const start = positionOf(entryOf(id), flags)
      const result = playouts(start, seconds, seed, () => performance.now() / 1000)
      if (flags.json) {
        printJson({ game: id, ...result })
        return
      }
      print(
        table([
          ['games', grouped(result.games)],
          ['games per second', grouped(Math.round(result.gamesPerSecond))],
          ['decisions per second', grouped(Math.round(result.decisionsPerSecond))],
          ['mean decisions', result.meanDecisions.toFixed(1)],
          ...Object.entries(result.endings).map(([reason, n]) => [reason, `${((100 * n) / result.games).toFixed(1)}%`]),
        ]),
      )
    })
}
