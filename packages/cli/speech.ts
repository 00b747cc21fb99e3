import { type Messages, type Params, speaker } from '@gaslight/client/texts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

export const LANGUAGES = ['en', 'fr', 'ru', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Say {
  (key: string, params?: Params): string
  has(key: string): boolean
  /** How a title calls what a refusal names; null for what stands for itself: numbers, places of the board, what was typed. */
  named(parameter: string, value: string): string | null
}

/** How a title calls the value of a refusal's parameter. */
export type Naming = (say: Say, parameter: string, value: string) => string | null

const OWN: { readonly [language in Language]: Messages } = { en, fr, ru, zh }

/** Speaks a language with the texts of this command and of a game; a parameter `count` chooses the plural form. */
export function speak(language: Language, game: Messages, naming: Naming): Say {
  const speakFrom = speaker(language, [OWN[language], game])
  const say = (key: string, params?: Params) => {
    const text = speakFrom(key, params)
    if (text === null) throw new Error(`there is no text "${key}" in ${language}`)
    return text
  }
  const whole: Say = Object.assign(say, {
    has: (key: string) => speakFrom(key) !== null,
    named: (parameter: string, value: string) => naming(whole, parameter, value),
  })
  return whole
}

/** The language of the environment, as far as there are texts in it. */
export function systemLanguage(environment: NodeJS.ProcessEnv): Language {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return LANGUAGES.find(language => wanted.startsWith(language)) ?? 'en'
}
