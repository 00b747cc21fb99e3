import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

export const LANGUAGES = ['en', 'fr', 'ru', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** Texts by key, nested; plural forms have i18next's suffixes, parameters stand in double braces. */
export interface Messages {
  readonly [key: string]: string | Messages
}
type Params = Readonly<Record<string, string | number>>
export interface Say {
  (key: string, params?: Params): string
  has(key: string): boolean
}

const OWN: { readonly [language in Language]: Messages } = { en, fr, ru, zh }

/** Speaks a language with the texts of this command and of a game; a parameter `count` chooses the plural form. */
export function speak(language: Language, game: Messages): Say {
  const plurals = new Intl.PluralRules(language)
  const own = OWN[language]
  const textOf = (key: string) => find(own, key) ?? find(game, key)
  const say = (key: string, params: Params = {}) => {
    const { count } = params
    const text = (typeof count === 'number' ? textOf(`${key}_${plurals.select(count)}`) : undefined) ?? textOf(key)
    if (text === undefined) throw new Error(`there is no text "${key}" in ${language}`)
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }
  return Object.assign(say, { has: (key: string) => textOf(key) !== undefined })
}

/** The language of the environment, as far as there are texts in it. */
export function systemLanguage(environment: NodeJS.ProcessEnv): Language {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return LANGUAGES.find(language => wanted.startsWith(language)) ?? 'en'
}

function find(messages: Messages, key: string): string | undefined {
  let at: string | Messages | undefined = messages
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}
