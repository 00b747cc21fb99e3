import type { MrJackEffect, MrJackView, SightReason } from '@gaslight/mr-jack'
import { powerHint } from '../jack-family/face.ts'
import type { Title } from '../jack-family/title.ts'
import { called, listed } from '../jack-family/words.ts'
import type { Say } from '../speech.ts'
import { drawMap, MAP_WIDTH } from './map.ts'
import { exitsInReach, outlookOf, sightOf } from './sight.ts'

export const london: Title<MrJackView> = {
  examples: { words: 'Bert j8', line: 'g8-i10 (L f5-h4)', token: 'g8-l12' },

  drawMap,
  mapWidth: MAP_WIDTH,
  legend: 'legend.london',

  opening(view, say) {
    if (view.state === 'hands' || view.state === 'picks') return say(`prompt.${view.state}`)
    return view.round === 0 ? say('table.placing', { slot: view.slot }) : null
  },

  roundLines(view, say) {
    const next = Object.entries(view.lamps).find(([, tile]) => tile === view.round)
    return next === undefined ? [] : [say('table.lampNext', { post: next[0] })]
  },

  tableLines(view, say) {
    const { extension } = view
    if (extension === undefined) return []
    const { barricade, imitates, hands } = extension
    const hand = view.audience === 'jack' || view.audience === 'detective' ? hands?.[view.audience] : undefined
    return [
      ...(view.state === 'picks' && hand !== undefined ? [`${say('table.hand')}: ${listed(hand, say)}`] : []),
      ...(barricade === undefined ? [] : [say('table.barricade', { edge: barricade.join('/') })]),
      ...(imitates === undefined ? [] : [say('table.imitates', { name: called(imitates, say) })]),
    ]
  },

  moverOf: () => null,

  targetText({ kind, token }) {
    switch (kind) {
      case 'swap':
        return token.slice(token.indexOf(' ') + 1)
      case 'placement':
        return token.slice(token.indexOf('@') + 1)
      case 'picks':
        return token.replace(/^pick [JD] /, '')
      default:
        return token.startsWith('(') ? token.slice(3, -1) : token.replace('=', '')
    }
  },

  targetsOf({ kind, token }) {
    switch (kind) {
      case 'placement':
        return [token.slice(token.indexOf('@') + 1)]
      case 'swap':
        return [token.slice(token.indexOf('x') + 1, token.indexOf(' '))]
      case 'light':
      case 'cover':
      case 'cordon':
        return [token.slice(token.indexOf('-') + 1, -1)]
      default:
        return []
    }
  },

  hint: ({ kind, token }, _view, say) => (kind === 'imitation' ? powerHint(token.replace('=', ''), say) : ''),

  tell: (effect, say) => tell(effect as MrJackEffect, say),

  seenNow: (view, say) =>
    sightOf(view)
      .filter(({ seen }) => seen)
      .map(({ character, reasons }) => ({ character, reasons: reasons.map(reason => because(reason, say)) })),
  outlookOf,
  exitsInReach,
}

function because(reason: SightReason, say: Say): string {
  switch (reason.kind) {
    case 'lamp':
      return say('seen.byLamp', { post: reason.post })
    case 'neighbour':
      return say('seen.byNeighbour', { name: called(reason.character, say) })
    case 'beam':
      return say('seen.byBeam', { name: called(reason.character, say) })
  }
}

function tell(effect: MrJackEffect, say: Say): string | null {
  switch (effect.kind) {
    case 'lamp-out':
      return say('effect.lamp-out', { post: effect.post })
    case 'picks-shown':
      return say('effect.picks-shown', {
        jack: listed(effect.picks.jack, say),
        detective: listed(effect.picks.detective, say),
      })
    default:
      return null
  }
}
