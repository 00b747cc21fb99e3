import type { ActionCardId, EventId, WeaponId } from '@gaslight/london-1888'
import { sceneryOf } from '../../../board-kit/scenery.ts'

export type EmblemId = ActionCardId | WeaponId | EventId

/** Engravings follow the first picture. */
const useEmblems = sceneryOf(async () => (await import('./emblems.ts')).EMBLEMS)

interface EmblemProps {
  readonly of: EmblemId
  readonly size: number
}

/** The engraving of a card, in the colour of the text around it. */
export function Emblem({ of, size }: EmblemProps) {
  const emblems = useEmblems()
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {emblems && <path d={emblems[of]} />}
    </svg>
  )
}
