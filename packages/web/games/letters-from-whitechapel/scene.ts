import { COLOURS, movesBetween, type NightLog, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Row } from './map/panels/props.ts'
import { CELLS } from './map/panels/props.ts'
import type { Entry, Night, Scene } from './map/props.ts'
import { circlesOf, crossingsOf, locationOf } from './words.ts'

/** The cells of a night's murders (LW-37): none before they are done, two in the third night (LW-36). */
function murdersIn({ toc, filled }: NightLog, night: Night): readonly number[] {
  if (toc === undefined || filled === undefined) return []
  return night === 3 ? [6 - toc, 7 - toc] : [6 - toc]
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
  const murders = murdersIn(log, night)
  if (murders.length === 0 || log.row === undefined) return []
  return circlesOf(log.row)
    .sort((a, b) => a - b)
    .map(cell => ({
      circle: log.row?.[cell] ?? 0,
      cell: CELLS[cell - 1],
      by: murders.includes(cell) ? 'murder' : (log.special?.[cell] ?? 'walk'),
    }))
}

/** A night's row as it stands on the track and on Jack's sheet. */
export function rowIn(view: WhitechapelView, night: Night): Row {
  const log = view.nights[night] ?? {}
  const murders = murdersIn(log, night)
  return {
    night,
    circles: log.row ?? {},
    special: log.special ?? {},
    ...(log.toc === undefined || murders.length > 0 ? {} : { crime: 6 - log.toc }),
    ...(log.filled === undefined ? {} : { filled: log.filled }),
    ...(murders.length === 0 ? {} : { murders }),
    ...(night === view.night ? { found: circlesOf(view.clues) } : {}),
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

/** A table as far as it says what is on show. */
interface Shown {
  readonly film: { readonly frame: { readonly picture: { readonly view: WhitechapelView } } | null }
  readonly view: WhitechapelView
}

/** The picture of a film while one runs: nothing is shown, or worked out, of what it has still to tell. */
export function onShow({ film, view }: Shown): WhitechapelView {
  return film.frame?.picture.view ?? view
}
