import type { Illegal } from '@gaslight/core'
import { COLOURS } from './cast.ts'
import type { WhitechapelDetail } from './detail.ts'
import { illegalHell } from './hell-legality.ts'
import { redJoinedTo } from './hideouts.ts'
import { illegalHunting } from './hunting-legality.ts'
import { because } from './illegal.ts'
import { illegalLetter } from './letter-legality.ts'
import { crossingNumber, isCircle, RED } from './map.ts'
import { Phase, type PhaseCode } from './phase.ts'
import type { PosedWhitechapel } from './posed.ts'
import { undrawn } from './tiles.ts'
import { STATES } from './view.ts'

/** The decisions of these kinds. */
export type Attempt<K extends WhitechapelDetail['kind']> = Extract<WhitechapelDetail, { kind: K }>

/** At which points a kind of decision is asked for (LW-18). */
const POINTS: { readonly [kind in Exclude<WhitechapelDetail['kind'], 'decline'>]: readonly PhaseCode[] } = {
  hideout: [Phase.hideout],
  woman: [Phase.women],
  head: [Phase.head],
  address: [Phase.address],
  patrol: [Phase.patrol],
  letter: [Phase.letter],
  'saucy-jacky': [Phase.letter],
  shift: [Phase.saucyJacky],
  wait: [Phase.kill],
  kill: [Phase.kill],
  wretched: [Phase.wretched],
  'wretched-stays': [Phase.wretched],
  flip: [Phase.flip],
  move: [Phase.move],
  alley: [Phase.move],
  coach: [Phase.move],
  goulston: [Phase.goulston],
  x99: [Phase.x99],
  police: [Phase.police],
  'police-stays': [Phase.police],
  'false-clue': [Phase.falseClue],
  search: [Phase.action, Phase.search],
  arrest: [Phase.action, Phase.search],
  'area-arrest': [Phase.action, Phase.search],
  rush: [Phase.action, Phase.search],
  pass: [Phase.action, Phase.search],
}

const OFFERED = {
  address: Phase.address,
  letter: Phase.letter,
  goulston: Phase.goulston,
  'false-clue': Phase.falseClue,
} as const

/** Why this attempt is against the rules; null exactly if it is legal. */
export function illegal(p: PosedWhitechapel, attempt: WhitechapelDetail): Illegal | null {
  if (p.phase === Phase.over) return because('game-over', {})
  const state = STATES[p.phase]
  const points = attempt.kind === 'decline' ? [OFFERED[attempt.what]] : POINTS[attempt.kind]
  const drawn = p.turn().kind === 'chance'
  if (!points.includes(p.phase)) {
    if (drawn) return because('draw-due', { state })
    return attempt.kind === 'head' ? because('no-draw-due', {}) : because('not-now', { state })
  }
  return unknownName(attempt) ?? illegalHere(p, attempt)
}

/** What the attempt names and the board does not have. */
function unknownName(attempt: WhitechapelDetail): Illegal | null {
  for (const circle of circlesOf(attempt)) if (!isCircle(circle)) return because('unknown-circle', { circle })
  for (const crossing of crossingsOf(attempt))
    if (crossingNumber(crossing) === 0) return because('unknown-crossing', { crossing })
  if ('colour' in attempt && !COLOURS.includes(attempt.colour))
    return because('unknown-colour', { colour: attempt.colour })
  return null
}

function circlesOf(attempt: WhitechapelDetail): readonly number[] {
  switch (attempt.kind) {
    case 'hideout':
    case 'woman':
    case 'address':
    case 'false-clue':
    case 'search':
    case 'arrest':
      return [attempt.circle]
    case 'kill':
      return attempt.victims
    case 'wretched':
      return [attempt.from, attempt.to]
    case 'wretched-stays':
      return [attempt.at]
    case 'move':
    case 'alley':
      return [attempt.to]
    case 'coach':
      return [attempt.via, attempt.to]
    default:
      return []
  }
}

function crossingsOf(attempt: WhitechapelDetail): readonly string[] {
  switch (attempt.kind) {
    case 'patrol':
    case 'flip':
      return [attempt.at]
    case 'letter':
    case 'shift':
      return [attempt.from, attempt.to]
    case 'saucy-jacky':
      return attempt.crossings
    case 'police':
    case 'rush':
      return [attempt.to]
    default:
      return []
  }
}

/** The point is the right one, and all that is named exists. */
function illegalHere(p: PosedWhitechapel, attempt: WhitechapelDetail): Illegal | null {
  switch (attempt.kind) {
    case 'hideout':
      return illegalHideout(p, attempt)
    case 'head':
      return ((undrawn(p) >> COLOURS.indexOf(attempt.colour)) & 1) === 1
        ? null
        : because('head-drawn', { colour: attempt.colour })
    case 'address':
    case 'decline':
      return null
    case 'woman':
    case 'patrol':
    case 'wait':
    case 'kill':
    case 'wretched':
    case 'wretched-stays':
    case 'flip':
      return illegalHell(p, attempt)
    case 'letter':
    case 'saucy-jacky':
    case 'shift':
    case 'goulston':
    case 'x99':
      return illegalLetter(p, attempt)
    default:
      return illegalHunting(p, attempt)
  }
}

function illegalHideout(p: PosedWhitechapel, { circle }: Attempt<'hideout'>): Illegal | null {
  if (RED.includes(circle)) return because('hideout-red', { circle })
  const other = p.rules.options.catchMe ? redJoinedTo(circle) : undefined
  return other === undefined ? null : because('hideout-near-red', { circle, other })
}
