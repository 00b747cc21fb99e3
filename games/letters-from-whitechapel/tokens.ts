import type { Audience, Decision } from '@gaslight/core'
import { decode } from './decode.ts'
import type { WhitechapelDetail } from './detail.ts'
import type { PosedWhitechapel } from './posed.ts'
import { knowsJack, knowsPatrol } from './secrecy.ts'

/** One decision as one token of LW-132, without answers, and with `?` for what this audience may not know. */
export function formatToken(p: PosedWhitechapel, decision: Decision, to: Audience): string {
  const detail = decode(p, decision)
  return hidden(p, detail, to) ?? tokenOf(detail)
}

/** What stands for a decision that this audience may not know whole; null where it may (LW-99). */
function hidden(p: PosedWhitechapel, detail: WhitechapelDetail, to: Audience): string | null {
  switch (detail.kind) {
    case 'hideout':
      return knowsJack(p, to) ? null : 'hideout ?'
    case 'woman':
      return knowsJack(p, to) ? null : '?'
    case 'patrol':
      return knowsPatrol(p, to) ? null : '?'
    case 'kill':
      return knowsJack(p, to) || detail.victims.length === 1 ? null : `kill ${ascending(detail.victims).join('+')}`
    case 'move':
      return knowsJack(p, to) ? null : detail.declared ? '?!' : '?'
    case 'alley':
      return knowsJack(p, to) ? null : 'a?'
    case 'coach':
      return knowsJack(p, to) ? null : 'c?-?'
    default:
      return null
  }
}

const WOMAN_MARKS = { marked: 'm', plain: 'w', none: '-' } as const

function tokenOf(detail: WhitechapelDetail): string {
  switch (detail.kind) {
    case 'hideout':
      return `hideout ${detail.circle}`
    case 'woman':
      return `${detail.circle}${WOMAN_MARKS[detail.woman]}`
    case 'head':
      return `head ${detail.colour}`
    case 'address':
      return `address ${detail.circle}`
    case 'patrol':
      return `${detail.face}@${detail.at}`
    case 'letter':
      return `letter ${detail.letter} ${detail.from}>${detail.to}`
    case 'saucy-jacky':
      return `letter saucy-jacky ${detail.crossings.join(',')}`
    case 'shift':
      return `${detail.from}>${detail.to}`
    case 'wait':
      return 'wait'
    case 'kill':
      return `kill ${detail.victims.join(',')}`
    case 'wretched':
      return `${detail.from}>${detail.to}`
    case 'wretched-stays':
      return `${detail.at}=`
    case 'flip':
      return `flip ${detail.at}`
    case 'move':
      return `${detail.to}${detail.declared ? '!' : ''}`
    case 'alley':
      return `a${detail.to}`
    case 'coach':
      return `c${detail.via}-${detail.to}`
    case 'goulston':
      return `goulston ${detail.colour}`
    case 'x99':
      return `x99 ${detail.colour}`
    case 'police':
      return `${detail.colour} ${detail.to}`
    case 'police-stays':
      return `${detail.colour} =`
    case 'false-clue':
      return `false ${detail.circle}`
    case 'search':
      return `${detail.colour} search ${detail.circle}`
    case 'arrest':
      return `${detail.colour} arrest ${detail.circle}`
    case 'area-arrest':
      return `${detail.colour} arrest`
    case 'rush':
      return `${detail.colour} rush ${detail.to}`
    case 'pass':
      return `${detail.colour} pass`
    case 'decline':
      return `${DECLINED[detail.what]} no`
    default:
      return detail satisfies never
  }
}

const DECLINED = { address: 'address', letter: 'letter', goulston: 'goulston', 'false-clue': 'false' } as const

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}
