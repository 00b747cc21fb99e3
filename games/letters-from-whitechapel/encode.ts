import type { Decision } from '@gaslight/core'
import { COLOURS, type Colour, FACES, LETTERS } from './cast.ts'
import { Kind, NO_DECISION, OFFERS, pack, WomanCode } from './codec.ts'
import type { WhitechapelDetail } from './detail.ts'
import { patrolPlaced } from './hell.ts'
import { crossingNumber, isCircle } from './map.ts'
import { FIRST_FAKE } from './rules.ts'
import type { WhitechapelState } from './state.ts'

/** The decision that says the same as `detail`, or `NO_DECISION` where it names what this game does not have. */
export function encode(p: WhitechapelState, detail: WhitechapelDetail): Decision {
  switch (detail.kind) {
    case 'hideout':
      return packed(Kind.hideout, circleOf(detail.circle))
    case 'woman':
      return packed(Kind.woman, circleOf(detail.circle) << 2, WomanCode[detail.woman])
    case 'head':
      return packed(Kind.head, colourOf(detail.colour))
    case 'address':
      return packed(Kind.address, circleOf(detail.circle))
    case 'patrol':
      return packed(Kind.patrol, faceOf(p, detail.face) << 8, crossingOf(detail.at))
    case 'letter':
      return packed(
        Kind.letter,
        (LETTERS.indexOf(detail.letter) << 16) | (crossingOf(detail.from) << 8),
        crossingOf(detail.to),
      )
    case 'saucy-jacky': {
      const [one, other] = detail.crossings.map(crossingOf)
      return packed(Kind.saucyJacky, Math.min(one, other) << 8, Math.max(one, other))
    }
    case 'shift':
      return packed(Kind.shift, crossingOf(detail.from) << 8, crossingOf(detail.to))
    case 'wait':
      return pack(Kind.wait, 0)
    case 'kill': {
      const [first, second] = detail.victims
      return packed(Kind.kill, circleOf(first) << 8, second === undefined ? 0 : circleOf(second))
    }
    case 'wretched':
      return packed(Kind.wretched, circleOf(detail.from) << 8, circleOf(detail.to))
    case 'wretched-stays':
      return packed(Kind.wretchedStays, circleOf(detail.at))
    case 'flip':
      return packed(Kind.flip, crossingOf(detail.at))
    case 'move':
      return packed(Kind.move, circleOf(detail.to) << 1, detail.declared ? 1 : 0)
    case 'alley':
      return packed(Kind.alley, circleOf(detail.to))
    case 'coach':
      return packed(Kind.coach, circleOf(detail.via) << 8, circleOf(detail.to))
    case 'goulston':
      return packed(Kind.goulston, colourOf(detail.colour))
    case 'x99':
      return packed(Kind.x99, colourOf(detail.colour))
    case 'police': {
      const pawn = colourOf(detail.colour)
      const to = crossingOf(detail.to)
      // To its own crossing is to stay.
      return to === p.police[pawn] ? packed(Kind.policeStays, pawn) : packed(Kind.police, pawn << 8, to)
    }
    case 'police-stays':
      return packed(Kind.policeStays, colourOf(detail.colour))
    case 'false-clue':
      return packed(Kind.falseClue, circleOf(detail.circle))
    case 'search':
      return packed(Kind.search, colourOf(detail.colour) << 8, circleOf(detail.circle))
    case 'arrest':
      return packed(Kind.arrest, colourOf(detail.colour) << 8, circleOf(detail.circle))
    case 'area-arrest':
      return packed(Kind.areaArrest, colourOf(detail.colour))
    case 'rush':
      return packed(Kind.rush, colourOf(detail.colour) << 8, crossingOf(detail.to))
    case 'pass':
      return packed(Kind.pass, colourOf(detail.colour))
    case 'decline':
      return packed(Kind.decline, OFFERS.indexOf(detail.what))
    default:
      return detail satisfies never
  }
}

function packed(kind: Parameters<typeof pack>[0], payload: number, low = 0): Decision {
  return payload < 0 || low < 0 ? NO_DECISION : pack(kind, payload | low)
}

/** -1 where there is no such circle. */
function circleOf(number: number): number {
  return isCircle(number) ? number : -1
}

function crossingOf(name: string): number {
  return crossingNumber(name) || -1
}

function colourOf(name: Colour): number {
  return COLOURS.indexOf(name)
}

/** A fake is the first or the second one, by what is laid already. */
function faceOf(p: WhitechapelState, name: (typeof FACES)[number]): number {
  const face = FACES.indexOf(name)
  return face === FIRST_FAKE && patrolPlaced(p) > FIRST_FAKE ? FIRST_FAKE + 1 : face
}
