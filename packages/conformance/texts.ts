import type { OptionField } from '@gaslight/core'
import { describe, expect, it } from 'vitest'

/** Texts by key, nested, as i18next reads them: plural forms by suffix, parameters in double braces. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** The same texts in every language; English is what the others are held against. */
export interface Translations {
  readonly en: Texts
  readonly [language: string]: Texts
}

export interface TextsSetup {
  /** All that a game says: its own texts among those that it shares. */
  readonly translations: Translations
  readonly options: readonly OptionField[]
  /** Why an attempt can be illegal, and what the text of that may name. */
  readonly refusals: { readonly [reason: string]: { readonly params: readonly string[] } }
}

const SENTENCES = /^(illegal|prompt|promptOf|effect|goal|power|timing|note|description)\b|\.help$/
const NAMES = /^(character|fullName)\./
/** Initials stay as they are where names are written in other letters. */
const LETTERS: { readonly [language: string]: RegExp } = {
  en: /^[\p{Script=Latin} .’-]+$/u,
  fr: /^[\p{Script=Latin} .’-]+$/u,
  ru: /^[А-ЯЁа-яё .-]+$/,
  zh: /^[\p{Script=Han}·A-Z]+$/u,
}
const PLURAL = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(PLURAL, '')

/** Every key with its text; those of nested texts are joined by dots. */
export function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

/** What a text names: `{{name}}` and the like, each once, by alphabet. */
export const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]))].sort()

/** Every key, once for all forms of a plural. */
export const keysOf = (texts: Texts): ReadonlySet<string> => new Set(flat(texts).map(([key]) => stem(key)))

/** Registers the tests that texts must pass, whatever they speak of. */
export function conformTexts({ translations, options, refusals }: TextsSetup): void {
  const { en } = translations
  const english = new Map(flat(en).map(([key, text]) => [stem(key), text]))
  const counted = new Set(flat(en).flatMap(([key]) => (PLURAL.test(key) ? [stem(key)] : [])))

  describe.each(Object.entries(translations))('the texts in %s', (language, own) => {
    const texts = flat(own)

    it('have the keys of the English ones', () => {
      expect([...keysOf(own)].sort()).toEqual([...english.keys()].sort())
    })

    it('have exactly the plural forms of the language where they count', () => {
      const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort()
      for (const key of counted) {
        const rows = texts.filter(([form]) => PLURAL.test(form) && stem(form) === key)
        expect([key, rows.map(([form]) => PLURAL.exec(form)?.[1]).sort()]).toEqual([key, forms])
      }
    })

    it('name the same things as in English, but may leave out a count that the words say', () => {
      for (const [key, text] of texts) {
        const expected = parameters(english.get(stem(key)) ?? '')
        if (counted.has(stem(key)))
          expect([...expected, 'count'], key).toEqual(expect.arrayContaining(parameters(text)))
        else expect([key, parameters(text)]).toEqual([key, expected])
      }
    })

    it('are not empty, and none but names is left in English', () => {
      for (const [key, text] of texts) {
        expect(text.trim(), key).toBe(text)
        expect(text, key).not.toBe('')
        if (language === 'en' || NAMES.test(key) || !/[A-Za-z]{4,} [A-Za-z]{3,} [A-Za-z]{3,}/.test(text)) continue
        expect(text, key).not.toBe(english.get(stem(key)))
      }
    })

    it('end like sentences where they are sentences', () => {
      for (const [key, text] of texts) if (SENTENCES.test(key)) expect(text, key).toMatch(/[.?。？]$/)
    })

    it('write names in letters of the language', () => {
      for (const [key, text] of texts) if (NAMES.test(key)) expect(text, key).toMatch(LETTERS[language])
    })
  })

  describe('there is a text for', () => {
    const keys = keysOf(en)

    it('every reason of an illegal attempt and no other, naming nothing that it does not know', () => {
      const reasons = [...keys].filter(key => key.startsWith('illegal.'))
      expect(reasons.sort()).toEqual(
        Object.keys(refusals)
          .map(reason => `illegal.${reason}`)
          .sort(),
      )
      for (const [reason, { params }] of Object.entries(refusals))
        expect(params, reason).toEqual(expect.arrayContaining(parameters(english.get(`illegal.${reason}`) ?? '')))
    })

    it('every option and each of its values', () => {
      for (const { key, values } of options)
        for (const part of ['label', 'help', ...values.map(value => `value.${value}`)])
          expect(keys).toContain(`option.${key}.${part}`)
    })
  })
}
