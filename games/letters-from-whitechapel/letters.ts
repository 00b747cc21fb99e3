import type { DecisionList } from '@gaslight/core'
import { Kind, pack } from './codec.ts'
import { CROSSINGS, GOULSTON, type Sector, YELLOW } from './map.ts'
import { ALL_PAWNS, BROWN, GREEN, RED_COLOUR, TOKENS } from './rules.ts'
import type { WhitechapelState } from './state.ts'

/** The Letters by their places in `LETTERS`. */
export const LetterCode = { dearBoss: 0, fromHell: 1, saucyJacky: 2, goulston: 3 } as const

const SECTIONS: readonly (readonly Sector[])[] = [
  ['A/a', 'C/b'],
  ['A/b', 'C/a'],
  ['B/a', 'B/b'],
]

/** The Letters that work on tokens in the section of each crossing, as bits (LW-73 to LW-75). */
const WORKS = Uint8Array.from([
  0,
  ...CROSSINGS.map(({ sector }) =>
    SECTIONS.reduce((bits, sections, letter) => (sections.includes(sector) ? bits | (1 << letter) : bits), 0),
  ),
])

/** Whether a Letter speaks of the section of a crossing. */
export function worksOn(letter: number, crossing: number): boolean {
  return ((WORKS[crossing] >> letter) & 1) === 1
}

/** The crossings with tokens, ascending, in `sorted`; returns their number. */
const sorted = new Uint8Array(TOKENS)

export function sortTokens({ tokens }: WhitechapelState): number {
  let count = 0
  for (let face = 0; face < TOKENS; face++) {
    const crossing = tokens[face]
    if (crossing === 0) continue
    let at = count++
    for (; at > 0 && sorted[at - 1] > crossing; at--) sorted[at] = sorted[at - 1]
    sorted[at] = crossing
  }
  return count
}

/** The token that is `place`th in order after `sortTokens`. */
export function sortedToken(place: number): number {
  return sorted[place]
}

/** Yellow crossings without a token. */
export function freeYellow(p: WhitechapelState): number {
  let free = 0
  for (const crossing of YELLOW) if (p.tokenOn(crossing) < 0) free++
  return free
}

/** LW-72 to LW-75: every Letter that can be played before the murder, with its targets. */
export function listLetters(p: WhitechapelState, into: DecisionList): void {
  const count = sortTokens(p)
  for (let letter = 0; letter < LetterCode.saucyJacky; letter++) {
    if (p.letters[letter] !== 0) continue
    for (let i = 0; i < count; i++) {
      if (!worksOn(letter, sorted[i])) continue
      for (const to of YELLOW)
        if (p.tokenOn(to) < 0) into.push(pack(Kind.letter, (letter << 16) | (sorted[i] << 8) | to))
    }
  }
  if (p.letters[LetterCode.saucyJacky] !== 0 || freeYellow(p) < 2) return
  for (let i = 0; i < count; i++) {
    if (!worksOn(LetterCode.saucyJacky, sorted[i])) continue
    for (let j = i + 1; j < count; j++)
      if (worksOn(LetterCode.saucyJacky, sorted[j])) into.push(pack(Kind.saucyJacky, (sorted[i] << 8) | sorted[j]))
  }
}

/** LW-77: the pawns that can go to x99, as bits: all while it is free, or the one that stands there. */
function movableToGoulston(p: WhitechapelState): number {
  const there = p.policemanOn(GOULSTON)
  return there < 0 ? ALL_PAWNS : 1 << there
}

/** The pawns among which the Head chooses when this colour is named, as bits. */
export function goulstonChoice(p: WhitechapelState, colour: number): number {
  return movableToGoulston(p) & ((1 << colour) | (1 << BROWN))
}

/** The colours that can be named (LW-77). */
export const NAMEABLE: readonly number[] = [0, RED_COLOUR, GREEN]
