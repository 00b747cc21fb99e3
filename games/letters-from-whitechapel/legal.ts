import type { DecisionList } from '@gaslight/core'
import { Kind, OFFERS, pack } from './codec.ts'
import { listKills, listPatrol, listShifts, listWomen, listWretched } from './hell.ts'
import { listActions, listFalseClues, listMoves, listPolice, listSearches } from './hunting.ts'
import { goulstonChoice, listLetters, NAMEABLE, sortedToken, sortTokens } from './letters.ts'
import { CIRCLE_COUNT } from './map.ts'
import { Phase } from './phase.ts'
import type { WhitechapelState } from './state.ts'
import { undrawn } from './tiles.ts'

const DECLINE = OFFERS.map((_, offer) => pack(Kind.decline, offer))

/** Every legal decision of the position, in one order (LW-18). */
export function listLegal(p: WhitechapelState, into: DecisionList): void {
  into.clear()
  const { phase } = p
  switch (phase) {
    case Phase.police:
      listPolice(p, into)
      return
    case Phase.action:
      listActions(p, into)
      return
    case Phase.search:
      listSearches(p, p.searcher - 1, p.searched, into)
      return
    case Phase.move:
      listMoves(p, into)
      return
    case Phase.hideout:
      for (const circle of p.rules.hideouts) into.push(pack(Kind.hideout, circle))
      return
    case Phase.women:
      listWomen(p, into)
      return
    case Phase.head:
      listColours(undrawn(p), Kind.head, into)
      return
    case Phase.address:
      into.push(DECLINE[0])
      for (let circle = 1; circle <= CIRCLE_COUNT; circle++) into.push(pack(Kind.address, circle))
      return
    case Phase.patrol:
      listPatrol(p, into)
      return
    case Phase.letter:
      into.push(DECLINE[1])
      listLetters(p, into)
      return
    case Phase.saucyJacky:
      listShifts(p, into)
      return
    case Phase.kill:
      listKills(p, into)
      return
    case Phase.wretched:
      listWretched(p, into)
      return
    case Phase.flip:
      listFlips(p, into)
      return
    case Phase.goulston:
      into.push(DECLINE[2])
      for (const colour of NAMEABLE) if (goulstonChoice(p, colour) !== 0) into.push(pack(Kind.goulston, colour))
      return
    case Phase.x99:
      listColours(goulstonChoice(p, p.named - 1), Kind.x99, into)
      return
    case Phase.falseClue:
      into.push(DECLINE[3])
      listFalseClues(p, into)
      return
    case Phase.over:
      return
    default:
      phase satisfies never
  }
}

function listColours(bits: number, kind: typeof Kind.head | typeof Kind.x99, into: DecisionList): void {
  for (let colour = 0; colour < 5; colour++) if (((bits >> colour) & 1) === 1) into.push(pack(kind, colour))
}

/** D9 (LW-43): tokens that lie face down. */
function listFlips(p: WhitechapelState, into: DecisionList): void {
  const count = sortTokens(p)
  for (let i = 0; i < count; i++) {
    const crossing = sortedToken(i)
    if (!p.isUp(p.tokenOn(crossing))) into.push(pack(Kind.flip, crossing))
  }
}
