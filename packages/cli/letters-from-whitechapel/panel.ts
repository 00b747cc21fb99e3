import { COLOURS, type Night, type NightLog, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Screen } from '../face.ts'
import type { Say } from '../speech.ts'
import { wrap } from '../terminal/columns.ts'
import { locationOf } from './map.ts'
import { leaderOf, listed, placesOf, standing } from './words.ts'

/** LW-6: the names of the cells of a row, from index 1 on. */
const CELLS = ['V', 'IV', 'III', 'II', 'I', ...Array.from({ length: 15 }, (_, i) => String(i + 1))]
const HOURS = ['I', 'II', 'III', 'IV', 'V']

/** What stands below the map: the night, who leads it, what is where, and what this audience knows of Jack. */
export function drawPanel(view: WhitechapelView, { say, paint, width }: Screen): string[] {
  const { night, nights, outcome } = view
  const tonight = nights[night] ?? {}
  const lines = [
    paint(outcome === undefined ? headOf(view, tonight, say) : endingOf(view, say), { bold: true }),
    [say('special.coachesLeft', { count: view.coaches }), say('special.alleysLeft', { count: view.alleys })].join(', '),
    ...leadersOf(view, tonight, say),
    ...markersOf(view, say),
  ]
  return [
    ...lines.flatMap(line => wrap(line, width, '  ')),
    ...rowsOf(view, say).flatMap(line => wrap(paint(line, { ink: [255, 150, 130] }), width, '  ')),
  ]
}

function headOf({ night, round, state }: WhitechapelView, { toc, filled }: NightLog, say: Say): string {
  const part = state === 'hideout' ? 'setup' : round === 0 ? 'hell' : 'round'
  return [
    `${say(`night.name.${night}`)}, ${say(`night.date.${night}`)}`,
    say(`part.${part}`, { round }),
    ...(toc === undefined ? [] : [say('hour', { hour: HOURS[toc - 1] })]),
    ...(filled === undefined || round === 0 ? [] : [say('cellsLeft', { count: CELLS.length - filled })]),
  ].join('. ')
}

/** How the game ended, and what was secret; empty while it goes on. */
export function endingOf(view: WhitechapelView, say: Say): string {
  const { outcome, hideout = 0 } = view
  if (outcome === undefined) return ''
  return say(`ending.${outcome.reason}.public`, { hideout, circle: locationOf(view) ?? hideout })
}

function leadersOf(view: WhitechapelView, { head }: NightLog, say: Say): string[] {
  const leads = COLOURS.map(colour => ({ colour, role: leaderOf(colour, view) }))
  const roles = [...new Set(leads.map(({ role }) => role))].toSorted()
  return [
    ...(head === undefined
      ? []
      : [say('told.head', { head: say(`head.${head}`), role: say(`role.${leaderOf(head, view)}`) })]),
    ...(roles.length === 1
      ? []
      : roles.map(role => {
          const colours = leads.filter(lead => lead.role === role).map(({ colour }) => say(`policeman.${colour}`))
          return say('told.leads', { role: say(`role.${role}`), colours: listed(colours) })
        })),
  ]
}

function markersOf(view: WhitechapelView, say: Say): string[] {
  const { policemen, tokens, scenes, wretched, clues, falseClues } = view
  const circles = (key: string, found: object) => {
    const places = placesOf(found)
    return places.length === 0 ? [] : [say(key, { circles: listed(places) })]
  }
  const pawns = standing(policemen, say)
  const patrols = placesOf(tokens).map(at => {
    const { face } = tokens[at as keyof typeof tokens] ?? {}
    return face === undefined ? at : `${at} ${say(`face.${face}`)}`
  })
  return [
    ...(pawns.length === 0 ? [] : [say('told.policemen', { list: listed(pawns) })]),
    ...(patrols.length === 0 ? [] : [say('told.patrols', { list: listed(patrols) })]),
    ...circles('told.wretched', wretched),
    ...circles('told.scenes', scenes),
    ...circles('told.cluesOn', clues),
    ...(falseClues.held === 0 ? [] : [say('told.falseClues', { count: falseClues.held })]),
    ...circles('told.falseCluesOn', falseClues.placed),
  ]
}

/** Tonight's row as far as this audience may know it, and all of them once the game is over. */
function rowsOf(view: WhitechapelView, say: Say): string[] {
  const { hideout, night, nights, outcome } = view
  const here = locationOf(view)
  const shown = ([1, 2, 3, 4] as const).filter(number => number === night || outcome !== undefined)
  return [
    ...(hideout === undefined || outcome !== undefined ? [] : [say('told.hideout', { circle: hideout })]),
    ...(here === undefined || outcome !== undefined ? [] : [say('told.here', { circle: here })]),
    ...shown.flatMap(number => {
      const row = rowOf(nights[number], number, view)
      if (row === '') return []
      const label = outcome === undefined ? say('row.label') : say(`night.name.${number}`)
      return [`${label}: ${row}`]
    }),
  ]
}

/** `I 65 · 1 63 · 2 a72`: cell and circle, `a` for an alley and `c` for a coach; `?` for what is hidden. */
function rowOf(log: NightLog | undefined, night: Night, { scenes }: WhitechapelView): string {
  if (log?.toc === undefined || log.filled === undefined) return ''
  const murder = 6 - log.toc
  const victims = placesOf(scenes).filter(circle => scenes[Number(circle)] === night)
  const cells: string[] = []
  for (let cell = murder; cell <= log.filled; cell++) {
    const kind = log.special?.[cell]
    const hidden = cell - murder < victims.length ? victims.join('/') : '?'
    cells.push(`${CELLS[cell - 1]} ${kind === undefined ? '' : kind[0]}${log.row?.[cell] ?? hidden}`)
  }
  return cells.join(' · ')
}
