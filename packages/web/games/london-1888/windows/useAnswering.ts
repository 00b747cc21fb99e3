import { type Failure, type SessionState, unreachable } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import { useState } from 'react'
import type { Part } from '../composing/parts.ts'
import type { Asking, WindowRefusal } from './answering.ts'

export interface Answering {
  /** Answers in the open window with what is pointed at. */
  answer(part: Part): Promise<void>
  /** Why that was no answer in the window that is open now. */
  readonly refusal: WindowRefusal | null
  /** Why an answer did not arrive, also where its window has closed meanwhile. */
  readonly failure: Failure | null
  dismiss(): void
}

const NOTHING = { on: null, refusal: null, failure: null }

export function useAnswering(session: Asking, window: SessionState<LondonView>['window']): Answering {
  const [told, setTold] = useState<{
    readonly on: object | null
    readonly refusal: WindowRefusal | null
    readonly failure: Failure | null
  }>(NOTHING)
  const answer = async (part: Part) => {
    const answering = await import('./answering.ts').catch(() => null)
    const sent = await answering?.answerWith(session, part)
    if (sent === undefined) setTold({ ...NOTHING, failure: unreachable('a part of the page') })
    else if (sent.ok) setTold(NOTHING)
    else if (typeof sent.error === 'string') setTold({ ...NOTHING, on: window, refusal: sent.error })
    else setTold({ ...NOTHING, failure: sent.error })
  }
  return {
    answer,
    refusal: told.on === window ? told.refusal : null,
    failure: told.failure,
    dismiss: () => setTold(NOTHING),
  }
}
