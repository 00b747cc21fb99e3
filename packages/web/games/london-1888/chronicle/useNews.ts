import type { SessionState } from '@gaslight/client'
import { type LondonView, linesFrom } from '@gaslight/london-1888'
import { useEffect, useMemo } from 'react'
import { useStored } from '../../../table/stored.ts'

/** Nobody has looked yet: what has happened before is no news. */
const UNSEEN = -1

/** How many sentences the chronicle has won by what others did, since this looker last had it open. */
export function useNews({ info, start, moments }: SessionState<LondonView>, isOpen: boolean): number {
  const [seen, setSeen] = useStored('chronicle', info.id, String(info.audience), UNSEEN)
  const count = moments.length
  useEffect(() => {
    if ((isOpen || seen === UNSEEN) && seen !== count) setSeen(count)
  })
  return useMemo(() => {
    if (isOpen || seen === UNSEEN) return 0
    return linesFrom(start, moments, seen).filter(({ by }) => by !== 'chance' && by !== info.audience).length
  }, [start, moments, seen, isOpen, info.audience])
}
