import type { Messages } from '@gaslight/client/texts'
import { detectLanguage, type Language, storedLanguage, storeLanguage } from './languages.ts'
import { type Translate, translator } from './translate.ts'

export type Files = Readonly<Record<string, () => Promise<Messages>>>

// One chunk per file: a page gets the texts of its own language only, and a game's only where the game is shown. What is
// cut in two, and how a title's texts bring those of its family along, is said in cut-texts.ts.
const FILES: Files = {
  ...import.meta.glob<Messages>('../messages/*.json', { import: 'default', query: '?first' }),
  ...import.meta.glob<Messages>(['../../../games/*/messages/*.json', '!../../../games/*-family/**'], {
    import: 'default',
    query: '?first',
  }),
}

/** Those of our own that are cut in two; a game's always are. */
const CUT: readonly string[] = ['shell', 'table']

/** The second part of a namespace that is cut in two; the first is called as the namespace itself. */
export function laterPart(namespace: string): string {
  return `${namespace}?later`
}

/** Where the texts of a namespace stand in one language, among `files`. */
function fileOf(files: Files, namespace: string, language: Language): (() => Promise<Messages>) | undefined {
  return (
    files[`../messages/${namespace}.${language}.json`] ?? files[`../../../games/${namespace}/messages/${language}.json`]
  )
}

/** Fetches a namespace or its second part; where the second parts stand is not known before the first picture. */
async function fetchPart(part: string, language: Language): Promise<Messages> {
  const [namespace = '', later] = part.split('?')
  const files = later === undefined ? FILES : (await import('./later.ts')).LATER
  const fetch = fileOf(files, namespace, language)
  if (fetch === undefined) throw new Error(`no texts "${part}" in ${language}`)
  return fetch()
}

/** What of a part is there, or on its way; a failure is forgotten, so that it is asked for again. */
interface Entry {
  readonly coming: Promise<void>
  messages: Messages | null
}

/** The language that the page speaks: another object whenever everything is to be said anew. */
export interface Speech {
  readonly language: Language
}

let speech: Speech = { language: detectLanguage(navigator.languages, storedLanguage()) }
const entries = new Map<string, Entry>()
const translators = new Map<string, Translate>()
const listeners = new Set<() => void>()
/** Second parts from which something was to be said before they were there. */
const missed = new Set<string>()

export function currentSpeech(): Speech {
  return speech
}

/** For `useSyncExternalStore`. */
export function onSpeech(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves once the page speaks the language: with the texts of every namespace that it has used so far. */
export async function chooseLanguage(next: Language): Promise<void> {
  storeLanguage(next)
  const used = [...new Set([...entries.keys()].map(key => key.slice(key.indexOf('/') + 1)))]
  await Promise.all(used.map(part => loadTexts(part, next)))
  sayAnew(next)
  showLanguage()
}

function sayAnew(language: Language): void {
  speech = { language }
  translators.clear()
  for (const listener of listeners) listener()
}

/** Tells the browser, for its hyphens, fonts and voices. */
export function showLanguage(): void {
  document.documentElement.lang = speech.language
}

/**
 * Fetches a namespace (`shell`, `lobby`, `pages`, `reader`, `table`, or a game's id) or the second part of one. The same
 * promise for the same texts.
 */
export function loadTexts(part: string, language: Language = speech.language): Promise<void> {
  const key = `${language}/${part}`
  const known = entries.get(key)
  if (known !== undefined) return known.coming
  const coming: Promise<void> = fetchPart(part, language).then(
    messages => {
      entry.messages = messages
      // React's `use` reads it and goes on at once, where it would else wait for a moment.
      Object.assign(coming, { status: 'fulfilled', value: undefined })
      translators.clear()
      if (missed.delete(key)) sayAnew(speech.language)
    },
    error => {
      entries.delete(key)
      throw error
    },
  )
  const entry: Entry = { messages: null, coming }
  entries.set(key, entry)
  return coming
}

/**
 * Speaks from the first of the namespaces that has a key; null until all of them are there. Of a second part that has not
 * come nothing is said for a moment: it is fetched, and everything is said anew.
 */
export function spokenFrom(namespaces: readonly string[]): Translate | null {
  const { language } = speech
  const name = `${language}/${namespaces}`
  const known = translators.get(name)
  if (known !== undefined) return known
  const first = namespaces.map(namespace => there(namespace, language))
  if (first.includes(null)) return null
  const laterParts = namespaces.filter(isCut).map(laterPart)
  const awaited = laterParts.filter(part => there(part, language) === null)
  const later = laterParts.map(part => there(part, language))
  const messages = [...first, ...later].filter(part => part !== null)
  const made =
    awaited.length === 0
      ? translator(language, messages)
      : translator(language, messages, (key, params) => {
          // Whoever was given these words before a part came says what has come since.
          const since = awaited.some(part => there(part, language) !== null) ? spokenFrom(namespaces) : null
          return since?.(key, params) ?? missing(awaited, language)
        })
  translators.set(name, made)
  return made
}

function isCut(namespace: string): boolean {
  return CUT.includes(namespace) || `../../../games/${namespace}/messages/en.json` in FILES
}

function there(part: string, language: Language): Messages | null {
  return entries.get(`${language}/${part}`)?.messages ?? null
}

function missing(awaited: readonly string[], language: Language): '' {
  for (const part of awaited) {
    missed.add(`${language}/${part}`)
    // Whatever cannot do without it says so where it fails again.
    loadTexts(part, language).catch(() => {})
  }
  return ''
}
