import type { Seat } from '@gaslight/core'
import { rulesOf } from './rules.ts'
import { LINE } from './supply.ts'
import type { Counts, IdentityName, LondonView } from './view.ts'

/** A line of suspicion as far as counting goes. */
export interface LineOdds {
  /** The face-down positions, 1 to 5. */
  readonly faceDown: readonly number[]
  /** What lies face down in all. */
  readonly cards: Counts<IdentityName>
  /** By face-down position the chance of each card; what cannot lie there is left out. */
  readonly positions: { readonly [position: number]: Counts<IdentityName> }
}

const NAMES: readonly IdentityName[] = ['false_lead', 'suspect', 'role']

/**
 * What this audience knows of the cards in a seat's line: of those that lie face down, the ones it has looked at and that
 * were not mixed since are certain, and every other order of the rest is as likely (LD-159, LD-161). What others have
 * looked at says nothing.
 */
export function lineOdds(view: LondonView, seat: Seat): LineOdds {
  const { suspects, falseLeads } = rulesOf(view.options, view.seats)
  const left: Record<IdentityName, number> = { false_lead: falseLeads, suspect: suspects, role: 1 }
  const { line = {} } = view.players[seat] ?? {}
  for (const card of Object.values(line)) left[card]--
  const faceDown = Array.from({ length: LINE }, (_, i) => i + 1).filter(position => line[position] === undefined)
  const cards = some(left, 1)
  const looked = new Map<number, IdentityName>()
  for (const position of faceDown) {
    const card = lookedAt(view, seat, position)
    if (card === undefined) continue
    looked.set(position, card)
    left[card]--
  }
  const any = some(left, 1 / Math.max(1, faceDown.length - looked.size))
  const positions: { [position: number]: Counts<IdentityName> } = {}
  for (const position of faceDown) {
    const card = looked.get(position)
    positions[position] = card === undefined ? any : { [card]: 1 }
  }
  return { faceDown, cards, positions }
}

/** What this audience has seen at a position, while it still lies there. */
function lookedAt({ audience, players }: LondonView, seat: Seat, position: number): IdentityName | undefined {
  const peek = typeof audience === 'number' ? players[audience]?.peeks?.[`${seat}#${position}`] : undefined
  return peek?.valid ? peek.card : undefined
}

function some(counts: Readonly<Record<IdentityName, number>>, share: number): Counts<IdentityName> {
  const found: { [name in IdentityName]?: number } = {}
  for (const name of NAMES) if (counts[name] > 0) found[name] = counts[name] * share
  return found
}
