import type { Illegal } from '@gaslight/core'
import { Duty } from '@gaslight/jack-family'
import { PORTS } from './board.ts'
import { CAST } from './cast.ts'
import { Kind } from './codec.ts'
import { pieceOn } from './decode.ts'
import { isNear, PAIR_HIGHER, PAIR_LOWER, pairBetween, spaceOf } from './hexes.ts'
import { because } from './illegal.ts'
import { Phase } from './phase.ts'
import { maySwap } from './powers.ts'
import { POWER_OF, TILES, TileCode } from './roster.ts'
import { type Attempt, isCovered, kindOfSpace } from './space-legality.ts'
import type { NewYorkState } from './state.ts'
import type { SpaceId } from './view.ts'

type Power = 'entrance' | 'lamp' | 'site' | 'park' | 'cover' | 'steamer' | 'swap' | 'decline'

/** Why this power may not be used, or not so, or not now (section 7). */
export function illegalPower(p: NewYorkState, attempt: Attempt<Power>): Illegal | null {
  if (p.phase === Phase.card) return because('card-first', {})
  const character = CAST[p.active]
  const power = attempt.kind === 'decline' ? Kind.swap : Kind[attempt.kind]
  if (POWER_OF[p.active] !== power) return because('no-such-power', { character, power: attempt.kind })
  if (p.power === Duty.used) return because('power-used', { character })
  switch (attempt.kind) {
    case 'entrance':
    case 'lamp':
    case 'site':
      return illegalBuilding(p, attempt)
    case 'park':
      return illegalPark(p, attempt)
    case 'cover':
      return illegalCover(p, attempt)
    case 'steamer':
      return illegalSteamer(p, attempt)
    case 'swap':
      return illegalSwap(p, attempt)
    case 'decline':
      if (p.phase !== Phase.powerAfter) return because('decline-early', { character })
      return p.rules.mustSwap ? because('must-swap', { character }) : null
    default:
      return attempt satisfies never
  }
}

function illegalBuilding(p: NewYorkState, { at }: Attempt<'entrance' | 'lamp' | 'site'>): Illegal | null {
  const space = spaceOf(at)
  if (space < 0) return because('unknown-space', { space: at })
  if (kindOfSpace(at) !== 'street') return because('build-no-street', { space: at })
  const tile = p.tileOn(space)
  if (tile >= 0) return because('build-tile', { space: at, tile: TILES[tile] })
  if (isCovered(p, space)) return because('build-covered', { space: at })
  const other = pieceOn(p, space)
  if (other >= 0) return because('build-occupied', { space: at, other: CAST[other] })
  return space === p.informant ? because('build-informant', { space: at }) : null
}

function illegalPark(p: NewYorkState, { at }: Attempt<'park'>): Illegal | null {
  const space = spaceOf(at)
  if (space < 0) return because('unknown-space', { space: at })
  const tile = p.tileOn(space)
  if (tile < 0) return because('no-tile', { space: at })
  if (tile === TileCode.park) return because('park-already', { space: at })
  if (!p.rules.parkOccupied && (space === p.informant || pieceOn(p, space) >= 0))
    return because('park-occupied', { space: at })
  return !p.rules.parkCovered && isCovered(p, space) ? because('park-covered', { space: at }) : null
}

function illegalCover(p: NewYorkState, { from, to }: Attempt<'cover'>): Illegal | null {
  const lifted = pairBetween(...from)
  if (lifted !== p.firstPair && lifted !== p.secondPair)
    return because('no-investigation', { space: from[0], second: from[1] })
  for (const id of to) if (spaceOf(id) < 0) return because('unknown-space', { space: id })
  const [one, other] = to.map(spaceOf)
  if (!isNear(one, other)) return because('cover-apart', { space: to[0], second: to[1] })
  const standing = lifted === p.firstPair ? p.secondPair : p.firstPair
  for (const id of to) {
    const wrong = illegalToCover(p, id, standing)
    if (wrong !== null) return wrong
  }
  if (pairBetween(...to) === lifted) return because('cover-same', {})
  const shared = p.rules.coverOverlap ? undefined : to.find(id => isUnder(lifted, spaceOf(id)))
  return shared === undefined ? null : because('cover-overlap', { space: shared })
}

function isUnder(pair: number, space: number): boolean {
  return PAIR_LOWER[pair] === space || PAIR_HIGHER[pair] === space
}

/** Why no Investigation tile may lie on this space, while the other one lies on the pair `standing` (NY-38). */
function illegalToCover(p: NewYorkState, id: SpaceId, standing: number): Illegal | null {
  const space = spaceOf(id)
  switch (kindOfSpace(id)) {
    case 'building':
    case 'port':
    case 'land-exit':
    case 'island':
      return because('cover-kind', { space: id })
    case 'quayside':
      if (!p.rules.coverQuays) return because('cover-quay', { space: id })
      break
    case 'street':
    case 'station':
      break
  }
  const tile = p.tileOn(space)
  if (tile === TileCode.lamp || tile === TileCode.site) return because('cover-kind', { space: id })
  if (tile === TileCode.park && !p.rules.coverParks) return because('cover-park', { space: id })
  if (isUnder(standing, space)) return because('cover-covered', { space: id })
  const other = pieceOn(p, space)
  if (other >= 0) return because('cover-occupied', { space: id, other: CAST[other] })
  return space === p.informant ? because('cover-informant', { space: id }) : null
}

function illegalSteamer(p: NewYorkState, { from, to }: Attempt<'steamer'>): Illegal | null {
  const lifted = PORTS.indexOf(from)
  const landed = PORTS.indexOf(to)
  if (lifted < 0) return because('no-port', { space: from })
  if (((p.steamers >> lifted) & 1) === 0) return because('no-steamer-there', { space: from })
  if (landed < 0) return because('no-port', { space: to })
  return ((p.steamers >> landed) & 1) === 1 ? because('steamer-there', { space: to }) : null
}

function illegalSwap(p: NewYorkState, { characters }: Attempt<'swap'>): Illegal | null {
  const stranger = characters.find(name => p.pieceOf(name) < 0)
  if (stranger !== undefined) return because('not-in-game', { character: stranger })
  const [character, other] = characters
  if (character === other) return because('swap-same', { character })
  if (!p.rules.swapSelf && characters.includes('Tumblety')) return because('swap-self', { character: 'Tumblety' })
  return maySwap(p, p.pieceOf(character), p.pieceOf(other)) ? null : because('swap-not-near', { character, other })
}
