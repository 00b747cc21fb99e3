import { freeYellow, goulstonChoice, LetterCode, NAMEABLE, worksOn } from './letters.ts'
import { TOKENS } from './rules.ts'
import type { WhitechapelState } from './state.ts'

/** Whether Jack is asked for a Letter. */

/** LW-72: one Letter per night in all. */
function usedTonight({ letters, night }: WhitechapelState): boolean {
  return letters[0] === night || letters[1] === night || letters[2] === night || letters[3] === night
}

/** LW-72: whether D5 is asked: some Letter can be played. */
export function someLetterPlayable(p: WhitechapelState): boolean {
  const free = freeYellow(p)
  if (free === 0) return false
  let central = 0
  for (let face = 0; face < TOKENS; face++) {
    const crossing = p.tokens[face]
    for (let letter = 0; letter < LetterCode.saucyJacky; letter++)
      if (p.letters[letter] === 0 && worksOn(letter, crossing)) return true
    if (worksOn(LetterCode.saucyJacky, crossing)) central++
  }
  return p.letters[LetterCode.saucyJacky] === 0 && free >= 2 && central >= 2
}

/** LW-76: whether D11 is asked after a move of Jack's. */
export function goulstonAsked(p: WhitechapelState): boolean {
  if (!p.rules.options.letters || p.night === 1) return false
  if (p.letters[LetterCode.goulston] !== 0 || usedTonight(p)) return false
  return NAMEABLE.some(colour => goulstonChoice(p, colour) !== 0)
}
