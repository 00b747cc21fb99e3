import { createContext, use, useContext, useSyncExternalStore } from 'react'
import type { Language } from './languages.ts'
import { currentSpeech, laterPart, loadTexts, onSpeech, type Speech, spokenFrom } from './texts.ts'
import type { Translate } from './translate.ts'

/** What the page speaks. The page's root sets it from `useSpeech`. */
export const SpeechContext = createContext<Speech>({ language: 'en' })

export function useSpeech(): Speech {
  return useSyncExternalStore(onSpeech, currentSpeech)
}

interface Translation {
  readonly t: Translate
  readonly language: Language
}

/** Texts from the first of the namespaces that has them; suspends until all are there. */
export function useTranslation(...namespaces: readonly string[]): Translation {
  const { language } = useContext(SpeechContext)
  // At every render, also where all are there: a component that has suspended is to ask again for what it waited for.
  for (const namespace of namespaces) use(loadTexts(namespace))
  const t = spokenFrom(namespaces)
  if (t === null) throw new Error(`the texts of ${namespaces} are not there`)
  return { t, language }
}

/** Suspends until the second parts of namespaces are there, for what is drawn after the first picture. */
export function useLaterTexts(...namespaces: readonly string[]): void {
  useContext(SpeechContext)
  for (const namespace of namespaces) use(loadTexts(laterPart(namespace)))
}
