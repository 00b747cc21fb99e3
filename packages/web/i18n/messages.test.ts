import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from './languages.ts'

/** Every text of the page by its key, dots between the levels; plural forms apart. */
type Texts = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')
const PLURAL = /_(zero|one|two|few|many|other)$/

function flatten(node: unknown, path = ''): Texts {
  if (typeof node === 'string') return { [path]: node }
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is not a text`)
  const parts = Object.entries(node).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
  return Object.assign({}, ...parts)
}

/** Where the texts of each namespace stand. */
const namespaces: Readonly<Record<string, (language: string) => string>> = Object.fromEntries([
  ...readdirSync(join(root, 'packages/web/messages'))
    .filter(file => file.endsWith('.en.json'))
    .map(file => {
      const name = file.replace('.en.json', '')
      return [name, (language: string) => join(root, `packages/web/messages/${name}.${language}.json`)] as const
    }),
  ...readdirSync(join(root, 'games'))
    .filter(game => readdirSync(join(root, 'games', game)).includes('messages'))
    .filter(game => readdirSync(join(root, 'games', game, 'messages')).includes('en.json'))
    .map(game => [game, (language: string) => join(root, `games/${game}/messages/${language}.json`)] as const),
])

function texts(namespace: string, language: string): Texts {
  return flatten(JSON.parse(readFileSync(namespaces[namespace]?.(language) ?? '', 'utf8')))
}

/** The keys as code asks for them: without the plural's form, which only counts where `_other` stands too. */
function keys(all: Texts): readonly string[] {
  return [...new Set(Object.keys(all).map(key => stem(key, all)))].sort()
}

function stem(key: string, all: Texts): string {
  const bare = key.replace(PLURAL, '')
  return bare !== key && `${bare}_other` in all ? bare : key
}

function params(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(match => match[1] ?? ''))].sort()
}

/** Of all forms of a text together. */
function paramsOf(all: Texts, bare: string): readonly string[] {
  return params(
    Object.entries(all)
      .filter(([key]) => stem(key, all) === bare)
      .map(([, text]) => text)
      .join(' '),
  )
}

describe.each(Object.keys(namespaces))('texts "%s"', namespace => {
  const english = () => texts(namespace, 'en')

  describe.each(LANGUAGE_CODES)('in %s', language => {
    const read = () => texts(namespace, language)

    it('has the keys of the English', () => {
      expect(keys(read())).toEqual(keys(english()))
    })

    it('leaves none empty', () => {
      const own = read()
      expect(Object.keys(own).filter(key => own[key]?.trim() === '')).toEqual([])
    })

    it('writes one apostrophe: ’', () => {
      const own = read()
      expect(Object.keys(own).filter(key => own[key]?.includes("'"))).toEqual([])
    })

    it('has exactly the plural forms of its language', () => {
      const own = read()
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const wrong = keys(own).filter(key => {
        if (!(`${key}_other` in own)) return false
        const given = Object.keys(own).filter(other => other !== key && stem(other, own) === key)
        return (
          given.sort().join() !==
          forms
            .map(form => `${key}_${form}`)
            .sort()
            .join()
        )
      })
      expect(wrong).toEqual([])
    })

    it('names the same params as the English', () => {
      const own = read()
      const source = english()
      // A plural's form may leave the number out, whichever language it is in: "one suspect".
      const wrong = Object.keys(own).filter(key => {
        const mine = params(own[key] ?? '')
        const theirs = paramsOf(source, stem(key, own))
        const plural = stem(key, own) !== key
        return (
          !mine.every(param => theirs.includes(param)) ||
          !theirs.every(param => mine.includes(param) || (plural && param === 'count'))
        )
      })
      expect(wrong).toEqual([])
    })
  })
})

const SHELL_TEXTS = ['shell', 'lobby', 'pages', 'reader']

describe('texts and code', () => {
  const sources = walk(join(root, 'packages/web')).filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))

  it('every key that the shell names in full has a text', () => {
    const known: Texts = Object.assign({}, ...SHELL_TEXTS.map(name => texts(name, 'en')))
    const missing = sources
      .filter(file => /packages\/web\/(app|design)\//.test(file))
      .flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/\b(?:t|shell)\('([\w.-]+)'/g)].map(match => match[1] ?? ''),
      )
      .filter(key => !(key in known) && !(`${key}_other` in known))
    expect(missing).toEqual([])
  })

  it('every text of the shell is asked for somewhere', () => {
    const code = sources.map(file => readFileSync(file, 'utf8')).join('\n')
    const asked = [...code.matchAll(/\b(?:t|shell)\(\s*[`'?]?([^)]*)/g)].map(match => match[1] ?? '').join('\n')
    const prefixes = [...asked.matchAll(/([\w.-]+)\.\$\{/g)].map(match => match[1] ?? '')
    const all: Texts = Object.assign({}, ...SHELL_TEXTS.map(name => texts(name, 'en')))
    const unused = keys(all).filter(
      key => !asked.includes(key) && !prefixes.some(prefix => key.startsWith(`${prefix}.`)),
    )
    expect(unused).toEqual([])
  })
})

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    if (name === 'dist' || name === 'node_modules') return []
    const path = join(folder, name)
    return statSync(path).isDirectory() ? walk(path) : [path]
  })
}
