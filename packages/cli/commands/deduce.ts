import { type Position, readRecord } from '@gaslight/core'
import type { Command } from 'commander'
import { complain, complainOf } from '../complaint.ts'
import { explain } from '../explain.ts'
import { type Entry, entryOf } from '../games.ts'
import { audienceOf, positionFrom, readText, recordOf } from '../input.ts'
import { print, printJson } from '../output.ts'
import { addGame } from './flags.ts'

export function addDeduce(program: Command): void {
  addGame(program.command('deduce'))
    .argument('<file>', 'a record or a position document; - reads the standard input')
    .option('--as <seat>', 'for whom: a role, its number, or public; without it the second seat, the (first) detective')
    .description('say what follows for a seat from all it knows, and why')
    .option('--json', 'print the same as JSON')
    .addHelpText(
      'after',
      `
Of a finished game it says how it ended and what was secret, and what followed before its last decision.

Examples:
  gaslight deduce mr-jack my-game.game
  gaslight deduce mr-jack position.json --as jack --json
  gaslight deduce letters-from-whitechapel hunt.game
  gaslight deduce london-1888 my-game.game --as player-4`,
    )
    .action((id: string, file: string, flags: { as?: string; json?: true }) => {
      const entry = entryOf(id)
      const as = flags.as ?? entry.game.roles[1].id
      const { position, decisions, end } = lastSecret(entry, file)
      const audience = audienceOf(entry, position, as, false)
      const view = entry.game.view(position, audience)
      const deduction = entry.deduce(view, end === null ? null : entry.game.view(end, 'omniscient'))
      if (flags.json) printJson({ game: id, as, ...(decisions === null ? {} : { decisions }), ...deduction.facts })
      else print(deduction.lines.join('\n'))
    })
}

interface Moment {
  readonly position: Position
  /** How many of a record led there. */
  readonly decisions: number | null
  readonly end: Position | null
}

/** The last position in which the game was not over; of a record also what came of it. */
function lastSecret(entry: Entry, file: string): Moment {
  const text = readText(file)
  if (text.trimStart().startsWith('{')) {
    const position = positionFrom(entry, file, text)
    if (position.turn().kind === 'over') return complain(`${file}: the game is over; nothing is left to deduce`)
    return { position, decisions: null, end: null }
  }
  const read = readRecord(entry.game, recordOf(file, text))
  if (!read.ok) return complainOf(file, read.error, explain(entry.say))
  const position = read.value.start.clone()
  let decisions = 0
  const next = position.clone()
  for (const decision of read.value.decisions) {
    next.apply(decision)
    if (next.turn().kind === 'over') return { position, decisions, end: next }
    position.copyFrom(next)
    decisions++
  }
  return { position, decisions, end: null }
}
