import { type LondonPosition, SEATS, Side } from '@gaslight/london-1888'
import { NEUTRAL, type Personality } from './personality.ts'
import { PLAIN, type Weights } from './weights.ts'

/** What somebody plays for, as he knows it himself. */
export type Aim = 'innocent' | 'jack' | 'hunter' | 'ripper' | 'accomplice'

/** How a seat sees the game: what it knows by itself, and nothing that lies hidden from it. */
export interface Outlook {
  seat: number
  aim: Aim
  /** How likely each seat is Jack; 0 for who cannot be. Sums to 1 while he is not known. */
  readonly suspicion: Float64Array
  personality: Personality
  weights: Weights
}

export function newOutlook(): Outlook {
  return { seat: 0, aim: 'innocent', suspicion: new Float64Array(SEATS), personality: NEUTRAL, weights: PLAIN }
}

/** Fills in how this seat sees the position, by the cards alone (LD-160). */
export function look(p: LondonPosition, seat: number, into: Outlook): void {
  into.seat = seat
  into.aim = aimOf(p, seat)
  const { suspicion } = into
  suspicion.fill(0)
  if (p.unmasked === 1) {
    suspicion[p.jack] = 1
    return
  }
  if (p.jack !== seat && knowsRole(p, seat, p.jack)) {
    suspicion[p.jack] = 1
    return
  }
  let open = 0
  for (let other = 0; other < p.rules.seats; other++) {
    if (!canBeJack(p, seat, other)) continue
    suspicion[other] = 1
    open++
  }
  for (let other = 0; other < p.rules.seats; other++) suspicion[other] /= Math.max(1, open)
}

/** Whether another seat can be Jack, by what this one knows. */
function canBeJack(p: LondonPosition, seat: number, other: number): boolean {
  if (p.jack === seat) return other === seat
  return other !== seat && p.shown[other] === 0 && !(knowsRole(p, seat, other) && p.jack !== other)
}

/** Whether the seat has looked at the other's role card. */
export function knowsRole(p: LondonPosition, seat: number, other: number): boolean {
  return ((p.roles[seat] >> other) & 1) === 1
}

function aimOf(p: LondonPosition, seat: number): Aim {
  if (p.jack === seat) return p.unmasked === 1 ? 'ripper' : 'jack'
  if (p.unmasked === 0) return 'innocent'
  return p.side[seat] === Side.accomplice ? 'accomplice' : 'hunter'
}

/** Once Jack is known: whether two seats are on different sides. */
export function areFoes(p: LondonPosition, seat: number, other: number): boolean {
  return p.unmasked === 1 && isWithJack(p, seat) !== isWithJack(p, other)
}

export function isWithJack(p: LondonPosition, seat: number): boolean {
  return seat === p.jack || p.side[seat] === Side.accomplice
}
