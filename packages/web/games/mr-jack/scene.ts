import type { Character, HexId, MrJackDetail, Told } from '@gaslight/mr-jack'
import type { Scene } from './board/props.ts'

/** What the board looks like right after a decision, before anything that follows of itself (an appeal, a lamp out). */
export function sceneAfter<S extends Scene>(scene: S, shown: Told | MrJackDetail, active: Character | undefined): S {
  switch (shown.kind) {
    case 'move':
      return active === undefined ? scene : { ...scene, characters: moved(scene, [[active, shown.to]]) }
    case 'accusation':
    case 'leaving':
      return scene
    case 'swap':
      return active === undefined
        ? scene
        : {
            ...scene,
            characters: moved(scene, [
              [active, shown.to],
              [shown.other, shown.from],
            ]),
          }
    case 'whistle':
      return {
        ...scene,
        characters: moved(
          scene,
          shown.shifts.map(s => [s.character, s.to] as const),
        ),
      }
    case 'flight':
      return { ...scene, characters: moved(scene, [[shown.character, shown.to]]) }
    case 'placement':
      return active === undefined ? scene : { ...scene, characters: moved(scene, [[active, shown.at]]) }
    case 'light': {
      const { [shown.from]: tile, ...others } = scene.lamps
      return { ...scene, lamps: { ...others, [shown.to]: tile } }
    }
    case 'cover':
      return { ...scene, covers: replaced(scene.covers, shown.from, shown.to) }
    case 'cordon':
      return { ...scene, cordons: replaced(scene.cordons, shown.from, shown.to) }
    case 'facing':
      return { ...scene, facing: shown.direction }
    case 'barricade':
      return { ...scene, extension: { ...scene.extension, barricade: shown.edge } }
    case 'imitation':
      return { ...scene, extension: { ...scene.extension, imitates: shown.character } }
    case 'identity':
    case 'deal':
    case 'card':
    case 'stay':
    case 'alibi':
    case 'hands':
    case 'picks':
    case 'reveal':
      return scene
  }
}

function moved(scene: Scene, moves: readonly (readonly [Character, HexId])[]): Scene['characters'] {
  const characters = { ...scene.characters }
  for (const [name, at] of moves) characters[name] = { at, suspect: characters[name]?.suspect ?? true }
  return characters
}

function replaced<T>(list: readonly T[], from: T, to: T): T[] {
  return list.map(item => (item === from ? to : item))
}
