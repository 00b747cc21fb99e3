import { arena } from '@gaslight/bots'
import { completeOptions } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { agentOf, LEVELS } from '../bots.ts'
import { type FigureGroup, sized } from '../figure.ts'

/** Each level against the one below, and against itself for the game's balance; role-split, with Wilson intervals. */
export const arenaTables: FigureGroup = {
  name: 'arena',
  async *measure(extent) {
    const options = completeOptions(mrJack.options, {})
    if (!options.ok) throw new Error(options.error)
    for (const [i, level] of LEVELS.entries())
      for (const against of i === 0 ? [level] : [LEVELS[i - 1], level]) {
        const searching = level === 'inspector'
        const games = sized(extent, {
          quick: searching ? 4 : 20,
          usual: searching ? 40 : 400,
          full: searching ? 400 : 1000,
        })
        const result = arena({
          game: mrJack,
          options: options.value,
          seats: 2,
          a: agentOf(level),
          b: agentOf(against),
          games,
          seed: 1888,
          clock: () => performance.now() / 1000,
        })
        const { overall, cells } = result
        for (const cell of cells)
          yield {
            name: `arena.${level}-${cell.role}-against-${against}`,
            value: percent(cell.rate),
            unit: '% won',
            note: `95 % interval ${percent(cell.lo)} to ${percent(cell.hi)}, ${cell.games} games`,
          }
        if (level !== against)
          yield {
            name: `arena.${level}-against-${against}`,
            value: percent(overall.rate),
            unit: '% won, roles averaged',
            budget: { atLeast: 60 },
            note: `95 % interval ${percent(overall.lo)} to ${percent(overall.hi)}, ${overall.games} games`,
          }
      }
  },
}

function percent(share: number): number {
  return Number((100 * share).toFixed(1))
}
