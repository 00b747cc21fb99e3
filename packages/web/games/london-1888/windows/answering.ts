import type { Failure, Session } from '@gaslight/client'
import { err, ok, type Result } from '@gaslight/core'
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

export type Asking = Pick<Session<LondonView>, 'state' | 'submit'>

/** Windows whose answer is on its way, or has arrived and is not shown yet. */
const underWay = new WeakSet<object>()

/** Answers in the window that is open with the card that is pointed at, once. */
export async function answerWith(session: Asking, part: Part): Promise<Result<null, WindowRefusal | Failure>> {
  const window = session.state?.window
  if (window?.you === undefined) return err(window?.withdraw === undefined ? 'others' : 'waiting')
  const { answer, answers } = window.you
  if (answer !== null) return err('answered')
  if (part.kind !== 'card') return err('choose')
  const [token, ...others] = answers.filter(candidate => candidate.split(/[!.:]/).includes(part.card))
  if (token === undefined || others.length > 0) return err('choose')
  if (underWay.has(window)) return ok(null)
  underWay.add(window)
  const sent = await session.submit([token])
  if (!sent.ok) underWay.delete(window)
  return sent
}
