import { expect, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { asking } from './asking.ts'
import { type Composing, composing } from './compose.ts'

test.each([
  ['was pointed at', 0, 'To which free yellow crossing does the patrol on x24 go?'],
  [
    'alone can be moved',
    1,
    'Play a Letter, or keep them all. To which free yellow crossing does the patrol on x24 go?',
  ],
])('of a Letter where a patrol %s', (_, given, sentence) => {
  const turn = turns(3, 2).find(({ view }) => view.state === 'women')
  if (turn === undefined) throw new Error('no turn')
  const now: Composing = {
    modes: ['dear-boss'],
    mode: 'dear-boss',
    path: [{ kind: 'crossing', crossing: 'x24' }],
    given,
    offers: [{ part: { kind: 'crossing', crossing: 'x41' }, mark: 'target', choice: null }],
    besides: [],
    shortcuts: [],
    plain: [],
  }
  expect(asking(wordsOf('en'), { now, choices: [], scene: { ...turn.view, state: 'letter' } })).toBe(sentence)
})

test.each([
  ['coach', [], 'which circle do you pass first? It is recorded like the last.'],
  ['coach', [69], 'By coach by way of 69: where does it end? Both circles are recorded.'],
  ['alley', [], 'to which circle of the same block?'],
  ['walk', [], 'Move: on foot'],
] as const)('of a move by %s with %j pointed at', (mode, circles, sentence) => {
  const turn = turns(3, 2).find(({ view }) => view.state === 'move')
  if (turn === undefined) throw new Error('no turn')
  const path = circles.map(circle => ({ kind: 'circle', circle }) as const)
  const now = composing(turn.choices, { mode, path: [] }, turn.view)
  expect(asking(wordsOf('en'), { now: { ...now, path }, choices: turn.choices, scene: turn.view })).toContain(sentence)
})
