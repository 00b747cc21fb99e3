import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import { createInstance } from 'i18next'
import { type Words, wordsFrom } from '../words.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The words of a title as its page has them; a text that is missing throws. */
export async function wordsOf(title: string, language: string): Promise<Words> {
  const texts = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Texts
  const messages = (game: string) => texts(`games/${game}/messages/${language}.json`)
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, __, key) => {
      throw new Error(`${language} lacks ${key}`)
    },
    resources: {
      [language]: {
        table: texts(`packages/web/messages/table.${language}.json`),
        [title]: merged(messages('jack-family'), messages(title)),
      },
    },
  })
  await i18n.init()
  return wordsFrom(i18n.getFixedT(null, 'table'), i18n.getFixedT(null, title), language)
}
