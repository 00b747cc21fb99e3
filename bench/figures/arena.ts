import { arena, levelsOf, tournament } from '@gaslight/bots'
import type { Game } from '@gaslight/core'
import { agentOf } from '../bots.ts'
import { type Extent, type Figure, type FigureGroup, sized } from '../figure.ts'
import { defaultsOf, MEASURED } from '../games.ts'

/**
 * Each level against the one below, and against itself for the game's balance: role-split with Wilson intervals, or by the
 * points that both get in the same seats.
 */
export const arenaTables: FigureGroup = {
  name: 'arena',
  async *measure(extent) {
    for (const { game } of MEASURED) {
      const levels = levelsOf(game.id)
      for (const [i, level] of levels.entries())
        for (const against of i === 0 ? [level] : [levels[i - 1], level])
          yield* game.points === undefined
            ? figures(game, level, against, extent)
            : points(game, level, against, extent)
    }
  },
}

/** Two levels at a table of as few as can play, by the usual options. */
function meeting(game: Game, level: string, against: string, extent: Extent) {
  return {
    game,
    options: defaultsOf(game),
    seats: game.seats.min,
    a: agentOf(game.id, level),
    b: agentOf(game.id, against),
    games: gamesOf(level, extent),
    seed: 1888,
    clock: () => performance.now() / 1000,
  }
}

function* figures(game: Game, level: string, against: string, extent: Extent): Generator<Figure> {
  const { overall, cells } = arena(meeting(game, level, against, extent))
  const name = `arena.${game.id}.${level}`
  for (const cell of cells)
    yield {
      name: `${name}-${cell.role}-against-${against}`,
      value: percent(cell.rate),
      unit: '% won',
      note: `95 % interval ${percent(cell.lo)} to ${percent(cell.hi)}, ${cell.games} games`,
    }
  if (level !== against)
    yield {
      name: `${name}-against-${against}`,
      value: percent(overall.rate),
      unit: '% won, roles averaged',
      budget: { atLeast: 60 },
      note: `95 % interval ${percent(overall.lo)} to ${percent(overall.hi)}, ${overall.games} games`,
    }
}

/** What a level earns beside the one below; beside itself only how its games end. */
function* points(game: Game, level: string, against: string, extent: Extent): Generator<Figure> {
  const { standings, ratio, endings, games } = tournament(meeting(game, level, against, extent))
  const name = `arena.${game.id}.${level}`
  if (level === against) {
    for (const [reason, count] of Object.entries(endings))
      yield {
        name: `${name}-ends-${reason}`,
        value: percent(count / games),
        unit: '% of games',
        note: `${games} games`,
      }
    return
  }
  const [own] = standings
  yield { name: `${name}-points`, value: own.points.mean, unit: 'points a game', note: `${games} games` }
  if (ratio === null) return
  yield {
    name: `${name}-against-${against}`,
    value: ratio.mean,
    unit: 'times the points in the same seats',
    budget: { atLeast: 1.3 },
    note: `95 % interval ${ratio.lo.toFixed(2)} to ${ratio.hi.toFixed(2)}, ${games} games`,
  }
}

function gamesOf(level: string, extent: Extent): number {
  const searching = level === 'inspector'
  return sized(extent, { quick: searching ? 4 : 20, usual: searching ? 40 : 400, full: searching ? 400 : 1000 })
}

function percent(share: number): number {
  return Number((100 * share).toFixed(1))
}
