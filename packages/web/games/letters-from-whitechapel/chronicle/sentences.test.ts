import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it } from 'vitest'
import { asking, offerLabel } from '../composing/asking.ts'
import { composing, NOTHING_POINTED } from '../composing/compose.ts'
import { factsOfPolice, factsOfTraces } from '../panels/FactsPanel.tsx'
import { turns } from '../testing/games.ts'
import { wordsOf } from '../testing/words.ts'
import { decisionText } from './decisions.ts'
import { lineOf } from './lines.ts'
import { telling } from './sentences.ts'

/** A text that nobody filled in, or that lacks a value. */
const GAP = /\{\{|undefined|NaN/

it('in Russian a policeman is written small within a sentence, and large where he begins one', () => {
  const words = wordsOf('ru')
  const facts = [...turns(11, 3)].flatMap(({ view }) => [...factsOfPolice(words, view), ...factsOfTraces(words, view)])
  const leads = facts.filter(fact => /ведёт|Полицейские/.test(fact))
  expect(leads.length).toBeGreaterThan(1)
  for (const fact of leads) expect(fact.slice(1)).not.toMatch(/Синий|Жёлтый|Коричневый|Красный|Зелёный/)
  const refused = (reason: string, params: Record<string, string>) => words.illegal({ reason, params })
  expect(refused('policeman-moved', { colour: 'blue' })).toMatch(/^Синий /)
  expect(refused('x99-not-named', { colour: 'blue' })).toMatch(/а не синий/)
})

it('a clue is said with its circle and its round, the first found first', () => {
  const [first] = turns(11, 3)
  if (first === undefined) throw new Error('no turn was played')
  const facts = factsOfTraces(wordsOf('en'), { ...first.view, clues: { 44: 3, 100: 2 } })
  expect(facts.filter(fact => /^Clue /.test(fact))).toEqual([
    'Clue on 100, found in round 2.',
    'Clue on 44, found in round 3.',
  ])
})

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

it('LW-29: asks for nobody on a red circle only where it may stay free', () => {
  const words = wordsOf('en')
  const laying = [...turns(11, 3), ...turns(5, 2)].filter(({ view }) => view.state === 'women')
  const nights = new Set<boolean>()
  for (const { choices, view } of laying) {
    const mayStayFree = choices.some(({ detail }) => detail.kind === 'woman' && detail.woman === 'none')
    nights.add(mayStayFree)
    const sentence = asking(words, { now: composing(choices, NOTHING_POINTED, view), choices, scene: view })
    expect(sentence.includes('nobody'), sentence).toBe(mayStayFree)
  }
  expect(nights.size).toBe(2)
})

describe('what is asked of a policeman who searches', () => {
  const words = wordsOf('en')
  const searching = [...turns(11, 3), ...turns(5, 2)].flatMap(({ choices, view }) => {
    const detail = choices.map(choice => choice.detail).find(({ kind }) => kind === 'search')
    if (detail?.kind !== 'search') return []
    const path = [{ kind: 'pawn', colour: detail.colour } as const]
    const now = composing(choices, { mode: 'search', path }, view)
    return [{ view, choices, sentence: asking(words, { now, choices, scene: view }) }]
  })

  it('LW-67: is the next circle, once he has begun', () => {
    const begun = searching.filter(({ view }) => view.state === 'search')
    expect(begun.length).toBeGreaterThan(0)
    for (const { sentence } of begun) expect(sentence).toMatch(/found nothing there: name the next circle/)
  })

  it('LW-20: names other policemen only where others can still act', () => {
    const last = searching.filter(({ view, choices }) => view.state === 'action' && coloursIn(choices).size === 1)
    const first = searching.filter(({ view }) => view.state === 'action' && view.handled.length === 0)
    expect(last.length).toBeGreaterThan(0)
    for (const { sentence } of last) expect(sentence).not.toMatch(/Other policemen/)
    expect(first.some(({ sentence }) => /Other policemen/.test(sentence))).toBe(true)
  })

  function coloursIn(choices: (typeof searching)[number]['choices']): Set<string> {
    return new Set(choices.flatMap(({ detail }) => ('colour' in detail ? [detail.colour] : [])))
  }
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
