import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import { type Translate, translator } from '../../../i18n/translate.ts'
import { type Words, wordsFrom } from '../words.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The words of a title as its page has them; a text that is missing throws. */
export function wordsOf(title: string, language: string): Words {
  const texts = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Texts
  const messages = (game: string) => texts(`games/${game}/messages/${language}.json`)
  const strict = (own: Texts): Translate => {
    const t = translator(language, [own])
    return (key, params) => {
      const text = t(key, { defaultValue: '', ...params })
      if (text === '') throw new Error(`${language} lacks ${key}`)
      return text
    }
  }
  const table = texts(`packages/web/messages/table.${language}.json`)
  return wordsFrom(strict(table), strict(merged(messages('jack-family'), messages(title))), language)
}
