import { Sfc32 } from '@gaslight/core'
import {
  type AppealPreview,
  appealPreview,
  type Character,
  exitDistances,
  lightNow,
  mrJackNewYork,
  type NewYorkPosition,
  type NewYorkView,
  type Sighting,
  type SpaceId,
  sightings,
} from '@gaslight/mr-jack-new-york'

/** Where Gaslamps show whoever stands there, and who is visible by them or by others. */
export interface Light {
  readonly lit: ReadonlySet<SpaceId>
  readonly seen: ReadonlySet<Character>
}

export function lightOf(view: NewYorkView): Light {
  const p = samplePosition(view)
  return { lit: new Set(lightNow(p).lit), seen: new Set(appealPreview(p).seen) }
}

/** Everybody on the board: whether they are visible now, and by what. */
export function sightOf(view: NewYorkView): Sighting[] {
  return sightings(samplePosition(view))
}

export function outlookOf(view: NewYorkView): AppealPreview {
  return appealPreview(samplePosition(view))
}

/** The ways out that each character could leave by in one move, were it Jack and invisible at the last appeal. */
export function exitsInReach(view: NewYorkView): { readonly [name in Character]?: readonly SpaceId[] } {
  return Object.fromEntries(
    exitDistances(samplePosition(view)).map(({ character, exits }) => [
      character,
      exits.filter(({ inReach }) => inReach).map(({ exit }) => exit),
    ]),
  )
}

/** What is public is the same in every position that a view can be sampled to. */
function samplePosition(view: NewYorkView): NewYorkPosition {
  return mrJackNewYork.sample(view, new Sfc32(0))
}
