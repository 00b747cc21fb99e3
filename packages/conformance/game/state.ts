import { type Decision, DecisionList, type Game, type Position } from '@gaslight/core'
import { legalOf } from './legal.ts'
import { demandSame, type Property } from './property.ts'

export function clonesAreIndependent(): Property {
  return {
    name: 'what happens to a clone or a copy leaves the original untouched',
    rate: 0.01,
    ends: 0,
    check({ game, start, position, next, rng }) {
      if (next === undefined) return
      const before = print(game, position)
      const clone = position.clone()
      const copy = start.clone()
      copy.copyFrom(position)
      demandSame(before, print(game, clone), () => 'a clone differs from its original')
      demandSame(before, print(game, copy), () => 'a copy differs from its original')
      playOn(clone, next.decision, rng)
      demandSame(before, print(game, position), () => 'playing on in a clone changed the original')
      playOn(copy, next.decision, rng)
      demandSame(before, print(game, position), () => 'playing on in a copy changed the original')
      const original = position.clone()
      const bystander = original.clone()
      playOn(original, next.decision, rng)
      demandSame(before, print(game, bystander), () => 'playing on in the original changed a clone')
    },
  }
}

export function documentsRoundTrip(): Property {
  return {
    name: 'position documents hold everything',
    rate: 0.006,
    ends: 0.1,
    check({ game, position, audiences }) {
      const rebuilt = fromDocument(game, position)
      demandSame(print(game, position), print(game, rebuilt), () => 'the position rebuilt from its document differs')
      for (const to of audiences)
        demandSame(
          JSON.stringify(game.view(position, to)),
          JSON.stringify(game.view(rebuilt, to)),
          () => `rebuilt from its document, the view of ${to} differs`,
        )
    },
  }
}

export function fromDocument(game: Game, position: Position): Position {
  const rebuilt = game.notation.position(JSON.parse(JSON.stringify(game.notation.document(position))))
  if (!rebuilt.ok) throw new Error(`its own document is refused: ${rebuilt.error.message}`)
  return rebuilt.value
}

/** All that is to be seen of a position. */
function print(game: Game, position: Position): string {
  const legal = legalOf(position, new DecisionList())
  return JSON.stringify([
    game.notation.document(position),
    position.turn(),
    position.hash(),
    game.forced(position),
    game.turnNumber(position),
    legal,
  ])
}

/** Several decisions, since some change little. */
function playOn(position: Position, first: Decision, rng: Parameters<Position['draw']>[0]): void {
  const list = new DecisionList()
  position.apply(first)
  for (let i = 0; i < 6 && position.turn().kind !== 'over'; i++) {
    const legal = legalOf(position, list)
    position.apply(legal[rng.below(legal.length)])
  }
}
