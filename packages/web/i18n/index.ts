import { createContext, use, useContext, useSyncExternalStore } from 'react'
import type { Language } from './languages.ts'
import { currentLanguage, loadTexts, onLanguage, spokenFrom } from './texts.ts'
import type { Translate } from './translate.ts'

/** What the page speaks. The page's root sets it from `useSpokenLanguage`. */
export const LanguageContext = createContext<Language>('en')

export function useSpokenLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage)
}

interface Translation {
  readonly t: Translate
  readonly language: Language
}

/** Texts from the first of the namespaces that has them; suspends until all are there. */
export function useTranslation(...namespaces: readonly string[]): Translation {
  const language = useContext(LanguageContext)
  const t = spokenFrom(namespaces)
  if (t !== null) return { t, language }
  for (const namespace of namespaces) use(loadTexts(namespace))
  throw new Error(`the texts of ${namespaces} are not there`)
}
