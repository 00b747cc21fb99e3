import type { Language } from './languages.ts'
import { currentSpeech } from './texts.ts'

/** What stands between facts side by side, and behind what is spoken of. */
const MARKS: { readonly [language in Language]: readonly [comma: string, colon: string] } = {
  en: [', ', ': '],
  fr: [', ', '\u00a0: '],
  ru: [', ', ': '],
  zh: ['，', '：'],
}

/** Facts one after the other, as the page's language sets them apart: "c2, closed, lit". */
export function sideBySide(facts: readonly string[], { language } = currentSpeech()): string {
  return facts.join(MARKS[language][0])
}

/** Something with what is said of it: "Smith: lights a lamp". */
export function saidOf(what: string, said: string, { language } = currentSpeech()): string {
  return what + MARKS[language][1] + said
}
