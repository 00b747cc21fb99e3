import type { Position } from '@gaslight/core'
import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { type Entry, entryOf } from '../games.ts'
import { audienceOf, checkFollowed, followedRecord, positionFrom, readText, recordOf, wholeRecord } from '../input.ts'
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

A record must be whole. Of Letters from Whitechapel one is enough that was written for the police: a sheet of the
companion, or what the server gives a detective while the game goes on. It answers for detectives alone.

Examples:
  gaslight deduce mr-jack my-game.game
  gaslight deduce mr-jack position.json --as jack --json
  gaslight deduce letters-from-whitechapel hunt.game
  gaslight deduce london-1888 my-game.game --as player-4`,
    )
    .action((id: string, file: string, flags: { as?: string; json?: true }) => {
      const entry = entryOf(id)
      const as = flags.as ?? entry.game.roles[1].id
      const { view, decisions, end } = lastSecret(entry, file, as)
      const deduction = entry.deduce(view, end)
      if (flags.json) printJson({ game: id, as, ...(decisions === null ? {} : { decisions }), ...deduction.facts })
      else print(deduction.lines.join('\n'))
    })
}

interface Moment {
  readonly view: object
  /** How many of a record led there, where that is known. */
  readonly decisions: number | null
  readonly end: object | null
}

/** What a seat knew in the last position in which the game was not over; of a record also what came of it. */
function lastSecret(entry: Entry, file: string, as: string): Moment {
  const viewOf = (position: Position) => entry.game.view(position, audienceOf(entry, position, as, false))
  const text = readText(file)
  if (text.trimStart().startsWith('{')) {
    const position = positionFrom(entry, file, text)
    if (position.turn().kind === 'over') return complain(`${file}: the game is over; nothing is left to deduce`)
    return { view: viewOf(position), decisions: null, end: null }
  }
  const parsed = recordOf(file, text)
  const followed = followedRecord(entry, file, parsed)
  if (followed !== null) {
    checkFollowed(entry, followed, as)
    const { views, turn } = followed
    const isOver = turn.kind === 'over'
    return {
      view: views[views.length - (isOver ? 2 : 1)],
      decisions: null,
      end: isOver ? views[views.length - 1] : null,
    }
  }
  const read = wholeRecord(entry, file, parsed)
  const position = read.start.clone()
  let decisions = 0
  const next = position.clone()
  for (const decision of read.decisions) {
    next.apply(decision)
    if (next.turn().kind === 'over')
      return { view: viewOf(position), decisions, end: entry.game.view(next, 'omniscient') }
    position.copyFrom(next)
    decisions++
  }
  return { view: viewOf(position), decisions, end: null }
}
