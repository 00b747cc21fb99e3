import { Sfc32 } from '@gaslight/core'
import {
  beamInto,
  type Character,
  DIRECTIONS,
  type HexId,
  type MrJackView,
  mrJack,
  neighbor,
  ROSTER,
  STREETS,
  seenPieces,
} from '@gaslight/mr-jack'
import { charactersOf } from './words.ts'

/** What falls on the streets now (MJ-9, MJ-51, MJ-52). */
export interface Light {
  readonly lit: ReadonlySet<HexId>
  readonly beam: ReadonlySet<HexId>
  readonly seen: ReadonlySet<Character>
}

/** Sight is public: whatever secrets a sampled position holds, it is the same. */
export function lightOf(view: MrJackView): Light {
  const p = mrJack.sample(view, new Sfc32(0))
  const words = new Int32Array(2)
  beamInto(p, words)
  const pieces = seenPieces(p)
  const posts = Object.keys(view.lamps)
  return {
    lit: new Set(posts.flatMap(post => DIRECTIONS.flatMap(direction => neighbor(post, direction)?.id ?? []))),
    beam: new Set(STREETS.filter((_, i) => ((words[i >> 5] >> (i & 31)) & 1) === 1)),
    seen: new Set(
      [...p.who].flatMap((ordinal, piece) => (((pieces >> piece) & 1) === 1 ? [ROSTER[ordinal].name] : [])),
    ),
  }
}

/** Whom an appeal held now would clear, if Jack is seen, and if he is not (MJ-54). */
export function outlookOf(view: MrJackView): { readonly seen: Character[]; readonly unseen: Character[] } {
  const { seen } = lightOf(view)
  const suspects = charactersOf(view).filter(name => view.characters[name]?.suspect)
  return { seen: suspects.filter(name => !seen.has(name)), unseen: suspects.filter(name => seen.has(name)) }
}
