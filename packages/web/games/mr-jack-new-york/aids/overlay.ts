import type { Character, NewYorkView, SpaceId } from '@gaslight/mr-jack-new-york'
import type { Aid } from '../../../table/preferences.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import type { Composing } from '../../jack-family/composing/compose.ts'
import type { Changes, Overlay, Way } from '../board/props.ts'
import { isWalk } from '../composing/labels.ts'
import type { Part } from '../composing/parts.ts'
import { consults } from '../scene.ts'
import type { NewYork } from '../types.ts'

/** Everything that decides what is marked on the board. */
export interface Marking {
  readonly scene: NewYorkView
  readonly composing: Composing<NewYork> | null
  readonly active: Character | undefined
  /** Characters that are pointed at in a list. */
  readonly pointed: readonly Character[]
  readonly ways: readonly Way[]
  readonly seen: readonly Character[]
  readonly labels: { readonly [space: SpaceId]: string }
  readonly open: readonly SpaceId[]
  readonly changes: Changes | null
  readonly aids: { readonly [aid in Aid]: boolean }
  readonly jack: Character | undefined
}

export function overlayOf(marking: Marking): Overlay {
  const { composing, scene, active, pointed, aids, jack, changes } = marking
  const marks = composing === null ? NO_MARKS : marksOf(composing, scene)
  return {
    ...marks,
    ways: marking.ways,
    emphasised: active === undefined ? pointed : [active, ...pointed],
    ...(aids.seen ? { seen: marking.seen } : {}),
    ...(aids.exits ? { open: marking.open } : {}),
    ...(changes === null ? {} : { changes }),
    labels: marking.labels,
    ...(jack === undefined ? {} : { jack }),
  }
}

type Marks = Required<Pick<Overlay, 'spaces' | 'pairs'>>
const NO_MARKS: Marks = { spaces: {}, pairs: [] }

function marksOf({ mode, offers, path }: Composing<NewYork>, scene: NewYorkView): Marks {
  const spaces: { [space: SpaceId]: Mark } = {}
  const pairs: Marks['pairs'][number][] = []
  const mark = (part: Part, sign: Mark) => {
    switch (part.kind) {
      case 'space':
        spaces[part.space] = isWalk(mode) && sign === 'target' && consults(scene, part.space) ? 'consult' : sign
        break
      case 'pair':
        pairs.push({ pair: part.pair, mark: sign === 'selected' ? sign : 'source' })
        break
      case 'name':
        spaces[scene.characters[part.character].at] = sign
        break
      case 'nobody':
        break
    }
  }
  // The first of two hexes or characters is chosen like a target; what a card stands for is only shown.
  const isFirst = mode === 'cover' || mode === 'swap'
  for (const offer of offers)
    mark(offer.part, isFirst && offer.mark === 'source' ? 'target' : signOf(offer.part, offer.mark, mode))
  for (const part of path) mark(part, 'selected')
  return { spaces, pairs }
}

function signOf(part: Part, sign: Mark, mode: Composing<NewYork>['mode']): Mark {
  return part.kind === 'name' && mode === 'card' ? 'source' : sign
}
