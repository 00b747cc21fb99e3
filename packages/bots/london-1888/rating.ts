import type { DecisionList } from '@gaslight/core'
import { type LondonPosition, Phase } from '@gaslight/london-1888'
import { prepareActs, rateAct } from './acts.ts'
import { rateAnswer } from './answers.ts'
import type { Outlook } from './outlook.ts'

/** Room for the ratings of a position: as many as `DecisionList`s are long, or longer. */
export type Ratings = Float64Array

/** Rates every legal decision of the seat whose outlook it is; higher is better, and only differences count. */
export function rate(p: LondonPosition, outlook: Outlook, legal: DecisionList, into: Ratings): void {
  const acting = p.phase === Phase.act
  if (acting) prepareActs(p, outlook)
  for (let i = 0; i < legal.length; i++) {
    const decision = legal.at(i)
    into[i] = acting ? rateAct(p, outlook, decision) : rateAnswer(p, outlook, decision)
  }
}
