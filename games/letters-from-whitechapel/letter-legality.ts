import type { Illegal } from '@gaslight/core'
import { COLOURS, LETTERS, type Letter } from './cast.ts'
import { IS_YELLOW } from './graph.ts'
import { because } from './illegal.ts'
import type { Attempt } from './legality.ts'
import { freeYellow, goulstonChoice, NAMEABLE, worksOn } from './letters.ts'
import { type CrossingId, crossingName, crossingNumber } from './map.ts'
import type { PosedWhitechapel } from './posed.ts'
import { BROWN } from './rules.ts'

/** Why a Letter, or how the Head carries it out, is against the rules (LW-72 to LW-78), at its point. */
export function illegalLetter(
  p: PosedWhitechapel,
  attempt: Attempt<'letter' | 'saucy-jacky' | 'shift' | 'goulston' | 'x99'>,
): Illegal | null {
  switch (attempt.kind) {
    case 'letter':
      return (
        illegalUse(p, attempt.letter) ??
        illegalToken(p, attempt.letter, attempt.from) ??
        illegalDestination(p, attempt.to)
      )
    case 'saucy-jacky':
      return illegalSaucyJacky(p, attempt)
    case 'shift':
      return illegalShift(p, attempt)
    case 'goulston':
      return illegalGoulston(p, attempt)
    case 'x99':
      return illegalX99(p, attempt)
    default:
      return attempt satisfies never
  }
}

function illegalUse(p: PosedWhitechapel, letter: Letter): Illegal | null {
  return p.letters[LETTERS.indexOf(letter)] === 0 ? null : because('letter-used', { letter })
}

function illegalToken(p: PosedWhitechapel, letter: Letter, from: CrossingId): Illegal | null {
  const crossing = crossingNumber(from)
  if (p.tokenOn(crossing) < 0) return because('no-token-there', { crossing: from })
  return worksOn(LETTERS.indexOf(letter), crossing) ? null : because('letter-section', { letter, crossing: from })
}

function illegalDestination(p: PosedWhitechapel, to: CrossingId): Illegal | null {
  const crossing = crossingNumber(to)
  if (IS_YELLOW[crossing] === 0) return because('letter-not-yellow', { crossing: to })
  return p.tokenOn(crossing) < 0 ? null : because('letter-occupied', { crossing: to })
}

function illegalSaucyJacky(p: PosedWhitechapel, { crossings }: Attempt<'saucy-jacky'>): Illegal | null {
  const [one, other] = crossings
  const unfit =
    illegalUse(p, 'saucy-jacky') ?? illegalToken(p, 'saucy-jacky', one) ?? illegalToken(p, 'saucy-jacky', other)
  if (unfit !== null) return unfit
  if (one === other) return because('saucy-two-tokens', {})
  return freeYellow(p) >= 2 ? null : because('saucy-no-room', {})
}

function illegalShift(p: PosedWhitechapel, { from, to }: Attempt<'shift'>): Illegal | null {
  const due = crossingName(p.saucyMoved === 0 ? p.saucyLower : p.saucyHigher)
  if (from !== due) return because('saucy-order', { crossing: from, second: due })
  const unfit = illegalDestination(p, to)
  if (unfit !== null) return unfit
  return p.saucyMoved === 1 && crossingNumber(to) === p.saucyLower ? because('saucy-left', { crossing: to }) : null
}

function illegalGoulston(p: PosedWhitechapel, { colour }: Attempt<'goulston'>): Illegal | null {
  const number = COLOURS.indexOf(colour)
  if (!NAMEABLE.includes(number)) return because('goulston-colour', { colour })
  return goulstonChoice(p, number) === 0 ? because('goulston-occupied', { colour }) : null
}

function illegalX99(p: PosedWhitechapel, { colour }: Attempt<'x99'>): Illegal | null {
  const number = COLOURS.indexOf(colour)
  if (number !== p.named - 1 && number !== BROWN) return because('x99-not-named', { colour })
  return ((goulstonChoice(p, p.named - 1) >> number) & 1) === 1 ? null : because('goulston-occupied', { colour })
}
