import { percentOf } from '../aids/grouped.ts'
import type { Aids } from '../table/useAids.ts'
import type { Words } from '../words.ts'

/** So many circles on the way are named. */
const NAMED = 6

/** What of the deduction says what is shown. */
export type Shown = Pick<Aids, 'deduction' | 'supposition' | 'supposed'>

/** What the map shows of what follows, and how it is to be read. */
export function supposedWords(words: Words, { deduction, supposition, supposed }: Shown): string {
  if (deduction === null) return ''
  const { heat, hideouts } = deduction
  if (supposition === null)
    return heat.size === 0 ? words.page('deduce.hideoutsGlow') : words.page('deduce.circles', { count: heat.size })
  const { kind, circle } = supposition
  switch (kind) {
    case 'hideout': {
      const hideout = hideouts.find(likely => likely.circle === circle)
      if (hideout === undefined) return words.page('deduce.notHideout', { circle })
      const told = { circle, percent: words.percent(percentOf(hideout.probability)) }
      if (heat.size === 0) return words.page('deduce.ifHideoutNow', told)
      if (supposed?.kind !== 'hideout') return ''
      if (supposed.traces.length === 0) return words.page('deduce.noWay', told)
      return [
        words.page('deduce.ifHideout', { ...told, count: supposed.heat.size }),
        ...(supposed.by.length === 0 ? [] : [byWords(words, supposed.by)]),
      ].join(' ')
    }
    case 'place': {
      const share = heat.get(circle)
      if (share === undefined) return words.page('deduce.notPlace', { circle })
      if (supposed?.kind !== 'place') return ''
      return words.page('deduce.ifPlace', {
        circle,
        percent: words.percent(percentOf(share)),
        count: supposed.hideouts.length,
      })
    }
  }
}

function byWords(words: Words, by: readonly { readonly circle: number; readonly probability: number }[]): string {
  const likeliest = by.slice(0, NAMED).map(({ circle, probability }) => {
    const percent = words.percent(percentOf(probability))
    return words.page('deduce.share', { circle, percent })
  })
  return words.page('deduce.by', { circles: words.list(likeliest) })
}
