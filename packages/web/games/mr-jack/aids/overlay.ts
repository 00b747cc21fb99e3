import type { Character, Direction, ExitId, HexId, MrJackView } from '@gaslight/mr-jack'
import type { Aid } from '../../../table/preferences.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import type { Composing } from '../../jack-family/composing/compose.ts'
import type { Overlay, Way } from '../board/props.ts'
import type { Part } from '../composing/parts.ts'
import type { London } from '../types.ts'

/** Everything that decides what is marked on the board. */
export interface Marking {
  readonly characters: MrJackView['characters']
  readonly composing: Composing<London> | null
  readonly active: Character | undefined
  /** Characters that are pointed at in a list. */
  readonly pointed: readonly Character[]
  readonly ways: readonly Way[]
  readonly seen: readonly Character[]
  readonly labels: { readonly [hex: HexId]: string }
  readonly aids: { readonly [aid in Aid]: boolean }
  readonly jack: Character | undefined
}

export function overlayOf(marking: Marking): Overlay {
  const { composing, characters, active, pointed, aids, jack } = marking
  const marks = composing === null ? NO_MARKS : marksOf(composing, characters)
  const emphasised = active === undefined ? pointed : [active, ...pointed]
  return {
    ...marks,
    ways: marking.ways,
    emphasised,
    ...(aids.seen ? { seen: marking.seen } : {}),
    labels: marking.labels,
    ...(jack === undefined ? {} : { jack }),
  }
}

type Marks = Required<Pick<Overlay, 'hexes' | 'exits' | 'directions' | 'edges'>>
const NO_MARKS: Marks = { hexes: {}, exits: {}, directions: [], edges: [] }

function marksOf(composing: Composing<London>, characters: MrJackView['characters']): Marks {
  const hexes: { [hex: HexId]: Mark } = {}
  const exits: { [exit in ExitId]?: Mark } = {}
  const directions: Direction[] = []
  const edges: (readonly [HexId, HexId])[] = []
  const mark = (part: Part, sign: Mark) => {
    switch (part.kind) {
      case 'hex':
        hexes[part.hex] = sign
        break
      case 'exit':
        exits[part.exit] = sign
        break
      case 'direction':
        directions.push(part.direction)
        break
      case 'edge':
        edges.push(part.edge)
        break
      case 'name': {
        const at = characters[part.character]?.at
        if (at !== undefined) hexes[at] = sign
      }
    }
  }
  for (const { part, mark: sign } of composing.offers) mark(part, part.kind === 'name' ? 'source' : sign)
  for (const part of composing.path) mark(part, 'selected')
  return { hexes, exits, directions, edges }
}
