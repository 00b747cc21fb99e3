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
import { playableOptions, seatsOf, wholeNumber } from '../input.ts'
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
      'print {"game", "games", "cells", "overall", "secondsPerDecision"}; more where points count, other tables with --cross (see below)',
    )
    .addHelpText(
      'after',
      `
A cell of --json is {"role", "bot", "against", "games", "wins", "rate", "lo", "hi"}: how often the bot won in this role
against the other in every other role, with Wilson's 95 % interval. "overall" is the same for --a in all roles.

A game that counts tournament points is held by both bots half and half, seat by seat, and won by points. Games are played
in pairs on the same chance, in which all seats change hands. --json prints {"game", "games", "seats", "cells",
"standings", "difference", "ratio", "pairs", "endings", "secondsPerDecision"}; {"mean", "lo", "hi"} is a mean with its
95 % interval:
  cells       both bots in each seat: as above, and {"seats", "points"}: how many seats there are, points a game
  standings   both bots in all seats: {"bot", "points", "wins"}, points a game and seat, the share of its seats that won;
              intervals by pairs, as seats of one game win together
  difference  points a game and seat by which --a is ahead, by pairs
  ratio       the points of --a to those of --b, by bootstrap over pairs; null where --b has none
  pairs       one by one {"points": [a, b], "wins": [a, b]}, summed over both games and all seats
  endings     how many games ended in which way
Cells name their number of seats, so that those of several runs with other --seats can be put together.

With --cross it prints {"game", "games", "role", "pairings", "sides"}: shares as above, of the first role for each pairing
{"bots": [first, second]}, and for each bot alone on either side {"role", "bot", "other", "against"}.

Examples:
  gaslight arena mr-jack --a greedy --b random --games 1000
  gaslight arena mr-jack --a inspector --b greedy --games 400 --json
  gaslight arena letters-from-whitechapel --a inspector --b greedy --cross --games 60
  gaslight arena london-1888 --seats 6 --a greedy --b random --games 40
  gaslight arena london-1888 --seats 8 --a inspector --b greedy --games 20 --json`,
    )
    .action((id: string, flags: Flags) => {
      const entry = entryOf(id)
      const seats = seatsOf(entry, flags.seats)
      const setup = {
        game: entry.game,
        options: playableOptions(entry, flags.options, seats),
        seats,
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

function standingsTable(result: TournamentResult): string {
  const { games, standings, difference, ratio, endings, secondsPerDecision } = result
  const mean = ({ mean: value, lo, hi }: Mean) => [value.toFixed(3), lo.toFixed(3), hi.toFixed(3)]
  const rows = table([
    ['bot', 'points a game', '95% from', 'to'],
    ...standings.map(({ bot, points }) => [bot, ...mean(points)]),
    ['difference', ...mean(difference)],
    ...(ratio === null ? [] : [['ratio', ...mean(ratio)]]),
  ])
  const won = table([
    ['bot', 'seats won', '95% from', 'to'],
    ...standings.map(({ bot, wins }) => [bot, percent(wins.mean), percent(wins.lo), percent(wins.hi)]),
  ])
  const ways = table(
    Object.entries(endings).map(([reason, count]) => [reason, `${((100 * count) / games).toFixed(1)}%`]),
  )
  const times = Object.entries(secondsPerDecision).map(
    ([bot, seconds]) => `${bot}: ${milliseconds(seconds.mean)} a decision, p95 ${milliseconds(seconds.p95)}`,
  )
  return [rows, '', won, '', ways, ...times].join('\n')
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
