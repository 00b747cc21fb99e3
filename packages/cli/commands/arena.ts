import {
  type Agent,
  type ArenaResult,
  agentFor,
  arena,
  type CrossTable,
  crossTable,
  levelsOf,
  type Mean,
  type TournamentResult,
  tournament,
} from '@gaslight/bots'
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
  readonly cross?: true
  readonly json?: true
}

export function addArena(program: Command): void {
  addStart(addGame(program.command('arena')))
    .description('let two bots play each other, in the same roles or seats, on the same chance')
    .requiredOption('--a <bot>', 'one level')
    .requiredOption('--b <bot>', 'the other')
    .option('--games <n>', 'how many games, rounded up to whole sets of all roles', '100')
    .option('--seed <n>', 'the seed of everything random', '1888')
    .option('--cross', 'both bots on either side against both, so many games of each pairing: for two seats')
    .option(
      '--json',
      'print {"game", "games", "cells", "overall", "secondsPerDecision"}; of points "standings", "ratio"; with --cross "pairings", "sides"',
    )
    .addHelpText(
      'after',
      `
A game that counts tournament points is held by both bots half and half, seat by seat, and won by points.

Examples:
  gaslight arena mr-jack --a greedy --b random --games 1000
  gaslight arena mr-jack --a inspector --b greedy --games 400 --json
  gaslight arena letters-from-whitechapel --a inspector --b greedy --cross --games 60
  gaslight arena london-1888 --seats 6 --a greedy --b random --games 40`,
    )
    .action((id: string, flags: Flags) => {
      const entry = entryOf(id)
      const setup = {
        game: entry.game,
        options: optionsOf(entry, flags.options),
        seats: seatsOf(entry, flags.seats),
        a: agentOf(id, '--a', flags.a),
        b: agentOf(id, '--b', flags.b),
        games: wholeNumber('--games', flags.games, 1),
        seed: wholeNumber('--seed', flags.seed, 0),
        clock: () => performance.now() / 1000,
      }
      if (flags.cross && setup.seats !== 2) complain('--cross: only where there are two seats')
      const counted = entry.game.points !== undefined
      const result = flags.cross ? crossTable(setup) : counted ? tournament(setup) : arena(setup)
      if (flags.json) printJson(result)
      else if ('sides' in result) print(crossTables(result))
      else print('standings' in result ? standingsTable(result) : winsTable(result))
    })
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function crossTables({ role, pairings, sides }: CrossTable): string {
  const pairs = table([
    [role, 'against', 'games', 'wins', 'rate', '95% from', 'to'],
    ...pairings.map(({ bots, games, wins, rate, lo, hi }) => [
      ...bots,
      games,
      wins,
      percent(rate),
      percent(lo),
      percent(hi),
    ]),
  ])
  const own = table([
    ['bot', 'role', 'against', 'wins', 'of the other', 'share', '95% from', 'to'],
    ...sides.map(({ bot, other, role, against, games, wins, rate, lo, hi }) => [
      bot,
      role,
      against,
      wins,
      `${other} ${games - wins}`,
      percent(rate),
      percent(lo),
      percent(hi),
    ]),
  ])
  return [pairs, '', own].join('\n')
}

function winsTable({ cells, overall, secondsPerDecision }: ArenaResult): string {
  const rows = table([
    ['bot', 'role', 'against', 'games', 'wins', 'rate', '95% from', 'to'],
    ...[...cells, { ...overall, role: 'all' }].map(cell => [
      cell.bot,
      cell.role,
      cell.against,
      cell.games,
      cell.wins,
      percent(cell.rate),
      percent(cell.lo),
      percent(cell.hi),
    ]),
  ])
  const times = Object.entries(secondsPerDecision).map(
    ([bot, seconds]) => `${bot}: ${milliseconds(seconds)} a decision`,
  )
  return [rows, ...times].join('\n')
}

function standingsTable({ games, standings, ratio, endings, secondsPerDecision }: TournamentResult): string {
  const mean = ({ mean: value, lo, hi }: Mean) => [value.toFixed(3), lo.toFixed(3), hi.toFixed(3)]
  const rows = table([
    ['bot', 'points a game', '95% from', 'to'],
    ...standings.map(({ bot, points }) => [bot, ...mean(points)]),
    ...(ratio === null ? [] : [['ratio', ...mean(ratio)]]),
  ])
  const ways = table(
    Object.entries(endings).map(([reason, count]) => [reason, `${((100 * count) / games).toFixed(1)}%`]),
  )
  const times = Object.entries(secondsPerDecision).map(
    ([bot, seconds]) => `${bot}: ${milliseconds(seconds.mean)} a decision, p95 ${milliseconds(seconds.p95)}`,
  )
  return [rows, '', ways, ...times].join('\n')
}

function milliseconds(seconds: number): string {
  return `${(seconds * 1000).toFixed(2)} ms`
}

/** A level of the game's bots by its name; `flag` says where the name stood. */
export function agentOf(game: string, flag: string, level: string): Agent {
  return (
    agentFor(game, level) ??
    complain(`${flag}: there is no bot "${level}" for ${game}; there are ${levelsOf(game).join(', ')}`)
  )
}
