import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Translate, translator } from '../../../i18n/translate.ts'
import { type Words, wordsFrom } from '../words.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The game's words as its page has them; a text that is missing throws. */
export function wordsOf(language: string): Words {
  const strict = (path: string): Translate => {
    const t = translator(language, [JSON.parse(readFileSync(join(root, path), 'utf8'))])
    return (key, params) => {
      const text = t(key, { defaultValue: '', ...params })
      if (text === '') throw new Error(`${language} lacks ${key}`)
      return text
    }
  }
  const table = strict(`packages/web/messages/table.${language}.json`)
  return wordsFrom(table, strict(`games/letters-from-whitechapel/messages/${language}.json`), language)
}
