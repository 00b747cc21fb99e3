import type { Character, HexId } from '@gaslight/mr-jack'
import { wayOut, wayTo } from './aids.ts'
import type { Scene, Stage, Way } from './board/props.ts'
import type { Told } from './told.ts'

/** Who moves how by one decision, all at the same time; null where nobody does. */
export function stageOf(
  scene: Scene,
  line: { readonly told: Told; readonly character: Character | null },
): Stage | null {
  const { told, character } = line
  switch (told.kind) {
    case 'move':
    case 'accusation':
      return character === null ? null : [{ character, hexes: wayTo(scene, character, told.to) }]
    case 'leaving':
      return character === null ? null : [wayOut(scene, character, told.exit)]
    case 'swap':
      return character === null
        ? null
        : [straight(character, told.from, told.to), straight(told.other, told.to, told.from)]
    case 'whistle':
      return told.shifts.map(shift => ({
        character: shift.character,
        hexes: wayTo(scene, shift.character, shift.to, 'streets'),
      }))
    case 'flight':
      return [{ character: told.character, hexes: wayTo(scene, told.character, told.to, 'streets') }]
    default:
      return null
  }
}

/** A swap crosses the board as it pleases (MJ-37). */
function straight(character: Character, from: HexId, to: HexId): Way {
  return { character, hexes: [from, to] }
}
