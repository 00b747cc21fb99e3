import type { Rng } from '@gaslight/core'
import {
  type AppealPreview,
  appealPreview,
  BOARDS,
  type CellKind,
  type Character,
  DIRECTIONS,
  type ExitDistance,
  exitDistances,
  type HexId,
  isStreet,
  lightNow,
  type MrJackDetail,
  type MrJackPosition,
  type MrJackView,
  mrJackPlay,
  neighbor,
  type SightReason,
  sightings,
  type Told,
  waysOf,
} from '@gaslight/mr-jack'
import type { Way } from '../board/props.ts'

/** What follows from a view by the rules, in names. Everything here depends on what all can see; a sample's secrets do not show. */

/** Takes the first of whatever a view leaves open. */
const first: Rng = { below: () => 0, unit: () => 0 }
const positions = new WeakMap<MrJackView, MrJackPosition>()

function positionFor(view: MrJackView): MrJackPosition {
  const known = positions.get(view)
  if (known !== undefined) return known
  const position = mrJackPlay.sample(view, first)
  positions.set(view, position)
  return position
}

/** Everybody who is seen now, with every reason, in alphabetical order (MJ-51). */
export function seenNow(view: MrJackView): ReadonlyMap<Character, readonly SightReason[]> {
  const seen = sightings(positionFor(view)).filter(sighting => sighting.seen)
  return new Map(seen.map(({ character, reasons }) => [character, reasons]))
}

export function litHexes(view: MrJackView): ReadonlySet<HexId> {
  return new Set(lightNow(positionFor(view)).lit)
}

export function cellKind(view: MrJackView, hex: HexId): CellKind | undefined {
  return BOARDS[view.options.board].cells.find(cell => cell.id === hex)?.kind
}

/** The street hexes that touch a hex (MJ-8), without the one behind the barricade (MJ-83). */
export function streetsBeside(view: MrJackView, hex: HexId): HexId[] {
  const barred: readonly HexId[] = view.extension?.barricade ?? []
  return DIRECTIONS.flatMap(direction => {
    const next = neighbor(hex, direction)
    if (next === undefined || !isStreet(next.kind)) return []
    return barred.includes(hex) && barred.includes(next.id) ? [] : [next.id]
  })
}

/** A shortest way for everybody whom a decision moves, all at the same time; none where it moves nobody. */
export function stageOf(view: MrJackView, told: Told | MrJackDetail, active: Character | undefined): readonly Way[] {
  const detail = detailOf(told, active)
  return detail === null ? [] : waysOf(positionFor(view), detail)
}

function detailOf(told: Told | MrJackDetail, character: Character | undefined): MrJackDetail | null {
  switch (told.kind) {
    case 'move':
      return character === undefined ? null : { ...told, character }
    case 'leaving':
      return character === undefined ? null : { ...told, character }
    case 'accusation':
      return character === undefined ? null : { ...told, character, accused: character }
    case 'swap':
    case 'whistle':
    case 'flight':
      return told
    default:
      return null
  }
}

/** Whom an appeal held now would clear, for each answer of the witness (MJ-54). */
export function outlookOf(view: MrJackView): AppealPreview {
  return appealPreview(positionFor(view))
}

/** How far a character is from every open exit (MJ-58, MJ-59). */
export function exitsOf(view: MrJackView, character: Character): readonly ExitDistance[] {
  return exitDistances(positionFor(view)).find(entry => entry.character === character)?.exits ?? []
}

/** What stands on hexes as labels: which exits a suspect could reach by one move, and what the nearest would cost it. */
export function labelsOf(
  view: MrJackView,
  aids: { readonly exits: boolean; readonly distances: boolean },
): { readonly [hex: HexId]: string } {
  const labels: { [hex: HexId]: string } = {}
  if (!aids.exits && !aids.distances) return labels
  for (const { character, exits } of exitDistances(positionFor(view))) {
    const token = view.characters[character]
    if (token === undefined || !token.suspect) continue
    const near = aids.exits ? exits.filter(exit => exit.inReach).map(({ exit }) => `→ ${exit}`) : []
    const costs = exits.flatMap(({ cost }) => cost ?? [])
    if (aids.distances && costs.length > 0) near.push(String(Math.min(...costs)))
    if (near.length > 0) labels[token.at] = near.join(' ')
  }
  return labels
}
