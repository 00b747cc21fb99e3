import type { Command } from 'commander'
import { entryOf } from '../games.ts'
import { audienceOf, type PositionFlags, positionOf } from '../input.ts'
import { print, printJson } from '../output.ts'
import { screenOf } from '../terminal/screen.ts'
import { addGame, addPosition } from './flags.ts'

export function addView(program: Command): void {
  addPosition(addGame(program.command('view')))
    .requiredOption('--as <seat>', 'a role, its number, or public; omniscient once the game is over')
    .description('show what a seat or the public may know of a position')
    .option('--json', 'print the view as it is sent to that seat')
    .addHelpText(
      'after',
      `
Examples:
  gaslight view mr-jack --as public
  gaslight view mr-jack --position game.game --as detective --json`,
    )
    .action((id: string, flags: PositionFlags & { as: string; json?: true }) => {
      const entry = entryOf(id)
      const p = positionOf(entry, flags)
      const view = entry.game.view(p, audienceOf(entry, p, flags.as, p.turn().kind === 'over'))
      if (flags.json) printJson(view)
      else print(entry.face.draw(view, [], screenOf(process.stdout, entry.say)).join('\n'))
    })
}
