/** The languages of every text, each named in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский', zh: '中文' } as const
export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = ['en', 'fr', 'ru', 'zh'] as const satisfies readonly Language[]

const STORED = 'gaslight.language'

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text)
}

/** The one chosen here before, else the first of the browser's that we have, else English. */
export function detectLanguage(wanted: readonly string[], stored: string | null): Language {
  if (isLanguage(stored)) return stored
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
