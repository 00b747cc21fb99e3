import { readEntry } from '@gaslight/companion/entry'
import { asking } from '../games/letters-from-whitechapel/composing/asking.ts'
import type { Sheet } from './model/sheet.ts'
import type { Entering } from './useEntering.ts'
import type { Wording } from './wording.ts'

/** The lines on top of everything: who acts at the table now, and what has to be entered. */
export interface SheetStatus {
  readonly whose: string
  readonly what: string
  /** What Jack has to say aloud to what was asked last. */
  readonly answer: string | null
}

export function statusOf(wording: Wording, sheet: Sheet, entering: Entering): SheetStatus {
  return { whose: whoseOf(wording, sheet), what: whatOf(wording, entering), answer: answerOf(wording, sheet) }
}

function whoseOf({ words, say }: Wording, { course }: Sheet): string {
  const { view, due } = course
  if (view.outcome !== undefined) return words.game(`ending.${view.outcome.reason}.headline`)
  if (due !== null) return say(`due.${due}`)
  if (view.decides === 'chance' || view.decides === 'nobody') return words.page('status.chance')
  return words.role(view.decides)
}

function whatOf({ words, say }: Wording, { asked, composing, pending, scene, faces }: Entering): string {
  if (pending !== null) return say(pending.choice.detail.kind === 'flip' ? 'ask.face' : 'ask.answer')
  switch (asked.kind) {
    case 'over':
      return say(`over.${scene.outcome?.reason ?? 'escape'}`)
    case 'women':
    case 'turned':
    case 'patrol':
      return say(`ask.${asked.kind}`, { count: asked.count })
    case 'faces': {
      const next = asked.colours.find(colour => faces[colour] === undefined)
      return next === undefined ? say('ask.facesDone') : say('ask.faces', { colour: words.policemanWithin(next) })
    }
    case 'unseen':
      return say('ask.unseen')
    case 'choices':
      if (scene.state === 'head') return say('ask.head')
      if (scene.state === 'hideout') return say('ask.hideout')
      if (scene.search !== undefined)
        return words.game('prompt.search.yours', { colour: words.policeman(scene.search.by) })
      return composing === null ? '' : asking(words, { now: composing, choices: asked.choices, scene })
  }
}

function answerOf({ say }: Wording, { kept, steps }: Sheet): string | null {
  const last = steps.at(-1)
  const told = last === undefined || kept.side === 'police' ? null : readEntry(last.text)
  if (told?.kind !== 'decision') return null
  switch (told.detail.kind) {
    case 'search':
      return say(told.mark === '+' ? 'answer.sayClue' : 'answer.sayNoClue')
    case 'arrest':
    case 'area-arrest':
    case 'address':
      return say(told.mark === '#' ? 'answer.sayYes' : 'answer.sayNo')
    default:
      return null
  }
}
