import type { Character, NewYorkView, SpaceId } from '@gaslight/mr-jack-new-york'
import { type Marking as CommonMarking, commonOverlay } from '../../jack-family/aids/marking.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import type { Composing } from '../../jack-family/composing/compose.ts'
import type { Changes, Overlay } from '../board/props.ts'
import { isWalk } from '../composing/labels.ts'
import type { Part } from '../composing/parts.ts'
import { consults } from '../scene.ts'
import type { NewYork } from '../types.ts'

/** Everything that decides what is marked on the board. */
interface Marking extends CommonMarking<NewYork, Character> {
  readonly scene: NewYorkView
  readonly open: readonly SpaceId[]
  readonly changes: Changes | null
}

export function overlayOf(marking: Marking): Overlay {
  const { composing, scene, aids, open, changes } = marking
  const marks = composing === null ? NO_MARKS : marksOf(composing, scene)
  return {
    ...marks,
    ...commonOverlay(marking),
    ...(aids.exits ? { open } : {}),
    ...(changes === null ? {} : { changes }),
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
