import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/texts.ts'

/** Something to look at whose code and texts are fetched when they are needed: see `usePart`. */
export interface Part<P> {
  /** Null until it has been loaded. */
  readonly there: ComponentType<P> | null
  load(): Promise<void>
}

/** `texts` are the namespaces that it speaks from. */
export function part<P>(texts: readonly string[], fetch: () => Promise<ComponentType<P>>): Part<P> {
  let there: ComponentType<P> | null = null
  return {
    get there() {
      return there
    },
    async load() {
      const [component] = await Promise.all([fetch(), ...texts.map(namespace => loadTexts(namespace))])
      there = component
    },
  }
}
