import { join } from 'node:path'
import { output, peer } from '../child.ts'
import { type FigureGroup, sized } from '../figure.ts'
import type { Playouts } from '../playout-run.ts'

/** Random full games with complete legal lists, on one core, and the garbage that they make. */
export const playouts: FigureGroup = {
  name: 'playouts',
  async *measure(extent) {
    const seconds = sized(extent, { quick: 1, usual: 10, full: 10 })
    const text = await output(
      join(import.meta.dirname, '../playout-run.ts'),
      [String(seconds)],
      ['--trace-gc', '--expose-gc'],
    )
    const during = text.slice(text.indexOf('measuring'), text.indexOf('measured'))
    const measured = JSON.parse(/^result (.*)$/m.exec(text)?.[1] ?? '') as Playouts
    const noop = await peer<{ movesPerSecond: number }>('noop.cjs', Math.min(seconds, 3))
    const chess = await peer<{ pliesPerSecond: number }>('chess.mjs', Math.min(seconds, 3))
    yield {
      name: 'playouts.games',
      value: measured.gamesPerSecond,
      unit: 'games/s',
      budget: { atLeast: 100_000 },
      note: `uniform over legal decisions, ${measured.meanDecisions.toFixed(1)} decisions a game`,
    }
    yield {
      name: 'playouts.decisions',
      value: measured.decisionsPerSecond,
      unit: 'decisions/s',
      peer: { name: 'boardgame.io moves that do nothing', value: noop.movesPerSecond },
    }
    yield {
      name: 'playouts.decisions-and-chess',
      value: measured.decisionsPerSecond,
      unit: 'decisions/s',
      peer: { name: 'chessops random plies', value: chess.pliesPerSecond },
    }
    yield {
      name: 'playouts.whole-games',
      value: measured.wholeGamesPerSecond,
      unit: 'games/s',
      note: `without accusations: eight rounds or an escape, ${measured.wholeMeanDecisions.toFixed(1)} decisions a game`,
    }
    yield {
      name: 'playouts.collections',
      value: during.match(/Scavenge|Mark-Compact/g)?.length ?? 0,
      unit: `garbage collections in ${seconds} s`,
      budget: { atMost: 0 },
    }
  },
}
