import { useState } from 'react'
import type { Verdict } from './record.ts'

/** What has become of the check of a seal. */
export type SealCheck = 'checking' | 'failed' | Verdict

/** Checks the seal of a finished game when it is asked for; null before that. */
export function useSealCheck(verify: () => Promise<Verdict>): readonly [check: SealCheck | null, start: () => void] {
  const [check, setCheck] = useState<SealCheck | null>(null)
  const run = async () => {
    setCheck('checking')
    // The whole game is calculated anew in one go: that it is checked shows before.
    await drawn()
    try {
      setCheck(await verify())
    } catch {
      setCheck('failed')
    }
  }
  return [check, () => check !== 'checking' && void run()]
}

function drawn(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
