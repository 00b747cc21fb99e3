import { useState } from 'react'

/** What is read over the table. */
export interface Reading {
  readonly keysOpen: boolean
  /** The rule to read, null for the rules from their beginning, undefined where nobody reads them. */
  readonly rule: string | null | undefined
  showKeys(): void
  showRule(rule: string | null): void
  close(): void
}

export function useReading(): Reading {
  const [read, setRead] = useState<Pick<Reading, 'keysOpen' | 'rule'>>(NOTHING)
  return {
    ...read,
    showKeys: () => setRead({ keysOpen: true, rule: undefined }),
    showRule: rule => setRead({ keysOpen: false, rule }),
    close: () => setRead(NOTHING),
  }
}

const NOTHING = { keysOpen: false, rule: undefined } as const
