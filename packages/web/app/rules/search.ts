import type { RuleBook, RuleSection } from './ruleBook.ts'

/** Without case and accents, so that "decouvrir" finds "Découvrir". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words looked for, folded; none if there is nothing to look for. */
export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/u).filter(Boolean)
}

/** The sections with those of their rules that hold every word, in text, number or the section's title. */
export function searchRules(book: RuleBook, words: readonly string[]): readonly RuleSection[] {
  if (words.length === 0) return book.sections
  return book.sections.flatMap(section => {
    const rules = section.rules.filter(rule => {
      const number = rule.id.split('-').at(-1) ?? ''
      const haystack = fold(`${rule.id} ${section.title} ${rule.text}`)
      return words.every(word =>
        /^\d+$/.test(word) ? number === word || haystack.includes(word) : haystack.includes(word),
      )
    })
    return rules.length > 0 ? [{ ...section, rules }] : []
  })
}

export interface Piece {
  readonly text: string
  readonly kind: 'plain' | 'found' | 'rule'
}

const RULE = /\b[A-Z]{2,3}-\d+\b/g

/** A rule's text cut into what was found, numbers of other rules, and the rest. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const out: Piece[] = []
  let from = 0
  for (const match of text.matchAll(RULE)) {
    out.push(...found(text.slice(from, match.index), words), { text: match[0], kind: 'rule' })
    from = match.index + match[0].length
  }
  out.push(...found(text.slice(from), words))
  return out.filter(piece => piece.text !== '')
}

function found(text: string, words: readonly string[]): readonly Piece[] {
  const folded = fold(text)
  // Where folding changes the length, places in one text are not places in the other: then nothing is marked.
  if (words.length === 0 || folded.length !== text.length) return [{ text, kind: 'plain' }]
  const out: Piece[] = []
  let from = 0
  while (from < text.length) {
    const next = words
      .map(word => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(hit => hit.at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]
    if (!next) break
    out.push(
      { text: text.slice(from, next.at), kind: 'plain' },
      { text: text.slice(next.at, next.at + next.length), kind: 'found' },
    )
    from = next.at + next.length
  }
  out.push({ text: text.slice(from), kind: 'plain' })
  return out
}
