import type { Game, Options } from '@gaslight/core'
import type { Agent } from './agent.ts'
import { playMatch } from './match.ts'
import { type Share, wilson } from './wilson.ts'

export interface CrossTableSetup {
  /** One of two seats. */
  readonly game: Game
  readonly options: Options
  readonly a: Agent
  readonly b: Agent
  /** Of each of the four pairings, all on the same chance. */
  readonly games: number
  readonly seed: number
}

/** How often the first seat wins when these bots hold the two. */
export interface Pairing extends Share {
  readonly bots: readonly [first: string, second: string]
}

/** Of the games that either bot has won in this role against the same opponent, the share of `bot`. */
export interface OwnSide extends Share {
  readonly role: string
  readonly bot: string
  readonly other: string
  readonly against: string
}

export interface CrossTable {
  readonly game: string
  /** Of each pairing. */
  readonly games: number
  /** Of the first seat. */
  readonly role: string
  readonly pairings: readonly Pairing[]
  readonly sides: readonly OwnSide[]
}

/** Both bots on either side against both: what each is worth on its own side, where the sides are not equal. */
export function crossTable(setup: CrossTableSetup): CrossTable {
  const { game, games } = setup
  const agents = [setup.a, setup.b]
  const wins = agents.map(first => agents.map(second => winsOfFirst(setup, first, second)))
  const ofSide = (side: number, bot: number, against: number) =>
    side === 0 ? wins[bot][against] : games - wins[against][bot]
  return {
    game: game.id,
    games,
    role: game.roles[0].id,
    pairings: wins.flatMap((row, first) =>
      row.map((won, second): Pairing => ({ bots: [agents[first].level, agents[second].level], ...wilson(won, games) })),
    ),
    sides: [0, 1].flatMap(side =>
      agents.map((opponent, against): OwnSide => {
        const won = ofSide(side, 0, against)
        const names = { bot: setup.a.level, other: setup.b.level, against: opponent.level }
        return { role: game.roles[side].id, ...names, ...wilson(won, won + ofSide(side, 1, against)) }
      }),
    ),
  }
}

function winsOfFirst({ game, options, games, seed }: CrossTableSetup, first: Agent, second: Agent): number {
  let won = 0
  for (let set = 0; set < games; set++) {
    const dealt = [seed, set]
    const agents = [first, second]
    const { outcome } = playMatch({ game, options, agents, chanceSeed: dealt, choiceSeed: dealt, clock, onDecide })
    if (outcome.winners.includes(0)) won++
  }
  return won
}

const clock = () => 0
const onDecide = () => {}
