import type { Messages } from '@gaslight/client/texts'
import { detectLanguage, type Language, storedLanguage, storeLanguage } from './languages.ts'
import { type Translate, translator } from './translate.ts'

// One chunk per file: a page gets the texts of its own language only, and a game's only where the game is shown.
const ours = import.meta.glob<Messages>('../messages/*.json', { import: 'default' })
// A title's texts bring those of its family along (game-texts.ts).
const games = import.meta.glob<Messages>(['../../../games/*/messages/*.json', '!../../../games/*-family/**'], {
  import: 'default',
})

/** What of a namespace is there, or on its way; a failure is forgotten, so that it is asked for again. */
type Entry = { readonly coming: Promise<void>; messages: Messages | null }

let language = detectLanguage(navigator.languages, storedLanguage())
const entries = new Map<string, Entry>()
const translators = new Map<string, Translate>()
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return language
}

/** For `useSyncExternalStore`. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves once the page speaks the language: with the texts of every namespace that it has used so far. */
export async function chooseLanguage(next: Language): Promise<void> {
  storeLanguage(next)
  const used = [...new Set([...entries.keys()].map(key => key.slice(key.indexOf('/') + 1)))]
  await fetchTexts(used, next)
  language = next
  showLanguage()
  for (const listener of listeners) listener()
}

/** Tells the browser, for its hyphens, fonts and voices. */
export function showLanguage(): void {
  document.documentElement.lang = language
}

/** Namespaces: `shell`, `lobby`, `pages`, `reader`, `table`, and each game's id. The same promise for the same texts. */
export function loadTexts(namespace: string, wanted: Language = language): Promise<void> {
  const key = `${wanted}/${namespace}`
  const known = entries.get(key)
  if (known !== undefined) return known.coming
  const load =
    ours[`../messages/${namespace}.${wanted}.json`] ?? games[`../../../games/${namespace}/messages/${wanted}.json`]
  if (load === undefined) throw new Error(`no texts "${namespace}" in ${wanted}`)
  const entry: Entry = {
    messages: null,
    coming: load().then(
      messages => {
        entry.messages = messages
      },
      error => {
        entries.delete(key)
        throw error
      },
    ),
  }
  entries.set(key, entry)
  return entry.coming
}

async function fetchTexts(namespaces: readonly string[], wanted: Language): Promise<void> {
  await Promise.all(namespaces.map(namespace => loadTexts(namespace, wanted)))
}

/** Speaks from the first namespace that has a key; null until all of them are there. */
export function spokenFrom(namespaces: readonly string[]): Translate | null {
  const key = `${language}/${namespaces}`
  const known = translators.get(key)
  if (known !== undefined) return known
  const messages = namespaces.map(namespace => entries.get(`${language}/${namespace}`)?.messages ?? null)
  if (messages.includes(null)) return null
  const made = translator(language, messages as Messages[])
  translators.set(key, made)
  return made
}
