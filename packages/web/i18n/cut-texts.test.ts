import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import { describe, expect, it } from 'vitest'
import { CUTS, cutTexts } from './cut-texts.ts'
import { LANGUAGE_CODES } from './languages.ts'

const root = join(import.meta.dirname, '../../..')

function read(path: string): Texts {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

const OURS = ['shell', 'table']

function whole(namespace: string, language: string): Texts {
  if (OURS.includes(namespace)) return read(`packages/web/messages/${namespace}.${language}.json`)
  const own = read(`games/${namespace}/messages/${language}.json`)
  const family = CUTS[namespace]?.family
  return family === undefined ? own : merged(read(`games/${family}/messages/${language}.json`), own)
}

/** Texts by key, dots between the levels. */
function flat(texts: Texts, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : flat(text, `${path}${name}.`),
  )
}

describe.each(Object.keys(CUTS))('the texts "%s", cut in two', namespace => {
  it.each(LANGUAGE_CODES)('are whole together, and none comes twice, in %s', language => {
    const texts = whole(namespace, language)
    const { first, later } = cutTexts(namespace, texts)
    expect([...flat(first), ...flat(later)].sort()).toEqual([...flat(texts)].sort())
    expect(flat(first).length).toBeGreaterThan(0)
  })

  it('have in the second part whatever is said to be there, and nothing of it in the first', () => {
    const { first, later } = cutTexts(namespace, whole(namespace, 'en'))
    const below = (texts: Texts, key: string) =>
      flat(texts).filter(text => `${text.replace(/_(one|other)$/, '')}.`.startsWith(`${key}.`)).length
    // What only the other title of a family has is no slip.
    for (const key of CUTS[namespace]?.later ?? [])
      if (OURS.includes(namespace) || CUTS[namespace]?.family === undefined || below(later, key) > 0)
        expect([key, below(later, key) > 0, below(first, key)]).toEqual([key, true, 0])
  })
})
