import type { Agent } from '@gaslight/bots'
import type { Decision } from '@gaslight/core'
import { type HighCardView, highCardDecision } from './high-card.ts'

/** Milliseconds that `pensive` thinks before it marks its card; everything else it does at once. */
const PENSIVE = 500

/** A bot of the test game, as a module of bots that the server can be given. `broken` and `hanging` are what they say. */
const AGENTS: readonly Agent[] = [
  { level: 'steady', decide: view => choose(view as HighCardView) },
  {
    level: 'echoing',
    decide: (view, _, heard = []) => ({
      ...choose(view as HighCardView),
      speech: heard.map(({ act, seat }) => ({ act, seat })),
    }),
  },
  {
    level: 'pensive',
    decide(view) {
      const since = performance.now()
      const { stage } = view as HighCardView
      while (stage === 'marks' && performance.now() - since < PENSIVE);
      return choose(view as HighCardView)
    },
  },
  {
    level: 'broken',
    decide() {
      throw new Error('broken on purpose')
    },
  },
  {
    level: 'hanging',
    decide() {
      for (;;);
    },
  },
  { level: 'cheating', decide: () => policy([highCardDecision('deal', 6, 1)]) },
  { level: 'silent', decide: () => policy([]) },
]

function choose({ stage }: HighCardView) {
  return stage === 'marks'
    ? policy([highCardDecision('mark', 2)])
    : policy([highCardDecision('bet', 3), highCardDecision('keep')])
}

function policy(choice: readonly Decision[]) {
  return { distribution: choice.slice(0, 1).map(decision => ({ decision, probability: 1 })), choice }
}

export function levelsOf(game: string): readonly string[] {
  return game === 'high-card' ? AGENTS.map(({ level }) => level) : []
}

export function agentFor(game: string, level: string): Agent | null {
  return game === 'high-card' ? (AGENTS.find(agent => agent.level === level) ?? null) : null
}
