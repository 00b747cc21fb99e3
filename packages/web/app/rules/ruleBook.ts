import { use, useContext } from 'react'
import { SpeechContext } from '../../i18n/index.ts'
import type { Language } from '../../i18n/languages.ts'

export interface Rule {
  /** For instance `MJ-30`. */
  readonly id: string
  readonly text: string
}
export interface RuleSection {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}
export interface RuleBook {
  readonly sections: readonly RuleSection[]
}

const files = import.meta.glob<RuleBook>('../../../../games/*/rules/*.json', { import: 'default' })
const opened = new Map<string, Promise<RuleBook>>()

function path(game: string, language: Language): string {
  return `../../../../games/${game}/rules/${language}.json`
}

export function hasRules(game: string): boolean {
  return Object.hasOwn(files, path(game, 'en'))
}

/** The rule with this number. */
export function ruleIn(book: RuleBook, id: string): Rule | undefined {
  return book.sections.flatMap(section => section.rules).find(rule => rule.id === id)
}

/** The rules of a game in the page's language; suspends while they load. The game must have some. */
export function useRuleBook(game: string): RuleBook {
  const file = path(game, useContext(SpeechContext).language)
  const book = opened.get(file) ?? files[file]?.()
  if (!book) throw new Error(`no rules at ${file}`)
  opened.set(file, book)
  return use(book)
}
