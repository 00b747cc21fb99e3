import { type Agent, agentFor } from '@gaslight/bots'

export function agentOf(game: string, level: string): Agent {
  const agent = agentFor(game, level)
  if (agent === null) throw new Error(`${game}: no level ${level}`)
  return agent
}
