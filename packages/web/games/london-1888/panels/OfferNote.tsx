import type { SessionState } from '@gaslight/client'
import { type LondonView, lineOf, telling } from '@gaslight/london-1888'
import { Notice } from '../../../design/Notice.tsx'
import { useLaterTexts } from '../../../i18n/index.ts'
import type { Words } from '../words.ts'

interface OfferNoteProps {
  readonly words: Words
  readonly state: SessionState<LondonView>
}

/** What the other has just answered to the exchange or the trade that the looker offered him. */
export function OfferNote({ words, state: { start, moments } }: OfferNoteProps) {
  useLaterTexts('london-1888')
  const at = moments.length - 1
  const line = lineOf(moments[at - 1]?.view ?? start, moments[at], at)
  return line === null ? null : (
    <Notice>
      <p role="status">{telling(words, line)}</p>
    </Notice>
  )
}
