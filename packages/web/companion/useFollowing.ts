import type { Course } from '@gaslight/companion/course'
import { factsOf, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { useMemo, useState } from 'react'
import { type Deduced, useDeduction } from '../games/letters-from-whitechapel/aids/useDeduction.ts'
import type { Aids } from '../games/letters-from-whitechapel/table/useAids.ts'

/** What follows of everything said at the table, for the map and for the list beside it. */
export interface Following extends Pick<Aids, 'mayDeduce' | 'deducing' | 'setDeducing'>, Deduced {}

/** The police see it at once; Jack asks for it, since it tells him what they can know. */
export function useFollowing({ open, setup, due }: Course): Following {
  const [deducing, setDeducing] = useState(setup.side === 'police')
  const deduced = useDeduction(useSameFacts(open), deducing && due === null)
  return { mayDeduce: true, deducing, setDeducing, ...deduced }
}

/** The view while it tells nothing new of Jack: most entries move policemen, and nothing is worked out anew for them. */
function useSameFacts(open: WhitechapelView): WhitechapelView {
  const facts = useMemo(() => JSON.stringify(factsOf(open)), [open])
  const [kept, setKept] = useState({ facts, open })
  if (kept.facts === facts) return kept.open
  setKept({ facts, open })
  return open
}
