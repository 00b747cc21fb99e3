import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/texts.ts'

/** Something that is fetched when it is needed: see `usePart`. */
export interface Loaded<T> {
  /** Null until it has been loaded. */
  readonly there: T | null
  load(): Promise<void>
}

/** What has been loaded. Precondition: it is there. */
export function having<T>({ there }: Loaded<T>): T {
  if (there === null) throw new Error('a part is asked for before it is there')
  return there
}

/** Something to look at, with its code and texts. */
export type Part<P> = Loaded<ComponentType<P>>

/** `texts` are the namespaces that it speaks from. */
export function part<T>(texts: readonly string[], fetch: () => Promise<T>): Loaded<T> {
  let there: T | null = null
  return {
    get there() {
      return there
    },
    async load() {
      const [fetched] = await Promise.all([fetch(), ...texts.map(namespace => loadTexts(namespace))])
      there = fetched
    },
  }
}
