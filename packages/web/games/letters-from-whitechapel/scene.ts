import { COLOURS, movesBetween, type NightLog, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Row } from './map/panels/props.ts'
import { CELLS } from './map/panels/props.ts'
import type { Entry, Night, Scene } from './map/props.ts'
import { circlesOf, crossingsOf, locationOf } from './words.ts'

/** The cell of a night's murder (LW-6); undefined before it is done. */
function murderCellOf({ toc, filled }: NightLog): number | undefined {
  return toc === undefined || filled === undefined ? undefined : 6 - toc
}

/** What stands on the map, as far as this looker may know it. */
export function sceneOf(view: WhitechapelView): Scene {
  const log = view.nights[view.night]
  const jack = locationOf(view)
  return {
    police: COLOURS.flatMap(colour => {
      const at = view.policemen[colour]
      return at === undefined ? [] : [{ colour, at }]
    }),
    ...(log?.head === undefined ? {} : { head: log.head }),
    patrols: crossingsOf(view.tokens).map(at => {
      const token = view.tokens[at]
      return { at, up: token?.up ?? false, ...(token?.face === undefined ? {} : { face: token.face }) }
    }),
    women: circlesOf(view.women).flatMap(at => {
      const woman = view.women[at]
      if (woman === 'none') return []
      return [{ at, up: false, ...(woman === 'unknown' ? {} : { face: woman }) }]
    }),
    wretched: circlesOf(view.wretched),
    crimeScenes: circlesOf(view.scenes).map(at => ({ at, night: view.scenes[at] })),
    clues: circlesOf(view.clues),
    falseClues: circlesOf(view.falseClues.placed),
    ...(jack === undefined ? {} : { jack }),
    ...(log?.row === undefined ? {} : { row: entriesIn(log, view.night) }),
    ...(view.hideout === undefined ? {} : { hideout: view.hideout }),
  }
}

/**
 * The map with the row of a night that is over: Jack's way and his victims alone, since nobody stands any more where he
 * stood then.
 */
export function nightScene(view: WhitechapelView, night: Night): Scene {
  const log = view.nights[night]
  const jack = log?.filled === undefined ? undefined : log.row?.[log.filled]
  return {
    police: [],
    patrols: [],
    women: [],
    wretched: [],
    crimeScenes: circlesOf(view.scenes).flatMap(at =>
      view.scenes[at] <= night ? [{ at, night: view.scenes[at] }] : [],
    ),
    clues: [],
    falseClues: [],
    row: log === undefined ? [] : entriesIn(log, night),
    ...(jack === undefined ? {} : { jack }),
    ...(view.hideout === undefined ? {} : { hideout: view.hideout }),
  }
}

/** A row as it is drawn on the map; empty for whoever may not know it. */
function entriesIn(log: NightLog, night: Night): readonly Entry[] {
  const murder = murderCellOf(log)
  if (murder === undefined || log.row === undefined) return []
  const murders = night === 3 ? 2 : 1
  return circlesOf(log.row)
    .sort((a, b) => a - b)
    .map(cell => ({
      circle: log.row?.[cell] ?? 0,
      cell: CELLS[cell - 1],
      by: cell < murder + murders ? 'murder' : (log.special?.[cell] ?? 'walk'),
    }))
}

/** A night's row as it stands on the track and on Jack's sheet. */
export function rowIn(view: WhitechapelView, night: Night): Row {
  const log = view.nights[night] ?? {}
  const murder = murderCellOf(log)
  return {
    night,
    circles: log.row ?? {},
    special: log.special ?? {},
    ...(log.toc === undefined || murder !== undefined ? {} : { crime: 6 - log.toc }),
    ...(log.filled === undefined ? {} : { filled: log.filled }),
    ...(murder === undefined ? {} : { murder }),
  }
}

export const NIGHTS = [1, 2, 3, 4] as const

/** How many cells Jack has left tonight (LW-6). */
export function cellsLeft(view: WhitechapelView): number {
  return CELLS.length - (view.nights[view.night]?.filled ?? 5)
}

/** The least number of normal moves to the hideout on an empty board; null where one of them is not known. */
export function movesHome(view: WhitechapelView): number | null {
  const at = locationOf(view)
  return at === undefined || view.hideout === undefined ? null : movesBetween(at, view.hideout)
}
