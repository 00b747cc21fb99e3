import { type Decision, type Game, type Position, Sfc32 } from '@gaslight/core'
import { opening, randomGame } from './play.ts'
import { properties } from './properties.ts'
import { audiencesOf, type Moment } from './property.ts'
import type { GameSetup } from './setup.ts'

export interface Violation {
  readonly property: string
  /** What is wrong, in which game, after which decisions. */
  readonly message: string
}

/** How many decoded decisions are kept as attempts for other moments. */
const ATTEMPTS = 400

/** Plays the games and tells the first violation of each property that does not hold. */
export function examineGame<P extends Position>(typed: Game<P>, setupOfP: GameSetup<P>): Violation[] {
  const game: Game = typed
  const setup: GameSetup = setupOfP
  const broken = new Map<string, string>()
  const open = properties()
  const attempts: { readonly kind: string }[] = []
  for (let number = 0; number < setup.games; number++) {
    const table = opening(game, setup, number)
    const rng = new Sfc32(setup.seed, number, 1)
    const history: Decision[] = []
    for (const step of randomGame(table.start, setup.bound, new Sfc32(setup.seed, number))) {
      const { position } = step
      const audiences = audiencesOf(table.seats, position)
      const moment: Moment = { game, setup, ...table, history, audiences, attempts, rng, ...step }
      for (const property of open) {
        const share = step.next === undefined ? property.ends : property.rate * (setup.density ?? 1)
        if (rng.unit() >= share || broken.has(property.name)) continue
        const message = failure(() => property.check(moment))
        if (message !== undefined)
          broken.set(property.name, `${message}\nin game ${number} of seed ${setup.seed}, ${table.setUp}${way(moment)}`)
      }
      if (step.next === undefined) continue
      if (attempts.length < ATTEMPTS) attempts.push(game.decode(position, step.next.decision))
      else attempts[rng.below(ATTEMPTS)] = game.decode(position, step.next.decision)
      history.push(step.next.decision)
    }
  }
  for (const property of open) {
    if (broken.has(property.name)) continue
    const message = failure(() => property.conclude?.())
    if (message !== undefined) broken.set(property.name, `${message}\nin ${setup.games} games of seed ${setup.seed}`)
  }
  return [...broken].map(([property, message]) => ({ property, message }))
}

function failure(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function way({ game, start, history }: Moment): string {
  try {
    const lines = game.notation.write(start, history, 'omniscient').map(line => line.text)
    return ` after\n  ${lines.join('\n  ')}`
  } catch {
    return ` after the decisions ${history.join(' ')}`
  }
}
