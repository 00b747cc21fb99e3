import type { Illegal } from '@gaslight/core'
import { FACES } from './cast.ts'
import { joinOf } from './graph.ts'
import {
  canMove,
  extrasLeft,
  isOpenToWretched,
  leavesRoomAbove,
  nextRed,
  Place,
  patrolNextTo,
  patrolPlaced,
  placeOf,
  womenLeft,
} from './hell.ts'
import { because } from './illegal.ts'
import type { Attempt } from './legality.ts'
import { crossingName, crossingNumber, RED } from './map.ts'
import type { PosedWhitechapel } from './posed.ts'
import { FIRST_FAKE } from './rules.ts'

/** Why a choice in Hell (LW-29 to LW-43) is against the rules, at its point. */
export function illegalHell(
  p: PosedWhitechapel,
  attempt: Attempt<'woman' | 'patrol' | 'wait' | 'kill' | 'wretched' | 'wretched-stays' | 'flip'>,
): Illegal | null {
  switch (attempt.kind) {
    case 'woman':
      return illegalWoman(p, attempt)
    case 'patrol':
      return illegalPatrol(p, attempt)
    case 'wait':
      return p.tocs[p.night] < 5 ? null : because('must-kill', {})
    case 'kill':
      return illegalKill(p, attempt)
    case 'wretched':
      return illegalWretched(p, attempt)
    case 'wretched-stays':
      return illegalWretchedOne(p, attempt.at) ?? illegalStay(p, attempt)
    case 'flip':
      return illegalFlip(p, attempt)
    default:
      return attempt satisfies never
  }
}

function illegalWoman(p: PosedWhitechapel, { circle, woman }: Attempt<'woman'>): Illegal | null {
  if (!RED.includes(circle)) return because('woman-not-red', { circle })
  if (p.isScene(circle)) return because('woman-scene', { circle })
  const next = RED[nextRed(p)]
  if (circle !== next) return because('woman-order', { circle, other: next })
  const { marked, plain, circles } = womenLeft(p)
  if (woman === 'marked') return marked > 0 ? null : because('no-marked-left', {})
  if (woman === 'plain') return plain > 0 ? null : because('no-plain-left', {})
  return marked + plain < circles ? null : because('woman-needed', { circle })
}

function illegalPatrol(p: PosedWhitechapel, { face, at }: Attempt<'patrol'>): Illegal | null {
  const placed = patrolPlaced(p)
  const due = FACES[Math.min(placed, FIRST_FAKE)]
  if (face !== due) return because('face-order', { colour: face, other: due })
  const crossing = crossingNumber(at)
  if (p.tokenOn(crossing) >= 0) return because('place-taken', { crossing: at })
  const place = placeOf(p, crossing)
  if (place === Place.none) return because(p.night === 1 ? 'place-not-yellow' : 'place-not-allowed', { crossing: at })
  if (place === Place.extra && extrasLeft(p) === 0) return because('extras-placed', { crossing: at })
  if (placed < FIRST_FAKE) return null
  const fits = placed === FIRST_FAKE ? leavesRoomAbove(p, crossing) : crossing > p.tokens[FIRST_FAKE]
  return fits ? null : because('fake-order', { crossing: at })
}

function illegalKill(p: PosedWhitechapel, { victims }: Attempt<'kill'>): Illegal | null {
  if (p.night !== 3 && victims.length !== 1) return because('kill-one', {})
  if (p.night === 3 && new Set(victims).size + victims.length !== 4) return because('kill-two', {})
  const missing = victims.find(circle => !p.wretched.includes(circle))
  return missing === undefined ? null : because('no-wretched', { circle: missing })
}

/** Whether this Wretched can be picked now. */
function illegalWretchedOne(p: PosedWhitechapel, circle: number): Illegal | null {
  const slot = p.wretched.indexOf(circle)
  if (slot < 0) return because('no-wretched', { circle })
  return p.moved[slot] === 1 ? because('wretched-moved', { circle }) : null
}

function illegalWretched(p: PosedWhitechapel, { from, to }: Attempt<'wretched'>): Illegal | null {
  const unfit = illegalWretchedOne(p, from)
  if (unfit !== null) return unfit
  const join = joinOf(from, to)
  if (join < 0) return because('wretched-not-joined', { circle: from, other: to })
  if (p.isScene(to)) return because('wretched-scene', { circle: to })
  if (p.wretched.includes(to)) return because('wretched-other', { circle: to })
  const patrol = patrolNextTo(p, to)
  if (patrol !== 0) return because('wretched-patrol', { circle: to, crossing: crossingName(patrol) })
  return isOpenToWretched(p, join) ? null : because('wretched-blocked', { circle: from, other: to })
}

function illegalStay(p: PosedWhitechapel, { at }: Attempt<'wretched-stays'>): Illegal | null {
  return canMove(p, at) ? because('wretched-must-move', { circle: at }) : null
}

function illegalFlip(p: PosedWhitechapel, { at }: Attempt<'flip'>): Illegal | null {
  const face = p.tokenOn(crossingNumber(at))
  if (face < 0) return because('flip-no-token', { crossing: at })
  return p.isUp(face) ? because('flip-up', { crossing: at }) : null
}
