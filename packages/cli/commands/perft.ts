import { type PerftCount, perft, perftDivided } from '@gaslight/core'
import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { entryOf } from '../games.ts'
import { type PositionFlags, positionOf, wholeNumber } from '../input.ts'
import { grouped, print, printJson, table } from '../output.ts'
import { addGame, addPosition } from './flags.ts'

interface Flags extends PositionFlags {
  readonly depth: string
  readonly unit: string
  readonly divide?: true
  readonly without?: string
  readonly json?: true
}

export function addPerft(program: Command): void {
  addPosition(addGame(program.command('perft')))
    .description('count legal sequences of a length, and the distinct positions they lead to')
    .requiredOption('--depth <n>', 'how long')
    .option('--unit <unit>', "decision, or turn: the game's own, an activation of Mr. Jack", 'decision')
    .option('--divide', 'also count apart for each first decision')
    .option('--without <kind>', 'leave out decisions of a kind, for instance accusation')
    .option('--json', 'print {"depth", "unit", "sequences", "positions", "divide"}')
    .addHelpText(
      'after',
      `
A finished game counts once, where it ends. In turns of Mr. Jack the drawn alibi does not count.

Examples:
  gaslight perft mr-jack --position games/mr-jack/positions/position-m.json --depth 1 --unit turn --divide
  gaslight perft mr-jack --depth 4 --json`,
    )
    .action((id: string, flags: Flags) => {
      const entry = entryOf(id)
      const { unit, without } = flags
      const depth = wholeNumber('--depth', flags.depth, 0, 64)
      if (unit !== 'decision' && unit !== 'turn') return complain(`--unit: "${unit}" is neither decision nor turn`)
      if (without !== undefined && !entry.say.has(`kind.${without}`))
        return complain(`--without: ${id} has no decisions of the kind "${without}"`)
      if (flags.divide && depth === 0) return complain('--divide: there is no first decision at depth 0')
      const start = positionOf(entry, flags)
      const request = { depth, unit, ...(without === undefined ? {} : { without }) } as const
      const divide = flags.divide ? perftDivided(entry.game, start, request) : undefined
      const total = perft(entry.game, start, request)
      if (flags.json) printJson({ depth, unit, ...total, ...(divide === undefined ? {} : { divide }) })
      else print(asTable(total, divide ?? {}))
    })
}

function asTable(total: PerftCount, divide: Readonly<Record<string, PerftCount>>): string {
  const row = (name: string, { sequences, positions }: PerftCount) => [name, grouped(sequences), grouped(positions)]
  return table([
    ['', 'sequences', 'positions'],
    ...Object.entries(divide).map(([name, count]) => row(name, count)),
    row('all', total),
  ])
}
