import { Sfc32 } from '@gaslight/core'
import {
  type AppealPreview,
  appealPreview,
  type Character,
  type ExitId,
  exitDistances,
  type HexId,
  lightNow,
  type MrJackPosition,
  type MrJackView,
  mrJack,
  type Sighting,
  sightings,
} from '@gaslight/mr-jack'

/** What falls on the streets now, and who is seen by it or by others. */
export interface Light {
  readonly lit: ReadonlySet<HexId>
  readonly beam: ReadonlySet<HexId>
  readonly seen: ReadonlySet<Character>
}

export function lightOf(view: MrJackView): Light {
  const p = samplePosition(view)
  const { lit, beam } = lightNow(p)
  return { lit: new Set(lit), beam: new Set(beam), seen: new Set(appealPreview(p).seen) }
}

/** Everybody on the board: whether they are seen now, and by what. */
export function sightOf(view: MrJackView): Sighting[] {
  return sightings(samplePosition(view))
}

export function outlookOf(view: MrJackView): AppealPreview {
  return appealPreview(samplePosition(view))
}

/** The open exits that each character could leave by in one activation, were it Jack and unseen at the last appeal. */
export function exitsInReach(view: MrJackView): { readonly [name in Character]?: readonly ExitId[] } {
  return Object.fromEntries(
    exitDistances(samplePosition(view)).map(({ character, exits }) => [
      character,
      exits.filter(({ inReach }) => inReach).map(({ exit }) => exit),
    ]),
  )
}

/** What is public is the same in every position that a view can be sampled to. */
function samplePosition(view: MrJackView): MrJackPosition {
  return mrJack.sample(view, new Sfc32(0))
}
