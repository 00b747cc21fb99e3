import {
  type AppealPreview,
  appealPreview,
  BOARDS,
  type CellKind,
  type Character,
  DIRECTIONS,
  exitDistances,
  type HexId,
  isStreet,
  lightNow,
  type MrJackDetail,
  type MrJackView,
  mrJackPlay,
  neighbor,
  type SightReason,
  sightings,
  type Told,
  waysOf,
} from '@gaslight/mr-jack'
import { exitLabels, type Leaver } from '../../jack-family/aids/exits.ts'
import { sampled } from '../../jack-family/aids/sampled.ts'
import type { Words } from '../../jack-family/words.ts'
import type { Way } from '../board/props.ts'

/** What follows from a view by the rules, in names. Everything here depends on what all can see; a sample's secrets do not show. */

const positionFor = sampled(mrJackPlay)

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

/** How far everybody is from every way out that is open (MJ-58, MJ-59). */
export function exitsOf(view: MrJackView): readonly Leaver[] {
  return exitDistances(positionFor(view))
}

/** What stands under suspects as labels. */
export function labelsOf(
  view: MrJackView,
  aids: { readonly exits: boolean; readonly distances: boolean },
  words: Words,
): { readonly [place: string]: string } {
  return exitLabels(
    view,
    () => exitsOf(view),
    aids,
    exit => words.game(`exitSign.${exit}`),
  )
}
