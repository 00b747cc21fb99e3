import type { Session } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import type { Part } from '../composing/parts.ts'

/** Why pointing at something does not answer in the window that is open. */
export type WindowRefusal =
  /** It has been answered. */
  | 'answered'
  /** The looker is asked, and this is no answer, or several. */
  | 'choose'
  /** His own offer is open. */
  | 'waiting'
  /** Others are asked. */
  | 'others'

type Asking = Pick<Session<LondonView>, 'state' | 'submit'>

/** Answers in the window that is open with the card that is pointed at; null where that has been done. */
export async function answerWith(session: Asking, part: Part): Promise<WindowRefusal | null> {
  const window = session.state?.window
  if (window?.you === undefined) return window?.withdraw === undefined ? 'others' : 'waiting'
  const { answer, answers } = window.you
  if (answer !== null) return 'answered'
  if (part.kind !== 'card') return 'choose'
  const [token, ...others] = answers.filter(candidate => candidate.split(/[!.:]/).includes(part.card))
  if (token === undefined || others.length > 0) return 'choose'
  const sent = await session.submit([token])
  return sent.ok ? null : 'choose'
}
