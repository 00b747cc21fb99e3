import type { Fields } from '@gaslight/core'
import { victimsOf } from './build.ts'
import { COLOURS } from './cast.ts'
import { type Entry, entriesOf, murderCell } from './entries.ts'
import { ALLEYS, CIRCLES_BY, isOpen, joinOf, rowHas } from './graph.ts'
import { type CircleNumber, CROSSING_COUNT, crossingNumber } from './map.ts'
import { CELLS, CLUES_FOR_FALSE, FALSE_CLUES, SUPPLY } from './rules.ts'
import type { Part } from './soundness.ts'
import type { NightLog, WhitechapelView } from './view.ts'

/** Jack's rows, what was answered, and the markers on the board (LW-37 to LW-80). */
export function checkHunt(f: Fields, view: WhitechapelView, part: Part): void {
  for (const [key, log] of Object.entries(view.nights)) {
    const night = Number(key)
    const reached = night < view.night || part === 'street' || part === 'hunt'
    f.check(reached || log.toc === undefined, `nights.${night}.toc: it is placed in Hell 4 (LW-26)`)
    f.check(
      night < view.night || !reached || log.toc !== undefined,
      `nights.${night}.toc: the Time of the Crime is missing (LW-26)`,
    )
    checkRow(f, view, night, night < view.night || part === 'hunt', log)
    checkAnswers(f, night, log)
  }
  checkRound(f, view, part)
  checkClues(f, view, part)
  checkSearch(f, view)
  const { night, coaches, alleys } = view
  const special = Object.values(view.nights[night]?.special ?? {})
  const used = (kind: string) => special.filter(token => token === kind).length
  f.check(coaches <= SUPPLY.coaches[night] - used('coach') / 2, `coaches: more than are left (LW-16)`)
  f.check(alleys <= SUPPLY.alleys[night] - used('alley'), `alleys: more than are left (LW-16)`)
}

function checkRow(f: Fields, view: WhitechapelView, night: number, murdered: boolean, log: NightLog): void {
  const path = `nights.${night}`
  const { toc, filled, row, special = {} } = log
  if (!murdered || filled === undefined || toc === undefined) {
    f.check(filled === undefined || murdered, `${path}.filled: nothing is written before the murder (LW-37)`)
    f.check(filled === undefined, `${path}.toc: the Time of the Crime is missing (LW-37)`)
    f.check(night !== view.night || !murdered, `${path}.filled: it is missing, and so is the row (LW-37)`)
    f.check(Object.keys(special).length === 0, `${path}.special: nothing is written yet (LW-50)`)
    return
  }
  const first = murderCell(toc)
  const last = first + (night === 3 ? 1 : 0)
  f.check(filled >= last && filled <= CELLS, `${path}.filled: the murder stands in cell ${last} (LW-37)`)
  for (const [cell] of Object.entries(special))
    f.check(Number(cell) > last && Number(cell) <= filled, `${path}.special.${cell}: no move filled it (LW-50)`)
  const entries = entriesOf(night, log)
  for (const { kind, cells } of entries)
    if (kind === 'coach')
      f.check(
        special[cells[1]] === 'coach' && cells[1] <= filled,
        `${path}.special.${cells[0]}: a coach fills two cells (LW-52)`,
      )
  if (row === undefined) return
  const written = Object.keys(row).map(Number)
  f.check(
    written.length === filled - first + 1 && Math.min(...written) === first && Math.max(...written) === filled,
    `${path}.row: it runs from the murder, cell ${first}, to cell ${filled} (LW-6)`,
  )
  if (f.problem !== null) return
  const victims = night === 3 ? [row[first], row[last]] : [row[first]]
  f.check(
    String(victims.toSorted((a, b) => a - b)) === String(victimsOf(view.scenes, night)),
    `${path}.row: it begins with the murder (LW-37)`,
  )
  let at = row[last]
  for (const entry of entries) {
    const circles = entry.cells.map(cell => row[cell])
    f.check(
      isWay(entry, at, circles),
      `${path}.row: from ${at} to ${circles.join(', ')} is no ${entry.kind} move (${RULES[entry.kind]})`,
    )
    at = circles[circles.length - 1]
  }
  const escaped = night < view.night || view.outcome?.reason === 'escape'
  if (!escaped) return
  f.check(entries.at(-1)?.kind === 'normal', `${path}.row: the escape was a normal move (LW-49)`)
  f.check(view.hideout === undefined || at === view.hideout, `${path}.row: it ends on the hideout (LW-83)`)
}

