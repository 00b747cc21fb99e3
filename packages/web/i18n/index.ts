import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detectLanguage, isLanguage, type Language, storedLanguage, storeLanguage } from './languages.ts'

type Messages = Record<string, unknown>
type Loader = () => Promise<Messages>

// One chunk per file: a page gets the texts of its own language only, and a game's only where the game is shown.
const ours = import.meta.glob<Messages>('../messages/*.json', { import: 'default' })
// A title's texts bring those of its family along (game-texts.ts).
const games = import.meta.glob<Messages>(['../../../games/*/messages/*.json', '!../../../games/*-family/**'], {
  import: 'default',
})

function loader(language: string, namespace: string): Loader | undefined {
  return (
    ours[`../messages/${namespace}.${language}.json`] ?? games[`../../../games/${namespace}/messages/${language}.json`]
  )
}

/** Namespaces: `shell`, `lobby`, `pages`, `reader`, `table`, and each game's id. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = loader(language, namespace)
    if (!load) return done(new Error(`no texts "${namespace}" in ${language}`), false)
    load().then(
      messages => done(null, messages),
      error => done(error, false),
    )
  },
}

function show(language: string): void {
  document.documentElement.lang = language
}

/** Resolves once the shell's texts are there. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', show)
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(navigator.languages, storedLanguage()),
      // Every language is complete (i18n/messages.test.ts), so that no second one is ever loaded to fill in.
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
    })
}

export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage ?? i18next.language
  return isLanguage(language) ? language : 'en'
}

export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
}
