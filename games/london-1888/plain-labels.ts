import type { AnswerDetail, LondonDetail } from './detail.ts'
import { type Saying, seated } from './saying.ts'
import { shopPriceIn } from './shop-price.ts'
import type { LondonView } from './view.ts'

/** As `decisionText`, of what nothing is pointed at for: to roll, to pass, to end the turn; of all else nothing. */
export function plainText(say: Saying, detail: LondonDetail, view: LondonView): string {
  const label = (key: string) => say.game(`decision.${key}`)
  switch (detail.kind) {
    case 'lose':
      return label(`lose.${detail.what}`)
    case 'side':
      return label(`side.${detail.side}`)
    case 'price':
      return label(detail.accepted ? 'priceYes' : 'priceNo')
    case 'shop':
      return say.game('decision.shop', { pounds: shopPriceIn(view) })
    case 'roll':
    case 'end':
    case 'trade':
    case 'stop':
    case 'bail':
    case 'withdraw':
      return label(detail.kind)
    case 'pass':
    case 'accept':
    case 'answer':
      return answerText(say, detail, view)
    default:
      return ''
  }
}

function answerText(say: Saying, detail: Exclude<AnswerDetail, { kind: 'bail' }>, view: LondonView): string {
  switch (detail.kind) {
    case 'pass':
      return say.game(`decision.pass.${view.state}`)
    case 'accept':
      return detail.card === undefined
        ? say.game('decision.accept.self')
        : say.game('decision.accept.card', { card: say.game(`card.${detail.card}`) })
    case 'answer':
      return detail.card === 'arrest'
        ? say.game(`decision.answer.${detail.loss ?? 'none'}`, { player: seated(say, view, view.turn ?? 0) })
        : say.game('decision.answer.self', { card: say.game(`card.${detail.card}`) })
  }
}
