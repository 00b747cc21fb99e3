import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import { describe, expect, it } from 'vitest'
import { chapters, lines } from '../../jack-family/chronicle/chronicle.ts'
import { telling } from '../../jack-family/chronicle/sentences.ts'
import { endingText } from '../../jack-family/table/status.ts'
import { playedOut } from '../../jack-family/testing/games.ts'
import { wordsOf } from '../../jack-family/testing/words.ts'
import { mrJackNewYorkTitle } from '../title.tsx'
import type { NewYork } from '../types.ts'

const games = new Map<string, ReturnType<typeof playedOut<NewYork>>>()

/** The same game is played once, however many tests look at it. */
function played(n: number, audience: 0 | 1 | 'public' | 'omniscient', given: Record<string, unknown> = {}) {
  const key = JSON.stringify([n, audience, given])
  const known = games.get(key) ?? playedOut<NewYork>(mrJackNewYork, n, audience, given)
  games.set(key, known)
  return known
}

describe('the chronicle', () => {
  it.each(['en', 'fr', 'ru', 'zh'])(
    'tells every decision and what follows in %s, for everybody, with nothing left open',
    async language => {
      const words = wordsOf('mr-jack-new-york', language)
      for (const audience of [0, 1, 'public', 'omniscient'] as const)
        for (const [n, options] of [
          [1, {}],
          [2, {}],
          [3, { tumbletySwap: 'any', eastmanRiderCrosses: true }],
        ] as const) {
          const state = await played(n, audience, options)
          const told = lines(mrJackNewYorkTitle, state.start, state.moments)
          for (const [at, line] of told.entries()) {
            expect(line, state.moments[at].event.text).not.toBeNull()
            if (line === null) continue
            const text = telling(mrJackNewYorkTitle, words, line)
            expect(text, state.moments[at].event.text).not.toMatch(/\{\{|\bundefined\b|page\.|effect\./)
            expect(text.length).toBeGreaterThan(3)
          }
        }
    },
  )

  it('has a chapter for each round and a passage for each activation, in order of play (NY-15)', async () => {
    const state = await played(5, 'omniscient')
    const told = chapters(mrJackNewYorkTitle, state.start, state.moments)
    const last = state.view.round
    expect(told.map(chapter => chapter.round)).toEqual(Array.from({ length: last + 1 }, (_, round) => round))
    for (const chapter of told.slice(1, -1)) {
      const seats = chapter.passages.filter(passage => passage.character !== null).map(passage => passage.lines[0].seat)
      expect(seats).toEqual(
        chapter.round % 2 === 1
          ? ['detective', 'jack', 'jack', 'detective']
          : ['jack', 'detective', 'detective', 'jack'],
      )
    }
  })

  it('keeps alibis from those who may not know them (NY-52)', async () => {
    const words = wordsOf('mr-jack-new-york', 'en')
    for (let n = 1; n <= 6; n++) {
      const state = await played(n, 'public')
      for (const line of lines(mrJackNewYorkTitle, state.start, state.moments))
        if (line?.told.kind === 'alibi') {
          expect(line.told.character).toBeNull()
          expect(telling(mrJackNewYorkTitle, words, line)).toMatch(/^(Jack|Detective) draws an alibi in secret\./)
        }
    }
  })
})

describe('the end', () => {
  it('names the winner and Jack to everybody, whichever side is told (NY-72)', async () => {
    const words = wordsOf('mr-jack-new-york', 'en')
    for (let n = 1; n <= 6; n++)
      for (const audience of [0, 1, 'public', 'omniscient'] as const) {
        const { view } = await played(n, audience)
        const text = endingText(words, view)
        expect(text).toContain(view.outcome?.winner === 'jack' ? 'Jack wins. ' : 'Detective wins. ')
        expect(text).toContain(words.name(view.jack ?? 'Rider'))
      }
  })
})
