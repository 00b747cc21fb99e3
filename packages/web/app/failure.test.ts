import { readFileSync } from 'node:fs'
import { PROBLEMS } from '@gaslight/protocol'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../i18n/languages.ts'

test.each(LANGUAGE_CODES)('in %s every problem that a server answers with has a sentence of its own', language => {
  const path = new URL(`../messages/shell.${language}.json`, import.meta.url)
  const { failure } = JSON.parse(readFileSync(path, 'utf8')) as { readonly failure: Readonly<Record<string, string>> }
  expect(Object.keys(failure)).toEqual(expect.arrayContaining(Object.keys(PROBLEMS)))
  expect(new Set(Object.values(failure)).size).toBe(Object.keys(failure).length)
})
