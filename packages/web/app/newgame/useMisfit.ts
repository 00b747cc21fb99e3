import type { Illegal, Options } from '@gaslight/core'
import { useEffect, useState } from 'react'
import type { Playable } from '../../games/entry.ts'

type Misfit = NonNullable<Awaited<ReturnType<NonNullable<Playable['misfit']>>>>

/** Why these options cannot be played together by so many; null where they can, and until that is known. */
export function useMisfit(playable: Playable, options: Options, seats: number): Illegal | null {
  const [misfit, setMisfit] = useState<{ readonly of: Misfit } | null>(null)
  useEffect(() => {
    let isWanted = true
    void playable.misfit?.().then(of => {
      if (isWanted) setMisfit({ of })
    })
    return () => {
      isWanted = false
    }
  }, [playable])
  return misfit?.of(options, seats) ?? null
}
