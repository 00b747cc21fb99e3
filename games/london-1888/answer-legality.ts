import type { Illegal } from '@gaslight/core'
import { ACTION_CARDS } from './action-cards.ts'
import { holds } from './cards.ts'
import { CHARACTERS } from './cast.ts'
import type { AnswerDetail, LondonDetail } from './detail.ts'
import { because } from './illegal.ts'
import { canPay } from './money.ts'
import { Phase } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { BAIL } from './supply.ts'

type Answering = AnswerDetail | Extract<LondonDetail, { kind: 'withdraw' }>

/** Why a seat that is asked in a window cannot answer so (7.8). */
export function illegalAnswer(p: PosedLondon, attempt: Answering): Illegal | null {
  if (attempt.kind === 'withdraw') return null
  const asked = CHARACTERS[p.charOf[p.asked]]
  if (attempt.player !== asked) return because('not-asked', { player: asked })
  switch (attempt.kind) {
    case 'pass':
      return null
    case 'accept':
      return because('wanted-lacking', {})
    case 'bail':
      return canPay(p, p.asked, BAIL)
        ? because('card-no-answer', { card: 'corruption' })
        : because('cannot-pay', { pounds: BAIL })
    case 'answer': {
      const { card } = attempt
      if (!holds(p, p.asked, ACTION_CARDS.indexOf(card))) return because('card-not-held', { card })
      if (card !== 'arrest' || p.phase !== Phase.marketWindow) return because('card-no-answer', { card })
      return because('arrest-loss', { player: CHARACTERS[p.charOf[p.turnSeat]] })
    }
  }
}
