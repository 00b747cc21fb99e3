import type { Game, Position } from '@gaslight/core'
import { describe, it } from 'vitest'
import { examineGame } from './game/examine.ts'
import { properties } from './game/properties.ts'
import type { GameSetup } from './game/setup.ts'

/** Registers one test for each property that every game must have, over seeded random games. */
export function conformGame<P extends Position>(game: Game<P>, setup: GameSetup<P>): void {
  describe(`${game.id} keeps the contract of a game`, () => {
    let violations: ReturnType<typeof examineGame> | undefined
    for (const { name } of properties())
      it(name, () => {
        violations ??= examineGame(game, setup)
        const violation = violations.find(({ property }) => property === name)
        if (violation !== undefined) throw new Error(violation.message)
      })
  })
}
