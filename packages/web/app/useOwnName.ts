import { useState } from 'react'
import { useMe } from './me.tsx'

export interface OwnName {
  /** As it stands in the field. */
  readonly shown: string
  change(name: string): void
  /** Tells the server, if it is another one than before; null where there is nothing to tell. */
  keep(): ReturnType<ReturnType<typeof useMe>['rename']> | Promise<null>
}

/** The name under which somebody sits down, while it is being written. */
export function useOwnName(): OwnName {
  const { name, rename } = useMe()
  const [wanted, setWanted] = useState<string | null>(null)
  const shown = wanted ?? name ?? ''
  return {
    shown,
    change: setWanted,
    keep: () => {
      const mine = shown.trim()
      return mine !== '' && mine !== name ? rename(mine) : Promise.resolve(null)
    },
  }
}
