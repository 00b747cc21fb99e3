import type { CellPair, Character, NewYorkDetail, NewYorkView, SpaceId, Told } from '@gaslight/mr-jack-new-york'
import { pairOf } from './composing/parts.ts'

/** What the board looks like right after a decision, before anything that follows of itself (an appeal). */
export function sceneAfter(
  scene: NewYorkView,
  shown: Told | NewYorkDetail,
  active: Character | undefined,
): NewYorkView {
  switch (shown.kind) {
    case 'move': {
      const mover = moverOf(shown, active)
      if (mover === undefined) return scene
      const walked = { ...scene, characters: moved(scene, [[mover, shown.to]]) }
      return consults(scene, shown.to) ? { ...walked, informant: { side: scene.informant.side } } : walked
    }
    case 'entrance':
    case 'lamp':
    case 'site':
      return {
        ...scene,
        tiles: { ...scene.tiles, [shown.at]: shown.kind },
        supply: { ...scene.supply, [shown.kind]: scene.supply[shown.kind] - 1 },
      }
    case 'park':
      return { ...scene, tiles: { ...scene.tiles, [shown.at]: 'park' } }
    case 'cover':
      return { ...scene, investigation: covered(scene.investigation, shown.from, shown.to) }
    case 'steamer':
      return { ...scene, steamers: sailed(scene.steamers, shown.from, shown.to) }
    case 'swap': {
      const [one, other] = shown.characters
      const at = (name: Character) => scene.characters[name].at
      return {
        ...scene,
        characters: moved(scene, [
          [one, at(other)],
          [other, at(one)],
        ]),
      }
    }
    case 'informant':
      return { ...scene, informant: { at: shown.at, side: 'mute' } }
    case 'identity':
    case 'deal':
    case 'card':
    case 'stay':
    case 'accusation':
    case 'leaving':
    case 'decline':
    case 'alibi':
      return scene
  }
}

/** Who walks: the active character, or whom Eastman lets walk (NY-43). */
export function moverOf(shown: Told | NewYorkDetail, active: Character | undefined): Character | undefined {
  if ('mover' in shown) return shown.mover ?? active
  return 'character' in shown ? (shown.character ?? active) : active
}

/** Whether a move that ends there is a consultation (NY-50). */
export function consults({ informant }: NewYorkView, to: SpaceId): boolean {
  return informant.at === to && informant.side === 'talkative'
}

function moved(
  { characters }: NewYorkView,
  moves: readonly (readonly [Character, SpaceId])[],
): NewYorkView['characters'] {
  const after = { ...characters }
  for (const [name, at] of moves) after[name] = { ...after[name], at }
  return after
}

function covered(tiles: NewYorkView['investigation'], from: CellPair, to: CellPair): NewYorkView['investigation'] {
  const isLifted = (pair: CellPair) => pairOf(...pair).join() === pairOf(...from).join()
  return isLifted(tiles[0]) ? [to, tiles[1]] : [tiles[0], to]
}

function sailed(ports: NewYorkView['steamers'], from: SpaceId, to: SpaceId): NewYorkView['steamers'] {
  const [one, other] = ports.map(port => (port === from ? to : port)).sort()
  return [one, other]
}
