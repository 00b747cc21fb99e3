import { type CharacterId, type LondonView, lineBetween, type SpaceId, wayBetween } from '@gaslight/london-1888'
import type { Mark, Overlay, Way } from '../board/props.ts'
import type { Mode, Part } from '../composing/parts.ts'
import type { Table } from './useTable.ts'

/** How the part that is pointed at next is marked, by what it is pointed at for. */
const MARKS: { readonly [mode in Mode]?: Mark } = {
  attack: 'aim',
  arrest: 'arrest',
  question: 'ask',
  postcard: 'ask',
  clue: 'ask',
}

/** What is marked on the board: what can be chosen, what was chosen, the way or the shot that is previewed. */
export function overlayOf(
  { composing, preview, scene }: Pick<Table, 'composing' | 'preview' | 'scene'>,
  reach: { readonly [space: SpaceId]: number },
): Overlay {
  const spaces: { [space: SpaceId]: Mark } = {}
  const pawns: { [character in CharacterId]?: Mark } = {}
  const blockers: { [space: SpaceId]: Mark } = {}
  const put = (part: Part, mark: Mark) => {
    if (part.kind === 'space') spaces[part.space] = mark
    else if (part.kind === 'player') pawns[part.character] = mark
    else if (part.kind === 'blocker') blockers[part.space] = mark
  }
  const isWalk = composing?.mode === 'walk'
  if (composing !== null && !isWalk)
    for (const { part } of composing.offers)
      put(part, (composing.mode === null ? undefined : MARKS[composing.mode]) ?? 'target')
  for (const part of composing?.path ?? []) put(part, 'selected')
  const own = typeof scene.audience === 'number' ? scene.players[scene.audience] : undefined
  const ways = preview === null || composing === null ? [] : waysTo(scene, composing.mode, composing.path, preview)
  return {
    spaces,
    pawns,
    blockers,
    ...(isWalk ? { reach } : {}),
    ...(ways.length === 0 ? {} : { ways }),
    ...(own === undefined ? {} : { own: own.character }),
    ...(own?.role === 'jack' && scene.unmasked === undefined ? { jack: own.character } : {}),
  }
}

/** What a previewed part would move or shoot. */
function waysTo(scene: LondonView, mode: Mode | null, path: readonly Part[], preview: Part): readonly Way[] {
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
