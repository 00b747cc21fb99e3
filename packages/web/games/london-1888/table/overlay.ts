import {
  type CharacterId,
  LOCATIONS,
  type LocationId,
  type LondonView,
  lineBetween,
  type Outlook,
  type SpaceId,
  wayBetween,
} from '@gaslight/london-1888'
import { locationRow } from '../board/places.ts'
import type { Mark, Overlay, Way } from '../board/props.ts'
import type { Composing } from '../composing/compose.ts'
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
  { composing, preview, scene, outlook }: Pick<Table, 'composing' | 'preview' | 'scene' | 'outlook'>,
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
    ...linesIn(scene, composing),
    ...outlookIn(scene, preview, outlook),
    ...(own === undefined ? {} : { own: own.character, open: openTo(scene, own.character) }),
    ...(own?.role === 'jack' && scene.unmasked === undefined ? { jack: own.character } : {}),
  }
}

/** The lines of fire to all whom the chosen weapon can be used on. */
function linesIn(scene: LondonView, composing: Composing | null): Pick<Overlay, 'lines'> {
  const self = scene.turn === undefined ? undefined : scene.players[scene.turn]
  if (composing?.mode !== 'attack' || composing.path.length !== 1 || self?.at === undefined) return {}
  return {
    lines: linesTo(
      scene,
      self.at,
      composing.offers.flatMap(({ part }) => placeOf(scene, part) ?? []),
    ),
  }
}

function linesTo(scene: LondonView, from: SpaceId, to: readonly SpaceId[]): readonly (readonly SpaceId[])[] {
  const shut = pawnsOn(scene)
  return [...new Set(to)].flatMap(at => {
    const line = lineBetween(from, at, shut)
    return line === null || line.length < 2 ? [] : [line]
  })
}

function placeOf({ players }: LondonView, part: Part): SpaceId | undefined {
  if (part.kind !== 'player') return undefined
  return Object.values(players).find(({ character }) => character === part.character)?.at
}

/** Where somebody who is pointed at could go, and whom he could strike from where he stands. */
function outlookIn(
  scene: LondonView,
  preview: Part | null,
  outlook: Outlook | null,
): Pick<Overlay, 'threat' | 'lines' | 'emphasised'> {
  if (preview?.kind !== 'player') return {}
  const emphasised = [preview.character]
  const from = placeOf(scene, preview)
  if (outlook === null || from === undefined) return { emphasised }
  const struck = outlook.targets.flatMap(seat => scene.players[seat]?.at ?? [])
  return {
    emphasised,
    threat: { of: preview.character, spaces: outlook.spaces },
    lines: linesTo(scene, from, struck),
  }
}

/** Where a character may enter (LD-10); everywhere by stealth, and into the closed palace the Prince alone (LD-100). */
export function openTo({ event, acting, turn, players }: LondonView, character: CharacterId): LocationId[] {
  const isStealthy = (acting.stealth ?? 0) > 0 && turn !== undefined && players[turn]?.character === character
  return LOCATIONS.filter(id => {
    if (isStealthy) return true
    if (id === 'palais_royal' && event === 'palace_closed') return character === 'albert_victor'
    return locationRow(id).access?.includes(character) ?? true
  })
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
