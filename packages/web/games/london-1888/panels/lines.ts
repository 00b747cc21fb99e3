import type { IdentityName, LondonView } from '@gaslight/london-1888'

/** One card of a line of suspicion, as this audience knows it. */
export interface LineCard {
  /** 1 to 5. */
  readonly position: number
  /** Face up, before all eyes. */
  readonly up: 'false_lead' | 'suspect' | 'innocent' | 'jack' | null
  /** What the looker has seen there in secret, and it still lies there. */
  readonly known: 'false_lead' | 'suspect' | 'innocent' | 'jack' | null
  /** What lay face down to the end of the game, once that is shown (LD-187). */
  readonly covered: 'false_lead' | 'suspect' | 'innocent' | 'jack' | null
  /** The seats that have looked at it in secret since the line was last mixed. */
  readonly peekers: readonly number[]
}

const POSITIONS = [1, 2, 3, 4, 5] as const

/** The five cards of a seat. */
export function lineOf(view: LondonView, seat: number): LineCard[] {
  const player = view.players[seat]
  const role = player?.role
  const named = (card: IdentityName | undefined): LineCard['up'] => {
    if (card === undefined) return null
    return card === 'role' ? (role ?? 'innocent') : card
  }
  const looker = typeof view.audience === 'number' ? view.players[view.audience] : undefined
  return POSITIONS.map(position => {
    const place = `${seat}#${position}`
    const peek = looker?.peeks?.[place]
    return {
      position,
      up: named(player?.line?.[position]),
      known: peek?.valid ? named(peek.card) : null,
      covered: named(player?.covered?.[position]),
      peekers: Object.entries(view.players)
        .filter(([, { peeks }]) => peeks?.[place]?.valid)
        .map(([peeker]) => Number(peeker)),
    }
  })
}

/** Whether somebody has looked in secret at a card that has not been turned over. */
export function hasDots(view: LondonView): boolean {
  return Object.keys(view.players).some(seat =>
    lineOf(view, Number(seat)).some(({ up, peekers }) => up === null && peekers.length > 0),
  )
}
