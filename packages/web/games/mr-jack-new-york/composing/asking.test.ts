import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { playedOut } from '../../jack-family/testing/games.ts'
import { sayings } from '../../jack-family/testing/sayings.ts'
import { wordsOf } from '../../jack-family/testing/words.ts'
import { facts, Places } from '../text/Places.tsx'
import { mrJackNewYorkTitle } from '../title.tsx'
import type { NewYork } from '../types.ts'

const OPEN = /\{\{|\bundefined\b|\bnull\b/

describe.each(['en', 'fr', 'ru', 'zh'])('in %s', language => {
  const words = wordsOf('mr-jack-new-york', language)

  it('every question and every choice has its words', () => {
    const said = new Set<string>()
    for (const options of [{}, { tumbletySelf: true }])
      for (const text of sayings<NewYork>(mrJackNewYorkTitle, words, mrJackNewYork, options, 2)) said.add(text)
    for (const text of said) expect(text).not.toMatch(OPEN)
    expect(said.size).toBeGreaterThan(100)
  })

  it('the board has its words, place by place', async () => {
    const { start, view } = await playedOut<NewYork>(mrJackNewYork, 7, 'public')
    for (const scene of [start, view]) {
      const text = renderToStaticMarkup(createElement(Places, { words, scene })) + facts(words, scene).join()
      expect(text).not.toMatch(OPEN)
    }
  })
})
