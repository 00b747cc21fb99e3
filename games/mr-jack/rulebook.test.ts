import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ILLEGAL } from './illegal.ts'
import { OPTIONS } from './options.ts'
import en from './rules/en.json' with { type: 'json' }
import fr from './rules/fr.json' with { type: 'json' }
import ru from './rules/ru.json' with { type: 'json' }
import zh from './rules/zh.json' with { type: 'json' }

const LANGUAGES = { en, fr, ru, zh }
const MARKDOWN = readFileSync(new URL('RULES.md', import.meta.url), 'utf8')
const IDS = Array.from({ length: 88 }, (_, i) => `MJ-${i + 1}`)

type Book = typeof en
const rulesOf = (book: Book) => book.sections.flatMap(section => section.rules)
const cited = (text: string) => [...new Set(text.match(/MJ-\d+/g))].sort()
/** Hexes, and board codes such as `(L f5-h4)`, that no language may lose or change. */
const places = (text: string) => [...new Set(text.match(/\b[a-m]1?\d\b/g))].sort()

describe.each(Object.entries(LANGUAGES))('the rules in %s', (_, book) => {
  it('are MJ-1 to MJ-88, in order', () => {
    expect(rulesOf(book).map(rule => rule.id)).toEqual(IDS)
  })

  it('have the sections of the English rules, each with a title', () => {
    expect(book.sections.map(section => [section.id, section.rules.length])).toEqual(
      en.sections.map(section => [section.id, section.rules.length]),
    )
    for (const { title } of book.sections) expect(title.trim()).not.toBe('')
  })

  it('cite the same rules and name the same hexes as the English ones', () => {
    const english = new Map(rulesOf(en).map(rule => [rule.id, rule.text]))
    for (const { id, text } of rulesOf(book)) {
      expect([id, cited(text)]).toEqual([id, cited(english.get(id) ?? '')])
      expect([id, places(text)]).toEqual([id, places(english.get(id) ?? '')])
      expect(text, id).toMatch(/[.。»”"]$/)
    }
  })

  it('are not left in English', () => {
    if (book === en) return
    const english = new Map(rulesOf(en).map(rule => [rule.id, rule.text]))
    for (const { id, text } of rulesOf(book)) expect(text, id).not.toBe(english.get(id))
  })
})

describe('RULES.md', () => {
  it('says word for word what the page says in English', () => {
    for (const { id, text } of rulesOf(en)) expect(MARKDOWN).toContain(`- **${id}** ${text}\n`)
    for (const { title } of en.sections) expect(MARKDOWN).toContain(`## ${title}\n`)
  })

  it('explains every option, with its default in bold and all of its values', () => {
    for (const option of OPTIONS) {
      const row = MARKDOWN.split('\n').find(line => line.startsWith(`| \`${option.key}\``)) ?? ''
      expect(row, option.key).toContain(`**\`${option.default}\`**`)
      for (const value of option.values) expect(row, option.key).toContain(`\`${value}\``)
      expect(row.split('|').at(-2)?.trim(), option.key).toBe(option.rule)
    }
  })

  it('has every ruling, Q1 to Q22', () => {
    for (let question = 1; question <= 22; question++) expect(MARKDOWN).toContain(`- **Q${question}** _`)
  })

  it('cites only rules that there are', () => {
    expect(cited(MARKDOWN).filter(id => !IDS.includes(id))).toEqual([])
  })
})

it('every refusal cites a rule that can be read', () => {
  for (const { rule } of Object.values(ILLEGAL)) expect(IDS).toContain(rule)
})
