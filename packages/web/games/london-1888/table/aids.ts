import {
  type CharacterId,
  LOCATIONS,
  type LocationId,
  type LondonView,
  lineBetween,
  type Outlook,
  outlookOf,
  type SpaceId,
} from '@gaslight/london-1888'
import { locationRow } from '../board/places.ts'
import type { Overlay } from '../board/props.ts'
import type { Composing } from '../composing/compose.ts'
import { keyOf, type Part } from '../composing/parts.ts'
import { pawnsOn, waysTo } from './previews.ts'
import type { Table } from './useTable.ts'

type Asked = Pick<Table, 'composing' | 'preview' | 'lit' | 'scene' | 'position' | 'sampled'>

/** What helps to see what is possible, and follows the first picture: open doors, ways, lines of fire, how far somebody gets. */
export function aidsOf(table: Asked): Overlay {
  const { composing, preview, lit, scene } = table
  const own = typeof scene.audience === 'number' ? scene.players[scene.audience] : undefined
  const ways = composing === null || preview === null ? [] : waysTo(scene, composing, preview)
  return {
    lit: preview?.kind === 'space' || preview?.kind === 'blocker' ? [preview.space] : lit,
    ...(ways.length === 0 ? {} : { ways }),
    ...linesIn(scene, composing),
    ...outlookIn(scene, preview, outlookAsked(table)),
    ...(own === undefined ? {} : { open: openTo(scene, own.character) }),
  }
}

/** Of the player who is pointed at and is no choice now; null where nobody is. */
function outlookAsked({ composing, preview, scene, position, sampled }: Asked): Outlook | null {
  if (preview?.kind !== 'player' || isOffered(composing, preview)) return null
  const seat = seatOf(scene, preview.character)
  // Where the looker's own walk may end shows already.
  if (seat === null || (composing?.mode === 'walk' && seat === scene.turn)) return null
  const p = position ?? sampled()
  return p === null ? null : outlookOf(p, seat)
}

function isOffered(now: Composing | null, part: Part): boolean {
  const key = keyOf(part)
  return now?.offers.some(offer => keyOf(offer.part) === key) ?? false
}

/** The seat of a living character. */
function seatOf({ players }: LondonView, character: CharacterId): number | null {
  const found = Object.entries(players).find(([, player]) => player.character === character)
  return found === undefined || found[1].life === 0 ? null : Number(found[0])
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
