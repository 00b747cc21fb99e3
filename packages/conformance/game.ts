import type { Game, Position } from '@gaslight/core'
import { beforeAll, describe, it } from 'vitest'
import { examineGame, type Violation } from './game/examine.ts'
import { properties } from './game/properties.ts'
import type { GameSetup } from './game/setup.ts'

/** Much more than an examination takes, in ms. */
const TIMEOUT = 240_000

/** Registers one test for each property that every game must have, over seeded random games. */
export function conformGame<P extends Position>(game: Game<P>, setup: GameSetup<P>): void {
  describe(`${game.id} keeps the contract of a game`, () => {
    let violations: readonly Violation[] = []
    beforeAll(() => {
      violations = examineGame(game, setup)
    }, TIMEOUT)
    for (const { name } of properties())
      it(name, () => {
        const violation = violations.find(({ property }) => property === name)
        if (violation !== undefined) throw new Error(violation.message)
      })
  })
}
