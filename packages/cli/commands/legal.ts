import { DecisionList } from '@gaslight/core'
import type { Command } from 'commander'
import { entryOf } from '../games.ts'
import { type PositionFlags, positionOf } from '../input.ts'
import { print, printJson, turnOf } from '../output.ts'
import { addGame, addPosition } from './flags.ts'

export function addLegal(program: Command): void {
  const command = addPosition(addGame(program.command('legal')))
    .description('list the legal decisions of a position, one a line, in notation')
    .option('--json', 'print {"turn", "decisions"}')
    .addHelpText(
      'after',
      `
Examples:
  gaslight legal mr-jack
  gaslight legal mr-jack --options '{"board":"revised"}' --json
  gaslight apply mr-jack Jack=Bert | gaslight legal mr-jack --position -`,
    )
  command.action((id: string, flags: PositionFlags & { json?: true }) => {
    const { game } = entryOf(id)
    const p = positionOf(entryOf(id), flags)
    const legal = new DecisionList()
    p.legal(legal)
    const decisions = legal.toArray().map(decision => game.notation.format(p, decision, 'omniscient'))
    if (flags.json) printJson({ turn: turnOf(game, p.turn()), decisions })
    else if (decisions.length > 0) print(decisions.join('\n'))
  })
}