const RULES = { normal: 'LW-46', alley: 'LW-51', coach: 'LW-53' } as const
const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** Whether Jack can have moved like this (LW-85). */
function isWay({ kind, stood = [] }: Entry, from: CircleNumber, circles: readonly CircleNumber[]): boolean {
  const [one, other] = circles
  if (kind === 'alley') return rowHas(ALLEYS, from, one)
  const join = joinOf(from, one)
  if (kind === 'coach') return other !== from && join >= 0 && joinOf(one, other) >= 0
  for (const crossing of stood) blocked[crossing] = 1
  const open = join >= 0 && isOpen(join, blocked)
  for (const crossing of stood) blocked[crossing] = 0
  return open
}

/** LW-65, LW-70: answers fit the row, as far as it was written. */
function checkAnswers(f: Fields, night: number, log: NightLog): void {
  const { row, toc, answers = {} } = log
  f.check(
    toc !== undefined || Object.keys(answers).length === 0,
    `nights.${night}.answers: the Hunting has not begun (LW-44)`,
  )
  if (row === undefined || toc === undefined || f.problem !== null) return
  const entries = entriesOf(night, log)
  for (const [place, { round, kind, circles, yes }] of Object.entries(answers)) {
    const until =
      entries
        .filter(entry => entry.round <= round)
        .at(-1)
        ?.cells.at(-1) ?? murderCell(toc) + (night === 3 ? 1 : 0)
    const cells = Object.entries(row).filter(([cell]) => Number(cell) <= until)
    const right = kind === 'arrest' ? circles.includes(row[until]) : cells.some(([, circle]) => circle === circles[0])
    f.check(right === yes, `nights.${night}.answers.${place}: the row says ${right ? 'yes' : 'no'} (LW-65, LW-70)`)
  }
}

/** LW-44. */
function checkRound(f: Fields, view: WhitechapelView, part: Part): void {
  const { night, round, state, outcome } = view
  if (part !== 'hunt') {
    f.check(round === 0, `round: it is 0 in Hell (LW-44)`)
    return
  }
  const moves = entriesOf(night, view.nights[night] ?? {}).length
  const due = state === 'move' || outcome?.reason === 'stuck' ? 1 : 0
  const now = moves + due + (night === 3 ? 1 : 0)
  f.check(round === now, `round: after ${moves} moves it is round ${now} (LW-44)`)
}

function checkClues(
  f: Fields,
  { clues, falseClues, night, nights, options, round, state }: WhitechapelView,
  part: Part,
): void {
  const found = Object.entries(clues)
  const { held, placed } = falseClues
  const markers = Object.entries(placed)
  f.check(part === 'hunt' || found.length + markers.length + held === 0, 'clues: none lie on the board in Hell (LW-28)')
  f.check(options.falseClues || markers.length + held === 0, 'falseClues: the option is off (LW-79)')
  f.check(markers.length + held <= FALSE_CLUES, `falseClues: there are ${FALSE_CLUES} (LW-79)`)
  f.check(
    markers.length + held <= Math.floor(found.length / CLUES_FOR_FALSE),
    `falseClues: ${found.length} clues do not bring so many (LW-79)`,
  )
  const circles = Object.values(nights[night]?.row ?? {})
  for (const [circle, when] of found) {
    f.check(when <= round, `clues.${circle}: round ${when} is still to come (LW-66)`)
    f.check(circles.length === 0 || circles.includes(Number(circle)), `clues.${circle}: it is not in the row (LW-65)`)
  }
  for (const [circle, when] of markers)
    f.check(when <= round, `falseClues.placed.${circle}: round ${when} is still to come (LW-79)`)
  f.check(state !== 'false-clue' || held > 0, 'falseClues.held: Jack holds none, so that he is not asked (LW-79)')
}

/** LW-67. */
function checkSearch(f: Fields, { search, state, policemen, handled, nights, night }: WhitechapelView): void {
  f.check((state === 'search') === (search !== undefined), 'search: it stands exactly in state "search" (LW-67)')
  if (search === undefined) return
  const { by, named } = search
  f.check(!handled.includes(by), `search.by: ${by} has acted already (LW-64)`)
  f.check(named.length > 0, 'search.named: it has named a circle in vain (LW-67)')
  const crossing = crossingNumber(policemen[COLOURS[COLOURS.indexOf(by)]] ?? '')
  const row = Object.values(nights[night]?.row ?? {})
  for (const circle of named) {
    f.check(rowHas(CIRCLES_BY, crossing, circle), `search.named: ${circle} is not next to ${by} (LW-8)`)
    f.check(!row.includes(circle), `search.named: ${circle} is in the row, so that the search found it (LW-65)`)
  }
}
