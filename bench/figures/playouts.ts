import { join } from 'node:path'
import { output, peer } from '../child.ts'
import { type Figure, type FigureGroup, sized } from '../figure.ts'
import { MEASURED, type Measured } from '../games.ts'
import type { Playouts } from '../playout-run.ts'

/** Random full games with complete legal lists, on one core, and the garbage that they make. */
export const playouts: FigureGroup = {
  name: 'playouts',
  async *measure(extent) {
    const seconds = sized(extent, { quick: 1, usual: 10, full: 10 })
    const noop = await peer<{ movesPerSecond: number }>('noop.cjs', Math.min(seconds, 3))
    const chess = await peer<{ pliesPerSecond: number }>('chess.mjs', Math.min(seconds, 3))
    const peers = { noop: noop.movesPerSecond, chess: chess.pliesPerSecond }
    for (const measured of MEASURED) yield* figures(measured, seconds, peers)
  },
}

async function* figures(
  measured: Measured,
  seconds: number,
  peers: { readonly noop: number; readonly chess: number },
): AsyncGenerator<Figure> {
  const { game, ending, crowds = [] } = measured
  const name = `playouts.${game.id}`
  const { played, collections } = await run(measured, game.seats.min, seconds)
  yield games(`${name}.games`, measured, played)
  yield {
    name: `${name}.decisions`,
    value: played.decisionsPerSecond,
    unit: 'decisions/s',
    peer: { name: 'boardgame.io moves that do nothing', value: peers.noop },
  }
  yield {
    name: `${name}.decisions-and-chess`,
    value: played.decisionsPerSecond,
    unit: 'decisions/s',
    peer: { name: 'chessops random plies', value: peers.chess },
  }
  if (played.whole !== undefined)
    yield {
      name: `${name}.whole-games`,
      value: played.whole.gamesPerSecond,
      unit: 'games/s',
      note: `without any ${ending}, ${played.whole.meanDecisions.toFixed(1)} decisions a game`,
    }
  yield {
    name: `${name}.collections`,
    value: collections,
    unit: `garbage collections in ${seconds} s`,
    budget: { atMost: 0 },
  }
  for (const seats of crowds) {
    const crowd = await run(measured, seats, seconds / 2)
    yield games(`${name}.games-of-${seats}`, measured, crowd.played)
  }
}

async function run({ game }: Measured, seats: number, seconds: number) {
  const script = join(import.meta.dirname, '../playout-run.ts')
  const text = await output(script, [game.id, String(seconds), String(seats)], ['--trace-gc', '--expose-gc'])
  const during = text.slice(text.indexOf('measuring'), text.indexOf('measured'))
  return {
    played: JSON.parse(/^result (.*)$/m.exec(text)?.[1] ?? '') as Playouts,
    collections: during.match(/Scavenge|Mark-Compact/g)?.length ?? 0,
  }
}

function games(name: string, { gamesPerSecond }: Measured, played: Playouts): Figure {
  return {
    name,
    value: played.gamesPerSecond,
    unit: 'games/s',
    budget: { atLeast: gamesPerSecond },
    note: `uniform over legal decisions, ${played.meanDecisions.toFixed(1)} decisions a game`,
  }
}
