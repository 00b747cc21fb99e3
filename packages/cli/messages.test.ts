import type { Messages } from '@gaslight/client/texts'
import { describe, expect, test } from 'vitest'
import { ENTRIES } from './games.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }
import { LANGUAGES, systemLanguage } from './speech.ts'

const TEXTS: { readonly [language: string]: Messages } = { en, fr, ru, zh }

/** Every key with its text; the forms of a plural are one key with all their endings. */
function texts(messages: Messages, path = ''): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const [key, value] of Object.entries(messages)) {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value !== 'string') for (const [inner, forms] of texts(value, here)) found.set(inner, forms)
    else {
      const [name, form = ''] = here.split('_')
      found.set(name, (found.get(name) ?? new Map()).set(form, value))
    }
  }
  return found
}

const parameters = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]))].sort()

describe.each(LANGUAGES)('%s', language => {
  test('has every text of the English, with its parameters and all plural forms of the language', () => {
    const own = texts(TEXTS[language])
    const english = texts(en)
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key, forms] of own) {
      const isPlural = english.get(key)?.has('other')
      expect([key, [...forms.keys()].sort()]).toEqual([key, isPlural ? [...plurals].sort() : ['']])
      const [first] = english.get(key)?.values() ?? []
      for (const text of forms.values()) expect([key, parameters(text)]).toEqual([key, parameters(first)])
    }
  })

  test('writes an apostrophe as the texts of the games do', () => {
    const all = [...texts(TEXTS[language]).values()].flatMap(forms => [...forms.values()])
    expect(all.filter(text => text.includes("'"))).toEqual([])
  })

  test('says whatever a table of Mr. Jack can ask', () => {
    const say = ENTRIES['mr-jack'].speak(language)
    for (const state of ['card', 'power-or-move', 'move', 'power-after', 'facing', 'picks', 'placement'])
      expect(say(`prompt.${state}`, { count: 2, character: 'Bert' })).not.toBe('')
    expect(say('play.help', ENTRIES['mr-jack'].face.examples)).toContain('g8-i10 (L f5-h4)')
    expect(say('play.whyWhat', ENTRIES['mr-jack-new-york'].face.examples)).toContain('why j8-n8')
    for (const count of [0, 1, 2, 5, 21]) expect(say('play.more', { count })).toContain(String(count))
  })
})

test('the language of the system is spoken where it can be', () => {
  expect(systemLanguage({ LANG: 'ru_RU.UTF-8' })).toBe('ru')
  expect(systemLanguage({ LC_ALL: '', LANG: 'fr_FR' })).toBe('fr')
  expect(systemLanguage({ LANG: 'C' })).toBe('en')
  expect(systemLanguage({})).toBe('en')
})
