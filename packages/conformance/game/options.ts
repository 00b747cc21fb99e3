import type { Game } from '@gaslight/core'
import { demand, type Property } from './property.ts'

export function optionsAreSound(): Property {
  return {
    name: 'what an option or a match waits for can be chosen, and a return game seats everybody once',
    rate: 0,
    ends: 1,
    check({ game }) {
      for (const { key, when } of game.options)
        if (when !== undefined) demand(offers(game, when), () => `${key} waits for what no option offers`)
      demandMatch(game)
    },
  }
}

function demandMatch(game: Game): void {
  const { match, seats } = game
  if (match === undefined) return
  const { option } = match
  demand(offers(game, option), () => `no option offers the match, ${option.key} ${option.value}`)
  demand(
    game.options.every(({ key, default: preset }) => key !== option.key || preset !== option.value),
    () => 'every game would be a match, as the default asks for it',
  )
  const everyone = Array.from({ length: seats.max }, (_, seat) => seat)
  demand(
    seats.min === seats.max && String(match.seats.toSorted((a, b) => a - b)) === String(everyone),
    () => `the seats of a return game, ${match.seats}, are not all of ${everyone}`,
  )
}

function offers({ options }: Game, { key, value }: { readonly key: string; readonly value: unknown }): boolean {
  return options.some(option => option.key === key && option.values.some(candidate => candidate === value))
}
