import { type Agent, agentFor, levelsOf } from '@gaslight/bots'

/** The levels that are measured, from the weakest to the strongest. */
export const LEVELS = levelsOf('mr-jack')

export function agentOf(level: string): Agent {
  const agent = agentFor('mr-jack', level)
  if (agent === null) throw new Error(`no level ${level}`)
  return agent
}
