import type { DecisionList } from '@gaslight/core'
import { type LondonPosition, Phase } from '@gaslight/london-1888'
import { prepareActs, rateAct } from './acts.ts'
import { rateAnswer } from './answers.ts'
import type { Outlook } from './outlook.ts'

/** Rates every legal decision of the seat whose outlook it is; higher is better, and only differences count. `into` has room for the longest list. */
export function rate(p: LondonPosition, outlook: Outlook, legal: DecisionList, into: Float64Array): void {
  const acting = p.phase === Phase.act
  if (acting) prepareActs(p, outlook)
  for (let i = 0; i < legal.length; i++) {
    const decision = legal.at(i)
    into[i] = acting ? rateAct(p, outlook, decision) : rateAnswer(p, outlook, decision)
  }
}
