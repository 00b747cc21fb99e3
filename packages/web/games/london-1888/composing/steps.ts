import type { LondonDetail } from '@gaslight/london-1888'
import type { Words } from '../words.ts'
import { partLabel } from './asking.ts'
import { modeOf, partsOf } from './parts.ts'

/** What a button says that decides at once. */
export function plainLabel(words: Words, detail: LondonDetail): string {
  switch (detail.kind) {
    case 'price':
      return words.page(detail.accepted ? 'plain.yes' : 'plain.no')
    case 'side':
      return words.page(`plain.side.${detail.side}`)
    case 'lose':
      return words.page(`option.${detail.what}`)
    case 'answer':
      return words.page('plain.play', {
        card: words.card(detail.card),
        loss: detail.loss === undefined ? '' : words.page(`option.${detail.loss}`),
      })
    default:
      return words.page(`plain.${detail.kind}`)
  }
}

/** A decision of one's own, short, among those composed so far. */
export function stepText(words: Words, detail: LondonDetail): string {
  const mode = modeOf(detail)
  if (mode === null) return plainLabel(words, detail)
  const [parts = []] = partsOf(detail)
  const named = parts.filter(part => part.kind !== 'option' || part.option !== 'play')
  return words.page('step', {
    act: words.page(`act.${mode}`),
    what: named.map(part => partLabel(words, part)).join(', '),
  })
}
