import { type Decision, DecisionList, popcount, Sfc32 } from '@gaslight/core'
import { ALL_PIECES, PIECES } from '@gaslight/jack-family'
import { type MrJackPosition, type MrJackView, mrJack } from '@gaslight/mr-jack'
import type { Agent } from '../agent.ts'
import type { Insight } from '../jack-family/insight.ts'
import { Judge } from '../jack-family/judge.ts'
import { Prospects } from '../jack-family/prospects.ts'
import { mixture } from '../policy.ts'
import { london } from './title.ts'

/** So often the set-up is played on from each decision, by chance, to see what it leads to. */
const SAMPLES = 12
/** How sharply their means are told apart. */
const TEMPERATURE = 0.004
const prospects = new Prospects(london.weights)

/** Picks and places the extension's characters by what the first round seems to be worth then; plays on as `agent`. */
export function settingUp(agent: Agent<MrJackView>): Agent<MrJackView> {
  return {
    level: agent.level,
    decide(view, rng) {
      if (view.round > 0) return agent.decide(view, rng)
      const scores = scoresOf(view)
      const best = Math.max(...scores.values())
      const weighed = [...scores].map(([decision, score]) => ({
        decisions: [decision],
        weight: Math.exp((score - best) / TEMPERATURE),
      }))
      return mixture(weighed, rng)
    },
  }
}

/** The mean worth of each legal decision to the seat that decides: the same samples for all, and for every secret. */
function scoresOf(view: MrJackView): Map<Decision, number> {
  const scores = new Map<Decision, number>()
  const legal = new DecisionList()
  for (let sample = 0; sample < SAMPLES; sample++) {
    const p = mrJack.sample(view, new Sfc32(sample))
    p.legal(legal)
    for (const decision of legal.toArray()) {
      const q = p.clone()
      q.apply(decision)
      playOn(q, sample)
      scores.set(decision, (scores.get(decision) ?? 0) + worth(view, q) / SAMPLES)
    }
  }
  return scores
}

const options = new DecisionList()

/** By chance, to the first card of the first round. */
function playOn(p: MrJackPosition, sample: number): void {
  const rng = new Sfc32(sample, 1)
  while (p.revealed === 0 || p.round === 0) {
    p.legal(options)
    p.apply(options.at(rng.below(options.length)))
  }
}

/** As if the appeal came at once: everybody is a suspect, and nobody but Jack knows more. */
function worth(view: MrJackView, p: MrJackPosition): number {
  const jack = view.jack === undefined ? -1 : p.pieceOf(view.jack)
  const insight: Insight = { seat: 'detective', jack, suspects: ALL_PIECES, weight: EVERYBODY, alibisDrawn: 0 }
  const judge = new Judge(london, prospects, insight)
  judge.values(p, p, values)
  if (view.audience === 'detective') return -judge.mean(values)
  return jack < 0 ? judge.mean(values) : values[jack]
}

const values = new Float64Array(PIECES)
/** The number of pieces in each set. */
const EVERYBODY = Float64Array.from({ length: 1 << PIECES }, (_, set) => popcount(set))
