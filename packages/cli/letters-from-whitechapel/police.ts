import { turnOf } from '@gaslight/companion/course'
import type { Misfit } from '@gaslight/companion/enter'
import { follow, sideOf, type Unreadable } from '@gaslight/companion/reading'
import { err, type FormatError, ok, type ParsedRecord, type Result } from '@gaslight/core'
import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Followed } from '../games.ts'

/** What the police know by a record that was written for them (LW-133); null for any other. */
export function policeRecord(parsed: ParsedRecord): Result<Followed<WhitechapelView>, FormatError> | null {
  if (sideOf(parsed.record) !== 'police') return null
  const followed = follow(parsed)
  if (!followed.ok) return err(whyNot(followed.error))
  const { start, steps } = followed.value
  const { options, seats } = start.setup
  return ok({
    side: 'the police',
    isFor: audience => typeof audience === 'number' && audience > 0,
    start: game.start(options, seats),
    turn: turnOf(steps.at(-1)?.course ?? start),
    views: [start.view, ...steps.map(({ course }) => course.view)],
    events: steps.map(({ text, by, effects }) => ({ text, by, effects })),
  })
}

function whyNot(error: Unreadable): FormatError {
  if (error.kind === 'format') return { message: error.message }
  const { line, text, misfit } = error
  const message = `"${text}" is not possible here: ${inWords(misfit)}`
  return misfit.kind === 'illegal' ? { line, message, illegal: misfit.illegal } : { line, message }
}

function inWords(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'illegal':
      return `${misfit.illegal.reason} (${misfit.illegal.rule})`
    case 'not-asked':
      return 'something else comes first, or the game is over'
    case 'answer':
      return `by Jack’s row the answer is "${misfit.answer}" (LW-23)`
    case 'impossible':
      return 'no way of Jack’s, and no hideout, fits all that was said'
  }
}
