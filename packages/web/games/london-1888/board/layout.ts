import { CHARACTERS, type CharacterId, type SpaceId } from '@gaslight/london-1888'
import type { Point } from '../../../board-kit/point.ts'
import { isLocationId, placeOf, runsNorth } from './places.ts'
import type { BlockerKind, Scene } from './props.ts'

/** A pawn's radius in its own units, which the style sheet scales: whatever the zoom, those on one space lie apart. */
export const PAWN = 26

/** A pawn on its space. */
export interface Standing {
  readonly key: string
  readonly space: SpaceId
  readonly pawn: CharacterId | BlockerKind
  /** How far from the space's place it stands, and how much smaller it is drawn, in pawn units. */
  readonly offset: Point
  readonly scale: number
}

/** The name of a blocking pawn's drawing: its kind and street space. */
export function blockerKey(pawn: BlockerKind, space: SpaceId): string {
  return `${pawn} ${space}`
}

/** All pawns on the board, the northern ones first, so that the southern ones lie above them. */
export function standingIn(scene: Scene): readonly Standing[] {
  const spaces = new Map<SpaceId, { key: string; pawn: Standing['pawn'] }[]>()
  const put = (space: SpaceId, key: string, pawn: Standing['pawn']) => {
    const there = spaces.get(space)
    if (there) there.push({ key, pawn })
    else spaces.set(space, [{ key, pawn }])
  }
  for (const space of scene.protesters) put(space, blockerKey('protester', space), 'protester')
  for (const space of scene.police) put(space, blockerKey('police', space), 'police')
  const players = Object.values(scene.players).toSorted(
    (a, b) => CHARACTERS.indexOf(a.character) - CHARACTERS.indexOf(b.character),
  )
  for (const { at, character } of players) if (at !== undefined) put(at, character, character)
  return [...spaces]
    .flatMap(([space, there]) => {
      const { slots, scale } = slotsOf(there.length, space)
      return there.map((one, i) => ({ ...one, space, scale, offset: slots[i] }))
    })
    .toSorted((a, b) => placeOf(a.space).y - placeOf(b.space).y || a.offset.y - b.offset.y)
}

/** Between the middles of two pawns. */
const APART = 2 * PAWN + 4

/** Where so many pawns stand on a space: on a street across it, in a location in rows of four. */
export function slotsOf(count: number, space: SpaceId): { readonly slots: readonly Point[]; readonly scale: number } {
  if (isLocationId(space)) return slotsInRows(count)
  if (count === 1) return { slots: [{ x: 0, y: 0 }], scale: 1 }
  const line = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * APART)
  const slots = line.map(shift => (runsNorth(space) ? { x: shift, y: 0 } : { x: 0, y: shift }))
  // With a blocking pawn beside two characters they keep within the two houses' depths.
  return count > 2 ? scaled(slots, 0.8) : { slots, scale: 1 }
}

const ROW = 4

function slotsInRows(count: number): { readonly slots: readonly Point[]; readonly scale: number } {
  const rows = Math.ceil(count / ROW)
  const slots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / Math.ceil(count / rows))
    const first = row * Math.ceil(count / rows)
    const length = Math.min(Math.ceil(count / rows), count - first)
    return { x: (i - first - (length - 1) / 2) * APART, y: (row - (rows - 1) / 2) * APART }
  })
  return count <= 3 ? { slots, scale: 1 } : scaled(slots, rows > 2 ? 0.64 : 0.84)
}

function scaled(slots: readonly Point[], scale: number) {
  return { slots: slots.map(({ x, y }) => ({ x: x * scale, y: y * scale })), scale }
}
