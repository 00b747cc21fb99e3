import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLocal } from '@gaslight/client'
import { completeOptions, DecisionList, Sfc32 } from '@gaslight/core'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import { mrJack } from '@gaslight/mr-jack'
import { describe, expect, it } from 'vitest'
import { type Translate, translator } from '../../../i18n/translate.ts'
import { chapters, lines } from '../../jack-family/chronicle/chronicle.ts'
import { telling } from '../../jack-family/chronicle/sentences.ts'
import { endingText } from '../../jack-family/table/status.ts'
import { type Words, wordsFrom } from '../../jack-family/words.ts'
import { mrJackTitle } from '../title.tsx'

const root = join(import.meta.dirname, '../../../../..')

function wordsOf(language: string): Words {
  const texts = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Texts
  const speaking = (messages: Texts): Translate => {
    const t = translator(language, [messages])
    return (key, params) => {
      const text = t(key, params)
      if (text === key) throw new Error(`${language} lacks ${key}`)
      return text
    }
  }
  return wordsFrom(
    speaking(texts(`packages/web/messages/table.${language}.json`)),
    speaking(
      merged(texts(`games/jack-family/messages/${language}.json`), texts(`games/mr-jack/messages/${language}.json`)),
    ),
    language,
  )
}

const games = new Map<string, ReturnType<typeof play>>()

/** The same game is played once, however many tests look at it. */
function played(n: number, audience: 0 | 1 | 'public' | 'omniscient', given: Record<string, unknown> = {}) {
  const key = JSON.stringify([n, audience, given])
  const known = games.get(key) ?? play(n, audience, given)
  games.set(key, known)
  return known
}

/** A game played at random on the session of two at one screen; the state as `audience` has it at the end. */
async function play(n: number, audience: 0 | 1 | 'public' | 'omniscient', given: Record<string, unknown>) {
  const options = completeOptions(mrJack.options, given)
  if (!options.ok) throw new Error(options.error)
  const keys = { seed: n.toString(16).padStart(64, '0'), nonces: ['', ''] }
  const session = openLocal(mrJack, { options: options.value, names: ['', ''], keys, created: '2026-11-29' })
  const rng = new Sfc32(n)
  const list = new DecisionList()
  while (session.state?.info.status === 'running') {
    const seat = session.state.info.turn === 'jack' ? 0 : 1
    session.showTo(seat)
    const p = mrJack.sample(session.state.view, rng)
    p.legal(list)
    const calm = list.toArray().filter(decision => mrJack.decode(p, decision).kind !== 'accusation')
    const from = calm.length > 0 ? calm : list.toArray()
    await session.submit([mrJack.notation.format(p, from[rng.below(from.length)], seat)])
  }
  session.showTo(audience)
  if (session.state === null) throw new Error('no state')
  return session.state
}

describe('the chronicle', () => {
  it.each(['en', 'fr', 'ru', 'zh'])(
    'tells every decision and what follows in %s, for everybody, with nothing left open',
    async language => {
      const words = wordsOf(language)
      for (const audience of [0, 1, 'public', 'omniscient'] as const)
        for (const [n, options] of [
          [1, {}],
          [2, {}],
          [3, { cast: 'extension' }],
          [4, { cast: 'extension' }],
        ] as const) {
          const state = await played(n, audience, options)
          const told = lines(mrJackTitle, state.start, state.moments)
          for (const [at, line] of told.entries()) {
            expect(line, state.moments[at].event.text).not.toBeNull()
            if (line === null) continue
            const text = telling(mrJackTitle, words, line)
            expect(text, state.moments[at].event.text).not.toMatch(/\{\{|\bundefined\b|page\.|effect\./)
            expect(text.length).toBeGreaterThan(3)
          }
        }
    },
  )

  it('has a chapter for each round and a passage for each activation, in order of play (MJ-17)', async () => {
    const state = await played(5, 'omniscient')
    const told = chapters(mrJackTitle, state.start, state.moments)
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

  it('keeps alibis from those who may not know them (MJ-68)', async () => {
    const words = wordsOf('en')
    for (let n = 1; n <= 6; n++) {
      const state = await played(n, 'public')
      for (const line of lines(mrJackTitle, state.start, state.moments))
        if (line?.told.kind === 'alibi') {
          expect(line.told.character).toBeNull()
          expect(telling(mrJackTitle, words, line)).toMatch(/^(Jack|Detective) draws an alibi in secret\./)
        }
    }
  })
})

describe('the end', () => {
  it('names the winner and Jack to everybody, whichever side is told (MJ-66)', async () => {
    const words = wordsOf('en')
    for (let n = 1; n <= 6; n++)
      for (const audience of [0, 1, 'public', 'omniscient'] as const) {
        const { view } = await played(n, audience)
        const text = endingText(words, view)
        expect(text).toContain(view.outcome?.winner === 'jack' ? 'Jack wins. ' : 'Detective wins. ')
        expect(text).toContain(words.name(view.jack ?? 'Watson'))
      }
  })
})
