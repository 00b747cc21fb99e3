import type { Character, Direction, ExitId, HexId, MrJackView } from '@gaslight/mr-jack'
import { type Marking as CommonMarking, commonOverlay } from '../../jack-family/aids/marking.ts'
import type { Mark } from '../../jack-family/board/Marks.tsx'
import type { Composing } from '../../jack-family/composing/compose.ts'
import type { Overlay } from '../board/props.ts'
import type { Part } from '../composing/parts.ts'
import type { London } from '../types.ts'

/** Everything that decides what is marked on the board. */
interface Marking extends CommonMarking<London, Character> {
  readonly characters: MrJackView['characters']
}

export function overlayOf(marking: Marking): Overlay {
  const { composing, characters } = marking
  const marks = composing === null ? NO_MARKS : marksOf(composing, characters)
  return { ...marks, ...commonOverlay(marking) }
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
