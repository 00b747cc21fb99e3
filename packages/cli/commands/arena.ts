import { type Agent, agentFor, arena, levelsOf } from '@gaslight/bots'
import type { Command } from 'commander'
import { complain } from '../complaint.ts'
import { entryOf } from '../games.ts'
import { optionsOf, seatsOf, wholeNumber } from '../input.ts'
import { print, printJson, table } from '../output.ts'
import { addGame, addStart } from './flags.ts'

interface Flags {
  readonly a: string
  readonly b: string
  readonly games: string
  readonly seed: string
  readonly options?: string
  readonly seats?: string
  readonly json?: true
}

export function addArena(program: Command): void {
  addStart(addGame(program.command('arena')))
    .description('let two bots play each other, in both roles, on the same chance')
    .requiredOption('--a <bot>', 'one level')
    .requiredOption('--b <bot>', 'the other')
    .option('--games <n>', 'how many games, rounded up to whole sets of all roles', '100')
    .option('--seed <n>', 'the seed of everything random', '1888')
    .option('--json', 'print {"game", "games", "cells", "overall", "secondsPerDecision"}')
    .addHelpText(
      'after',
      `
Examples:
  gaslight arena mr-jack --a greedy --b random --games 1000
  gaslight arena mr-jack --a inspector --b greedy --games 400 --json`,
    )
    .action((id: string, flags: Flags) => {
      const entry = entryOf(id)
      const result = arena({
        game: entry.game,
        options: optionsOf(entry, flags.options),
        seats: seatsOf(entry, flags.seats),
        a: agentOf(id, '--a', flags.a),
        b: agentOf(id, '--b', flags.b),
        games: wholeNumber('--games', flags.games, 1),
        seed: wholeNumber('--seed', flags.seed, 0),
        clock: () => performance.now() / 1000,
      })
      if (flags.json) {
        printJson(result)
        return
      }
      const percent = (share: number) => `${(100 * share).toFixed(1)}%`
      print(
        table([
          ['bot', 'role', 'against', 'games', 'wins', 'rate', '95% from', 'to'],
          ...[...result.cells, { ...result.overall, role: 'all' }].map(cell => [
            cell.bot,
            cell.role,
            cell.against,
            cell.games,
            cell.wins,
            percent(cell.rate),
            percent(cell.lo),
            percent(cell.hi),
          ]),
        ]),
      )
      for (const [bot, seconds] of Object.entries(result.secondsPerDecision))
        print(`${bot}: ${(seconds * 1000).toFixed(2)} ms a decision`)
    })
}

/** A level of the game's bots by its name; `flag` says where the name stood. */
export function agentOf(game: string, flag: string, level: string): Agent {
  return (
    agentFor(game, level) ??
    complain(`${flag}: there is no bot "${level}" for ${game}; there are ${levelsOf(game).join(', ')}`)
  )
}
