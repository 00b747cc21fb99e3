import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { explain } from '../explain.ts'
import { entryOf } from '../games.ts'
import { type PositionFlags, positionOf } from '../input.ts'
import { print, printJson, turnOf } from '../output.ts'
import { addGame, addPosition } from './flags.ts'

export function addApply(program: Command): void {
  addPosition(addGame(program.command('apply')))
    .argument('<decision...>', 'decisions in notation, chance included')
    .description('apply decisions to a position and print the position document that results')
    .option('--json', 'print {"position", "turn", "events"}')
    .addHelpText(
      'after',
      `
Examples:
  gaslight apply mr-jack Jack=Bert 'R1 deal Gull Holmes Smith Watson' Holmes g5-h6
  gaslight apply mr-jack --position position.json Smith g8-g9 '(L b2-f9)' --json`,
    )
    .action((id: string, decisions: string[], flags: PositionFlags & { json?: true }) => {
      const entry = entryOf(id)
      const { game } = entry
      const p = positionOf(entry, flags)
      const before = p.clone()
      const events: object[] = []
      for (const text of decisions) {
        const parsed = game.notation.parse(p, text)
        if (!parsed.ok) {
          const why = explain(entry.say)(parsed.error)
          return complain(why.startsWith(`"${text}"`) ? why : `"${text}": ${why}`)
        }
        p.apply(parsed.value)
        const event = game.event(before, parsed.value, p, 'omniscient')
        if (event !== null) events.push(event)
        before.apply(parsed.value)
      }
      const position = game.notation.document(p)
      if (flags.json) printJson({ position, turn: turnOf(game, p.turn()), events })
      else print(JSON.stringify(position, null, 2))
    })
}
