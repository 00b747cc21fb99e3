import type { OptionField } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { flat, type Texts } from './texts.ts'

/** A game's rules in one language, as `rules/` holds them and the page shows them. */
export interface Book {
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly rules: readonly { readonly id: string; readonly text: string }[]
  }[]
}

export interface RulebookSetup {
  /** Rules are called by it: `MJ-1`, `MJ-2`, ... */
  readonly prefix: string
  /** How many rules, and how many rulings `Q1`, `Q2`, ... there are. */
  readonly rules: number
  readonly rulings: number
  /** The text of `RULES.md`. */
  readonly markdown: string
  readonly books: { readonly en: Book; readonly [language: string]: Book }
  /** Names of places, which no language may lose or change; global. */
  readonly places: RegExp
  readonly options: readonly OptionField[]
  /** The English texts of the options, by key. */
  readonly labels: Texts
  readonly refusals: { readonly [reason: string]: { readonly rule: string } }
}

/** Registers the tests that the rules of every game must pass. */
export function conformRulebook(setup: RulebookSetup): void {
  const { prefix, rules, rulings, markdown, books, places, options, labels, refusals } = setup
  const ids = Array.from({ length: rules }, (_, i) => `${prefix}-${i + 1}`)
  const rulesOf = (book: Book) => book.sections.flatMap(section => section.rules)
  const english = new Map(rulesOf(books.en).map(({ id, text }) => [id, text]))
  const every = (pattern: RegExp, text = '') => [...new Set(text.match(pattern))].sort()
  const cited = new RegExp(`${prefix}-\\d+`, 'g')

  describe.each(Object.entries(books))('the rules in %s', (language, book) => {
    it('are all there, in order', () => {
      expect(rulesOf(book).map(({ id }) => id)).toEqual(ids)
    })

    it('have the sections of the English rules, each with a title', () => {
      const shape = ({ sections }: Book) => sections.map(section => [section.id, section.rules.length])
      expect(shape(book)).toEqual(shape(books.en))
      for (const { title } of book.sections) expect(title.trim()).not.toBe('')
    })

    it('cite the same rules and name the same places as the English ones', () => {
      for (const { id, text } of rulesOf(book)) {
        expect([id, every(cited, text)]).toEqual([id, every(cited, english.get(id))])
        expect([id, every(places, text)]).toEqual([id, every(places, english.get(id))])
        expect(text, id).toMatch(/[.。»”"]$/)
      }
    })

    it('speak to people: no key of an option, no id and no code', () => {
      for (const { id, text } of rulesOf(book)) expect(text, id).not.toMatch(/[`_]|[a-z][A-Z]|\bD\d/)
    })

    it('are not left in English', () => {
      if (language === 'en') return
      for (const { id, text } of rulesOf(book)) expect(text, id).not.toBe(english.get(id))
    })
  })

  describe('RULES.md', () => {
    const rows = markdown.split('\n')

    it('says word for word what the page says in English', () => {
      for (const [id, text] of english) expect(markdown).toContain(`- **${id}** ${text}\n`)
      for (const { title } of books.en.sections) expect(markdown).toContain(`## ${title}\n`)
    })

    it('explains every option and all of its values as the page does, with its default in bold', () => {
      const texts = new Map(flat(labels))
      for (const { key, values, default: standard, rule } of options) {
        const said = values.map(value => {
          const text = texts.get(`${key}.value.${value}`)
          return value === standard ? `**\`${value}\`** (${text})` : `\`${value}\` (${text})`
        })
        const row = rows.find(line => line.startsWith(`| \`${key}\``)) ?? ''
        const cells = row.split('|').map(cell => cell.trim())
        expect(cells).toEqual(['', `\`${key}\``, texts.get(`${key}.label`), said.join(', '), rule, ''])
      }
    })

    it('has every ruling', () => {
      for (let question = 1; question <= rulings; question++) expect(markdown).toContain(`- **Q${question}** _`)
    })

    it('cites only rules that there are', () => {
      expect(every(cited, markdown).filter(id => !ids.includes(id))).toEqual([])
    })
  })

  it('every refusal and every option cites a rule that can be read', () => {
    for (const [reason, { rule }] of Object.entries(refusals)) expect(ids, reason).toContain(rule)
    for (const { key, rule } of options) expect(ids, key).toContain(rule)
  })
}
