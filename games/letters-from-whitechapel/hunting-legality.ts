import type { Illegal } from '@gaslight/core'
import { areaOf } from './answers.ts'
import { COLOURS, type Colour } from './cast.ts'
import { ALLEYS, CIRCLES_BY, joinOf, rowHas, STEPS, WITHIN_TWO } from './graph.ts'
import { canAct, isOpenToJack } from './hunting.ts'
import { because } from './illegal.ts'
import type { Attempt } from './legality.ts'
import { crossingName, crossingNumber } from './map.ts'
import { Phase } from './phase.ts'
import type { PosedWhitechapel } from './posed.ts'

type Action = Attempt<'search' | 'arrest' | 'area-arrest' | 'rush' | 'pass'>

/** Why a move of Jack's or of the police is against the rules (LW-45 to LW-71), at its point. */
export function illegalHunting(
  p: PosedWhitechapel,
  attempt: Attempt<'move' | 'alley' | 'coach' | 'police' | 'police-stays' | 'false-clue'> | Action,
): Illegal | null {
  switch (attempt.kind) {
    case 'move':
      return illegalMove(p, attempt)
    case 'alley':
      return illegalAlley(p, attempt)
    case 'coach':
      return illegalCoach(p, attempt)
    case 'police':
      return illegalPawn(p, attempt.colour, 'policeman-moved') ?? illegalStep(p, attempt)
    case 'police-stays':
      return illegalPawn(p, attempt.colour, 'policeman-moved')
    case 'false-clue':
      return p.falseClues[attempt.circle] === 0 ? null : because('false-clue-there', { circle: attempt.circle })
    default:
      return illegalTime(p, attempt) ?? illegalAction(p, attempt)
  }
}

function illegalMove(p: PosedWhitechapel, { to, declared }: Attempt<'move'>): Illegal | null {
  const at = p.location()
  if (to === at) return because('must-move', {})
  const join = joinOf(at, to)
  if (join < 0) return because('not-joined', { circle: at, other: to })
  if (!isOpenToJack(p, join)) return because('way-blocked', { circle: at, other: to })
  return declared && to !== p.hideout ? because('not-hideout', { circle: to }) : null
}

function illegalAlley(p: PosedWhitechapel, { to }: Attempt<'alley'>): Illegal | null {
  const at = p.location()
  if (p.alleys === 0) return because('no-alley-left', {})
  if (to === at) return because('must-move', {})
  return rowHas(ALLEYS, at, to) ? null : because('no-common-block', { circle: at, other: to })
}

function illegalCoach(p: PosedWhitechapel, { via, to }: Attempt<'coach'>): Illegal | null {
  const at = p.location()
  if (p.coaches === 0) return because('no-coach-left', {})
  if (p.cellsLeft() < 2) return because('coach-one-cell', {})
  if (via === at || to === at) return because('coach-circle-twice', { circle: at })
  if (via === to) return because('coach-circle-twice', { circle: to })
  if (joinOf(at, via) < 0) return because('coach-not-joined', { circle: at, other: via })
  return joinOf(via, to) < 0 ? because('coach-not-joined', { circle: via, other: to }) : null
}

/** Whether the seat on turn may handle this pawn now (LW-19, LW-20). */
function illegalPawn(p: PosedWhitechapel, colour: Colour, done: 'policeman-moved' | 'policeman-acted'): Illegal | null {
  const pawn = COLOURS.indexOf(colour)
  if (p.rules.owners[pawn] !== p.policeSeat()) return because('not-your-policeman', { colour })
  return ((p.handled >> pawn) & 1) === 1 ? because(done, { colour }) : null
}

/** To a crossing of one's own is to stay. */
function illegalStep(p: PosedWhitechapel, { colour, to }: Attempt<'police'>): Illegal | null {
  const pawn = COLOURS.indexOf(colour)
  const crossing = crossingNumber(to)
  if (!rowHas(WITHIN_TWO, p.police[pawn], crossing)) return because('police-too-far', { colour, crossing: to })
  const other = p.policemanOn(crossing)
  return other < 0 || other === pawn ? null : because('police-occupied', { crossing: to, colour: COLOURS[other] })
}

/** LW-64, LW-67: while a search goes on there is nothing but its next circle. */
function illegalTime(p: PosedWhitechapel, { kind, colour }: Action): Illegal | null {
  if (p.phase !== Phase.search) return illegalPawn(p, colour, 'policeman-acted')
  const searcher = COLOURS[p.searcher - 1]
  return kind === 'search' && colour === searcher ? null : because('search-goes-on', { colour: searcher })
}

function illegalAction(p: PosedWhitechapel, attempt: Action): Illegal | null {
  const { colour } = attempt
  const pawn = COLOURS.indexOf(colour)
  const { areaArrests, passing } = p.rules.options
  switch (attempt.kind) {
    case 'search':
      return illegalNaming(p, pawn, attempt.circle) ?? illegalRepeat(p, pawn, attempt.circle)
    case 'arrest':
      return areaArrests ? because('arrest-area-only', {}) : illegalNaming(p, pawn, attempt.circle)
    case 'area-arrest':
      if (!areaArrests) return because('arrest-one-circle', {})
      return areaOf(p, p.police[pawn]) === 0 ? because('nothing-to-arrest', { colour }) : null
    case 'rush':
      return illegalRush(p, pawn, attempt)
    case 'pass':
      return passing === 'forbidden' && canAct(p, pawn) ? because('must-act', { colour }) : null
    default:
      return attempt satisfies never
  }
}

/** LW-8, LW-80. */
function illegalNaming(p: PosedWhitechapel, pawn: number, circle: number): Illegal | null {
  if (!rowHas(CIRCLES_BY, p.police[pawn], circle)) return because('not-next-to', { colour: COLOURS[pawn], circle })
  return p.falseClues[circle] === 0 ? null : because('false-clue-shields', { circle })
}

function illegalRepeat(p: PosedWhitechapel, pawn: number, circle: number): Illegal | null {
  const start = CIRCLES_BY.start[p.police[pawn]]
  const place = CIRCLES_BY.items.indexOf(circle, start) - start
  return ((p.searched >> place) & 1) === 1 ? because('already-named', { circle }) : null
}

function illegalRush(p: PosedWhitechapel, pawn: number, { to }: Attempt<'rush'>): Illegal | null {
  if (!p.rules.options.rushing) return because('no-rushing', {})
  const crossing = crossingNumber(to)
  if (!rowHas(STEPS, p.police[pawn], crossing))
    return because('rush-too-far', { colour: COLOURS[pawn], crossing: crossingName(crossing) })
  const other = p.policemanOn(crossing)
  return other < 0 ? null : because('rush-occupied', { crossing: to, colour: COLOURS[other] })
}
