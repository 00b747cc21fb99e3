import { type CharacterId, type LondonView, lineBetween, type SpaceId, wayBetween } from '@gaslight/london-1888'
import type { Way } from '../board/props.ts'
import type { Composing } from '../composing/compose.ts'
import type { Part } from '../composing/parts.ts'

/** What a previewed part would move or shoot. */
export function waysTo(scene: LondonView, { mode, path }: Composing, preview: Part): readonly Way[] {
  const self = scene.turn === undefined ? undefined : scene.players[scene.turn]
  if (self?.at === undefined) return []
  if (mode === 'walk' && preview.kind === 'space')
    return [
      { kind: 'walk', who: self.character, spaces: wayBetween(self.at, preview.space, shutFor(scene, self.character)) },
    ]
  const [first] = path
  if (mode === 'attack' && first?.kind === 'weapon' && preview.kind === 'player') {
    const at = Object.values(scene.players).find(({ character }) => character === preview.character)?.at
    const spaces = at === undefined ? null : lineBetween(self.at, at, pawnsOn(scene))
    return spaces === null ? [] : [{ kind: 'shot', weapon: first.weapon, spaces }]
  }
  return []
}

/** The street spaces through which a walk does not lead: full ones, and those with a blocking pawn that stops him. */
export function shutFor(scene: LondonView, walker: CharacterId): ReadonlySet<SpaceId> {
  if (walker === 'mansfield' || scene.acting.shortCut !== undefined) return new Set()
  const crowd = new Map<SpaceId, number>()
  for (const { at, character } of Object.values(scene.players))
    if (at !== undefined && character !== walker) crowd.set(at, (crowd.get(at) ?? 0) + 1)
  const isPolice = walker === 'abberline' || walker === 'godley' || walker === 'warren'
  return new Set([
    ...[...crowd].filter(([, count]) => count > 1).map(([at]) => at),
    ...(walker === 'lusk' ? [] : scene.protesters),
    ...(isPolice ? [] : scene.police),
  ])
}

export function pawnsOn(scene: LondonView): ReadonlySet<SpaceId> {
  return new Set([
    ...Object.values(scene.players).flatMap(({ at }) => (at === undefined ? [] : [at])),
    ...scene.protesters,
    ...scene.police,
  ])
}
