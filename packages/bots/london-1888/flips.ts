import { faceDown, Identity, LINE, type LondonPosition, SEATS } from '@gaslight/london-1888'

/** A note about a place holds while nothing was mixed since. */
const VALID = 4

/** What a seat itself has seen lying there; `Identity.none` where it does not know. */
export function seenAt(p: LondonPosition, seat: number, owner: number, position: number): number {
  const note = p.notes[(seat * SEATS + owner) * LINE + position]
  return (note & VALID) === 0 ? Identity.none : note & 3
}

/** The place where this seat expects the role card most, by what it has seen; -1 where none is face down. */
export function likeliestPlace(p: LondonPosition, seat: number, owner: number): number {
  const open = faceDown(p, owner)
  let place = -1
  for (let position = 0; position < LINE; position++) {
    if (((open >> position) & 1) === 0) continue
    const seen = seenAt(p, seat, owner, position)
    if (seen === Identity.role) return position
    if (place < 0 || (seen === Identity.none && seenAt(p, seat, owner, place) !== Identity.none)) place = position
  }
  return place
}

/** How likely one card of a line is its role card, if this seat chooses it (LD-159). */
export function chanceOfRole(p: LondonPosition, seat: number, owner: number): number {
  const open = faceDown(p, owner)
  let unknown = 0
  for (let position = 0; position < LINE; position++) {
    if (((open >> position) & 1) === 0) continue
    const seen = seenAt(p, seat, owner, position)
    if (seen === Identity.role) return 1
    if (seen === Identity.none) unknown++
  }
  return unknown === 0 ? 0 : 1 / unknown
}
