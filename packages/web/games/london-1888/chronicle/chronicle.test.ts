import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SessionState } from '@gaslight/client'
import { completeOptions, type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import {
  type Chapter,
  chapterName,
  chapters,
  decisionText,
  follows,
  london1888 as game,
  type LondonView,
  ownFacts,
  placeFacts,
  playerFacts,
  sentence,
  tableFacts,
  telling,
} from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { type Translate, translator } from '../../../i18n/translate.ts'
import { wordsFrom } from '../words.ts'
import { pastWords } from './past.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The game's words as its page has them; a text that is missing throws. */
function wordsOf(language: string) {
  const strict = (path: string): Translate => {
    const t = translator(language, [JSON.parse(readFileSync(join(root, path), 'utf8'))])
    return (key, params) => {
      const text = t(key, { defaultValue: '', ...params })
      if (text === '') throw new Error(`${language} lacks ${key}`)
      return text
    }
  }
  const table = strict(`packages/web/messages/table.${language}.json`)
  return wordsFrom(table, strict(`games/london-1888/messages/${language}.json`), language)
}

/** A text that nobody filled in, or that lacks a value. */
const GAP = /\{\{|undefined|NaN/

interface Game {
  readonly start: LondonView
  readonly moments: {
    readonly event: { text: string; by: number | 'chance'; effects: unknown }
    readonly view: LondonView
  }[]
}

/** A random game as an audience follows it, so far; `visit` sees each point where a seat decides. */
function follow(
  seed: number,
  seats: number,
  to: number | 'public',
  visit: (p: ReturnType<typeof game.start>, choices: readonly Decision[], seat: number) => void = () => {},
): Game {
  const options = completeOptions(game.options, { exchangeGifts: 'on' })
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(seed)
  const list = new DecisionList()
  const p = game.start(options.value, seats)
  const before = p.clone()
  const start = game.view(p, to)
  const moments: Game['moments'] = []
  for (let turn = p.turn(); turn.kind !== 'over' && moments.length < 1200; turn = p.turn()) {
    p.legal(list)
    if (turn.kind === 'seat') visit(p, list.toArray(), turn.seat)
    const decision = turn.kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length))
    before.copyFrom(p)
    p.apply(decision)
    const event = game.event(before, decision, p, to)
    if (event === null) continue
    moments.push({ event: { text: event.text, by: event.by, effects: event.effects }, view: game.view(p, to) })
  }
  return { start, moments }
}

describe.each(['en', 'fr', 'ru', 'zh'])('everything that is said in %s', language => {
  const words = wordsOf(language)

  it('is whole: what is told, what can be decided, what stands on the table', () => {
    const said = new Set<string>()
    for (const [seed, to] of [
      [1, 0],
      [2, 'public'],
      [3, 4],
    ] as const) {
      const { start, moments } = follow(seed, 5 + seed, to, (p, choices, seat) => {
        const view = game.view(p, seat)
        for (const decision of choices.slice(0, 20)) {
          const text = decisionText(words, game.decode(p, decision), view)
          expect(text).not.toBe('')
          said.add(text)
        }
      })
      for (const chapter of chapters(start, moments)) {
        said.add(chapterName(words, chapter, moments[moments.length - 1].view))
        for (const line of chapter.lines) {
          said.add(telling(words, line))
          said.add([sentence(words, line), ...follows(words, line)].join(' '))
        }
      }
      for (let past = 0; past <= moments.length; past++) {
        const text = pastWords(words, { start, moments } as unknown as SessionState<LondonView>, past)
        expect(text).not.toMatch(/[:：]\s*$/)
        said.add(text)
      }
      for (const { view } of moments.filter((_, i) => i % 50 === 0)) {
        const seated = Object.keys(view.players).map(Number)
        for (const fact of [...tableFacts(words, view), ...ownFacts(words, view)]) said.add(fact)
        for (const seat of seated) for (const fact of playerFacts(words, view, seat)) said.add(fact)
        for (const space of ['pub', 'prison', 'police_station', 'J62'])
          for (const fact of placeFacts(words, view, space)) said.add(fact)
      }
    }
    expect([...said].filter(text => GAP.test(text))).toEqual([])
    expect(said.size).toBeGreaterThan(400)
  }, 120_000)
})

describe('what can be decided', () => {
  it('says what a weapon costs in the shop', () => {
    const { start } = follow(4, 5, 0)
    const label = decisionText(wordsOf('en'), { kind: 'shop' }, { ...start, event: 'shortage' })
    expect(label).toBe('Pay £7, and choose a weapon')
  })
})

describe('the plain facts', () => {
  it('say what the event in force does', () => {
    const { start } = follow(4, 5, 0)
    expect(tableFacts(wordsOf('en'), { ...start, event: 'shortage' })).toContain(
      'Event in force: Shortage (This round a weapon costs £7 in the shop.)',
    )
  })
})

describe('the chronicle', () => {
  const words = wordsOf('en')
  const texts = (told: readonly Chapter[]) =>
    told.flatMap(({ lines }) => lines.map(line => [sentence(words, line), ...follows(words, line)].join(' ')))

  it('stands by rounds and turns, and tells cards drawn together in one sentence', () => {
    const { start, moments } = follow(4, 5, 0)
    const told = chapters(start, moments)
    const view = moments[moments.length - 1].view
    expect(told.slice(0, 2).map(chapter => chapterName(words, chapter, view))).toEqual(['Setup', 'Round 1 · Abberline'])
    expect(texts(told)).not.toContain('')
    const rounds = told.map(({ round }) => round)
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
    expect(texts(told).filter(text => /draws 2 ACTION cards|draws: \w.*and/.test(text)).length).toBeGreaterThan(5)
  })

  it('tells of every moment of the past that is looked at, with its round and turn', () => {
    const { start, moments } = follow(4, 5, 0)
    const state = { start, moments } as unknown as SessionState<LondonView>
    const past = moments.map((_, i) => pastWords(words, state, i + 1))
    expect(pastWords(words, state, 0)).toBe('Nothing has happened yet.')
    for (const told of [
      /^Setup: .+ draws an ACTION card\.$/,
      /^Round \d+ · \w+: \w+ draws: \w/,
      /^Round \d+ · \w+: \w+: Roll the die$/,
      /^Round \d+ · \w+: \w+ rolls a \d\.$/,
      /^Round \d+ · \w+: \w+: Turn up a face-down token$/,
    ])
      expect(
        past.some(text => told.test(text)),
        String(told),
      ).toBe(true)
  })

  it('names to nobody a card that others draw, choose or take unseen', () => {
    const { start, moments } = follow(5, 6, 'public')
    const told = texts(chapters(start, moments))
    expect(
      told.filter(text => /draws: |to pass to the left: |sees the card|You receive|Yours is|You are Jack/.test(text)),
    ).toEqual([])
    expect(told.some(text => text.startsWith('The roles are dealt in secret.'))).toBe(true)
  })

  it('tells an own role and own cards to their seat', () => {
    const { start, moments } = follow(6, 6, 2)
    const told = texts(chapters(start, moments)).join('\n')
    expect(told).toMatch(/The roles are dealt in secret\. (Yours is innocent|You are Jack the Ripper)\./)
    expect(told).toMatch(/draws: /)
  })
})
