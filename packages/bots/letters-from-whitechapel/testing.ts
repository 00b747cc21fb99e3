import { completeOptions, type Options } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import type { Agent } from '../agent.ts'
import { whitechapelers } from './agents.ts'

/** What the tests of these bots share. */

export const LEVELS = whitechapelers.map(agent => agent.level)

export function agentOf(level: string): Agent {
  const agent = whitechapelers.find(agent => agent.level === level)
  if (agent === undefined) throw new Error(`no level ${level}`)
  return agent as Agent
}

export function optionsOf(chosen: Partial<Options> = {}): Options {
  const options = completeOptions(game.options, chosen)
  if (!options.ok) throw new Error(options.error)
  return options.value
}

/** Everything optional at once, and what each of these excludes. */
export const VARIANTS: readonly Partial<Options>[] = [
  {},
  { letters: true, falseClues: true, rushing: true, address: true, catchMe: true },
  {
    letters: true,
    falseClues: true,
    falseCluesPerRound: 'any',
    areaArrests: true,
    passing: 'forbidden',
    hideout: 'random',
  },
  { edition: 'original', patrolFaces: 'team', talk: 'private', rushing: true, areaArrests: true, address: true },
]
