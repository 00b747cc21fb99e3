import type { Misfit } from '@gaslight/companion/enter'
import { readEntry } from '@gaslight/companion/entry'
import { ROLES } from '@gaslight/letters-from-whitechapel'
import { decisionText } from '../games/letters-from-whitechapel/chronicle/decisions.ts'
import type { Line } from '../games/letters-from-whitechapel/chronicle/lines.ts'
import { follows, sentence } from '../games/letters-from-whitechapel/chronicle/sentences.ts'
import type { Refused } from '../games/letters-from-whitechapel/composing/refuse.ts'
import { refusalText } from '../games/letters-from-whitechapel/table/status.ts'
import { useWords, type Words } from '../games/letters-from-whitechapel/words.ts'
import { useTranslation } from '../i18n/index.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Sheet } from './model/sheet.ts'

/** The game's words, and the companion's own. */
export interface Wording {
  readonly words: Words
  readonly say: Translate
}

export function useWording(): Wording {
  const words = useWords()
  const { t } = useTranslation('companion')
  return { words, say: t }
}

/** What an entry told, and what followed, in sentences; the first may be missing. */
export function tellStep({ words }: Wording, { start, steps }: Sheet, at: number): readonly string[] {
  const step = steps[at]
  const before = (at === 0 ? start : steps[at - 1].course).view
  const told = readEntry(step.text)
  const around = { at, before, after: step.course.view, effects: step.effects }
  const by = step.by === 'chance' ? 'chance' : ROLES[step.by]
  if (told === null || told.kind === 'turned' || told.kind === 'faces' || told.kind === 'stuck')
    return follows(words, { ...around, by, told: { kind: 'women', circles: [] } })
  const line: Line = { ...around, by, told }
  return [sentence(words, line), ...follows(words, line)]
}

/** An entry that waits: what was said, without what stood around it. */
export function entryText({ words, say }: Wording, text: string): string {
  const entry = readEntry(text)
  switch (entry?.kind) {
    case 'decision': {
      const decision = decisionText(words, entry.detail)
      if (entry.mark === '') return decision
      if (entry.mark.startsWith('=')) return say('waiting.turned', { decision, face: words.face(faceIn(entry.mark)) })
      return say(entry.mark === '-' ? 'waiting.no' : 'waiting.yes', { decision })
    }
    case 'hidden':
      return entry.what === 'kill'
        ? words.list(entry.victims)
        : say(entry.what === 'move' && entry.declared ? 'unseen.home' : `unseen.${entry.what}`)
    case 'women':
      return say('waiting.women', { list: words.list(entry.circles) })
    case 'patrol':
      return say('waiting.patrol', { list: words.list(entry.crossings) })
    case 'turned':
      return say('waiting.marked', { list: words.list(entry.marked) })
    case 'faces':
      return say('waiting.faces')
    case 'stuck':
      return say('unseen.stuck')
    case undefined:
      return text
  }
}

function faceIn(mark: string) {
  return mark.slice(1) as Parameters<Words['face']>[0]
}

/** Why an entry does not fit, and the rule that says so. */
export function misfitText(
  { words, say }: Wording,
  misfit: Misfit | Refused,
): { readonly text: string; readonly rule: string | null } {
  switch (misfit.kind) {
    case 'first':
    case 'rule':
      return refusalText(words, misfit)
    case 'illegal':
      return { text: words.illegal(misfit.illegal), rule: misfit.illegal.rule }
    case 'not-asked':
      return { text: say('misfit.notAsked'), rule: null }
    case 'answer':
      return { text: say(misfit.answer === '-' ? 'misfit.answerNo' : 'misfit.answerYes'), rule: 'LW-23' }
    case 'impossible':
      return { text: say('misfit.impossible'), rule: null }
  }
}
