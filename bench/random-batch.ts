import { type Decision, DecisionList, type Rng } from '@gaslight/core'
import { type MrJackView, mrJack } from '@gaslight/mr-jack'

const legal = new DecisionList()

/** Random decisions up to where the turn passes, in notation; games last, as nobody accuses and nobody leaves. */
export function randomBatch(view: MrJackView, rng: Rng): string[] {
  const p = mrJack.sample(view, rng)
  const turn = p.turn()
  const tokens: string[] = []
  for (let now = turn; now.kind === 'seat' && turn.kind === 'seat' && now.seat === turn.seat; now = p.turn()) {
    p.legal(legal)
    let decision: Decision
    do decision = legal.at(rng.below(legal.length))
    while (isEnding(mrJack.decode(p, decision).kind))
    tokens.push(mrJack.notation.format(p, decision, turn.seat))
    const { slot } = p
    p.apply(decision)
    if (p.slot !== slot) break
  }
  return tokens
}

function isEnding(kind: string): boolean {
  return kind === 'accusation' || kind === 'leaving'
}
