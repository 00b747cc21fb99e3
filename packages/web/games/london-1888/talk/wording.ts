import type { Talk } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import { useMemo } from 'react'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Wording } from '../../../table/useTalk.ts'
import type { Words } from '../words.ts'

/** People at this table are called by their characters, and what they say by speech acts is said in every language. */
export function useWording(words: Words, view: LondonView): Wording {
  const { players } = view
  return useMemo(() => {
    const who = (seat: number) => words.seat(view, seat)
    return { who, said: word => saidWords(words, who, word) }
  }, [words, players])
}

function saidWords(words: Words, who: (seat: number) => string, { what }: Talk): string {
  if (what.kind === 'talk') return what.text
  const act = words.page(`speech.said.${what.act}`, { name: who(what.seat) })
  return what.text === undefined ? act : saidOf(act, what.text)
}
