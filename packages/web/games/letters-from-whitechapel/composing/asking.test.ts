import { expect, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { asking } from './asking.ts'
import type { Composing } from './compose.ts'

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
