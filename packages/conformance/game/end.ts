import { demand, type Property } from './property.ts'

export function gamesEnd(): Property {
  return {
    name: 'every game ends within its bound, with winners that sat in it',
    rate: 1,
    ends: 1,
    check({ position, legal, history, setup, game, audiences }) {
      const turn = position.turn()
      if (turn.kind !== 'over') {
        demand(history.length < setup.bound, () => `not over after ${setup.bound} decisions`)
        return
      }
      demand(legal.length === 0, () => 'over, but something is legal')
      demand(game.forced(position) === null, () => 'over, but something is forced')
      demand(turn.outcome.reason !== '', () => 'over without a reason')
      for (const winner of turn.outcome.winners)
        demand(audiences.includes(winner), () => `seat ${winner} won, but nobody sits there`)
    },
  }
}
