import { type Decision, type Game, type Position, Sfc32 } from '@gaslight/core'
import { opening, randomGame } from './play.ts'
import { properties } from './properties.ts'
import { audiencesOf, type Detail, type Moment } from './property.ts'
import type { GameSetup } from './setup.ts'

export interface Violation {
  readonly property: string
  /** What is wrong, in which game, after which decisions. */
  readonly message: string
}

/** How many decoded decisions of each kind are kept as attempts for other moments. */
const ATTEMPTS = 24
/** The share of moments whose legal decisions are looked through for such attempts. */
const GATHERED = 0.05

/** Plays the games and tells the first violation of each property that does not hold. */
export function examineGame<P extends Position>(typed: Game<P>, setupOfP: GameSetup<P>): Violation[] {
  const game: Game = typed
  const setup: GameSetup = setupOfP
  const broken = new Map<string, string>()
  const open = properties()
  const gathered = new Map<string, Detail[]>()
  let attempts: readonly Detail[] = []
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
        const drawn = rng.unit() < share
        if (broken.has(property.name) || !(drawn || property.needs?.(moment))) continue
        const message = failure(() => property.check(moment))
        if (message !== undefined)
          broken.set(property.name, `${message}\nin game ${number} of seed ${setup.seed}, ${table.setUp}${way(moment)}`)
      }
      if (step.next === undefined) continue
      if (rng.unit() < GATHERED) {
        gather(moment, gathered)
        attempts = [...gathered.values()].flat()
      }
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

/** Keeps one of the legal decisions of each kind, so that rare kinds are attempted as often as others. */
function gather({ game, position, legal, rng }: Moment, kinds: Map<string, Detail[]>): void {
  const details = Map.groupBy(
    legal.map(decision => game.decode(position, decision)),
    detail => detail.kind,
  )
  for (const [kind, found] of details) {
    const kept = kinds.get(kind) ?? []
    kinds.set(kind, kept)
    kept[kept.length < ATTEMPTS ? kept.length : rng.below(ATTEMPTS)] = found[rng.below(found.length)]
  }
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
