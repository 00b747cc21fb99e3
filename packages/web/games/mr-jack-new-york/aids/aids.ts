import {
  type AppealPreview,
  appealPreview,
  type Character,
  exitDistances,
  lightNow,
  mrJackNewYorkPlay,
  type NewYorkDetail,
  type NewYorkView,
  openExits,
  type Sighting,
  type SpaceId,
  sightings,
  type Told,
  waysOf,
} from '@gaslight/mr-jack-new-york'
import { exitLabels, type Leaver } from '../../jack-family/aids/exits.ts'
import { sampled } from '../../jack-family/aids/sampled.ts'
import type { Way } from '../board/props.ts'
import { moverOf } from '../scene.ts'

/** What follows from a view by the rules, in names. Everything here depends on what all can see; a sample's secrets do not show. */

const positionFor = sampled(mrJackNewYorkPlay)

/** How everybody stands now, with every reason, in alphabetical order (NY-55). */
export function sightingsIn(view: NewYorkView): readonly Sighting[] {
  return sightings(positionFor(view))
}

/** Everybody who is visible now. */
export function seenNow(view: NewYorkView): ReadonlySet<Character> {
  return new Set(sightingsIn(view).flatMap(({ character, seen }) => (seen ? [character] : [])))
}

export function litSpaces(view: NewYorkView): ReadonlySet<SpaceId> {
  return new Set(lightNow(positionFor(view)).lit)
}

/** The ways out by which somebody could leave now (NY-66). */
export function waysOut(view: NewYorkView): readonly SpaceId[] {
  return openExits(positionFor(view))
}

/** Whom an appeal held now would clear, for each of its answers (NY-60). */
export function outlookOf(view: NewYorkView): AppealPreview {
  return appealPreview(positionFor(view))
}

/** How far everybody is from every way out that is served (NY-63, NY-64). */
export function exitsOf(view: NewYorkView): readonly Leaver[] {
  return exitDistances(positionFor(view))
}

/** Which suspects could leave with one move by each way out, if the appeal finds Jack invisible (NY-63). */
export function leavers(view: NewYorkView): ReadonlyMap<SpaceId, readonly Character[]> {
  const found = new Map<SpaceId, Character[]>()
  for (const { character, exits } of exitDistances(positionFor(view))) {
    if (!view.characters[character].suspect) continue
    for (const { exit, inReach } of exits) if (inReach) found.set(exit, [...(found.get(exit) ?? []), character])
  }
  return found
}

/** What stands under suspects as labels. */
export function labelsOf(
  view: NewYorkView,
  aids: { readonly exits: boolean; readonly distances: boolean },
): { readonly [place: string]: string } {
  return exitLabels(
    view,
    () => exitsOf(view),
    aids,
    exit => exit,
  )
}

/** Everything that a decision moves, at the same time; none where it moves nothing. */
export function stageOf(view: NewYorkView, shown: Told | NewYorkDetail, active: Character | undefined): readonly Way[] {
  const character = moverOf(shown, active)
  switch (shown.kind) {
    case 'move':
    case 'leaving':
      return character === undefined ? [] : walks(view, { ...shown, character })
    case 'accusation':
      return character === undefined ? [] : walks(view, { ...shown, character, accused: character })
    case 'swap':
      return walks(view, shown)
    case 'entrance':
    case 'lamp':
    case 'site':
      return [{ kind: 'tile', tile: shown.kind, at: shown.at }]
    case 'park': {
      const was = view.tiles[shown.at]
      return [{ kind: 'tile', tile: 'park', at: shown.at, ...(was === undefined ? {} : { was }) }]
    }
    case 'cover':
    case 'steamer':
      return [shown.kind === 'cover' ? shown : { kind: 'sail', from: shown.from, to: shown.to }]
    case 'informant': {
      // Whoever consulted him stands where he stood; in Eastman's activation that may be anybody.
      const from = active === undefined || active === 'Eastman' ? undefined : view.characters[active].at
      return from === undefined ? [] : [{ kind: 'informant', from, to: shown.at }]
    }
    case 'identity':
    case 'deal':
    case 'card':
    case 'stay':
    case 'decline':
    case 'alibi':
      return []
  }
}

function walks(view: NewYorkView, detail: NewYorkDetail): readonly Way[] {
  return waysOf(positionFor(view), detail).map(way => ({ kind: 'walk', ...way }))
}
