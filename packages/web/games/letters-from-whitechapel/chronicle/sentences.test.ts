import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { asking, offerLabel } from '../composing/asking.ts'
import { composing, NOTHING_POINTED } from '../composing/compose.ts'
import { factsOfPolice, factsOfTraces } from '../panels/FactsPanel.tsx'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { lineOf } from './lines.ts'
import { decisionText, telling } from './sentences.ts'

/** A text that nobody filled in, or that lacks a value. */
const GAP = /\{\{|undefined|NaN/

describe.each(['en', 'fr', 'ru', 'zh'])('everything that is said in %s', language => {
  const words = wordsOf(language)

  it('is whole: what is asked, offered, told to each side, and noted', () => {
    const said = new Set<string>()
    for (const { position, seat, choices, view, decision } of turns(11, 3)) {
      for (const { detail } of choices.slice(0, 30)) said.add(decisionText(words, detail))
      const now = composing(choices, NOTHING_POINTED, view)
      said.add(asking(words, { now, choices, scene: view }))
      for (const mode of now.modes) {
        said.add(words.page(`mode.${mode}`))
        for (const offer of composing(choices, { mode, path: [] }, view).offers)
          said.add(offerLabel(words, offer, view))
      }
      const next = position.clone()
      next.apply(decision)
      for (const to of [0, 1, 'public'] as const) {
        const event = game.event(position, decision, next, to)
        if (event === null) continue
        const before: WhitechapelView = game.view(position, to)
        const wire = { text: event.text, by: seat, effects: event.effects, n: 0, link: '' }
        const line = lineOf(before, { event: wire as never, view: game.view(next, to) }, 0)
        expect(line).not.toBeNull()
        if (line !== null) said.add(telling(words, line))
      }
      for (const fact of [...factsOfPolice(words, view), ...factsOfTraces(words, view)]) said.add(fact)
    }
    expect([...said].filter(text => GAP.test(text))).toEqual([])
    expect(said.size).toBeGreaterThan(100)
  }, 60_000)
})

describe('what the police are told of Jack', () => {
  it('holds none of his circles', () => {
    const words = wordsOf('en')
    for (const { position, choices, decision } of turns(5, 2)) {
      const detail = choices.find(choice => choice.decision === decision)?.detail
      if (detail?.kind !== 'move' && detail?.kind !== 'alley' && detail?.kind !== 'coach') continue
      const next = position.clone()
      next.apply(decision)
      if (next.turn().kind === 'over') continue
      const event = game.event(position, decision, next, 1)
      if (event === null) continue
      const wire = { text: event.text, by: 0, effects: [], n: 0, link: '' }
      const line = lineOf(game.view(position, 1), { event: wire as never, view: game.view(next, 1) }, 0)
      expect(line === null ? '' : telling(words, line)).toMatch(/^[^\d]+$/)
    }
  })
})
