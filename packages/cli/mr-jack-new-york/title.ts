import type { NewYorkEffect, NewYorkView, SightReason } from '@gaslight/mr-jack-new-york'
import { placeOf } from '../jack-family/face.ts'
import type { Title } from '../jack-family/title.ts'
import { called } from '../jack-family/words.ts'
import type { Choice } from '../play/typed-turn.ts'
import type { Say } from '../speech.ts'
import { drawMap, MAP_WIDTH } from './map.ts'
import { exitsInReach, outlookOf, sightOf } from './sight.ts'

export const newYork: Title<NewYorkView> = {
  examples: { words: 'Rider j5', line: 'j8-i6 (P c3)', token: 'j8-n8' },

  drawMap,
  mapWidth: MAP_WIDTH,
  legend: 'legend.newYork',

  opening: () => null,
  roundLines: (view, say) => [say('effect.deck', { count: view.deck })],
  tableLines({ supply, outcome }, say) {
    if (outcome !== undefined) return []
    const counted = (['entrance', 'lamp', 'site'] as const).map(tile =>
      say(`page.supply.${tile}`, { count: supply[tile] }),
    )
    return [`${say('page.supply.label')}: ${counted.join(', ')}`]
  },

  moverOf,

  targetText: choice => (choice.kind === 'swap' ? choice.token.slice(1, -1) : bare(choice)),

  targetsOf(choice, view) {
    switch (choice.kind) {
      case 'entrance':
      case 'lamp':
      case 'site':
      case 'park':
      case 'informant':
        return [bare(choice)]
      case 'steamer':
        return [placeOf(choice).slice(0, -1)]
      case 'cover':
        return placeOf(choice).match(/[a-n]\d+/g) ?? []
      case 'swap': {
        const names = choice.token.slice(1, -1).split(' x ')
        return Object.entries(view.characters).flatMap(([name, { at }]) => (names.includes(name) ? [at] : []))
      }
      default:
        return []
    }
  },

  hint(choice, view, say) {
    if (choice.kind === 'decline') return say('decision.decline')
    if (choice.kind !== 'move' || placeOf(choice) !== view.informant.at) return ''
    const mover = moverOf(choice)
    const to = say.has(`space.${placeOf(choice)}`) ? say(`space.${placeOf(choice)}`) : placeOf(choice)
    return mover === null
      ? say('decision.consult', { to })
      : say('decision.consultFor', { character: called(mover, say), to })
  },

  tell: (effect, say) => tell(effect as NewYorkEffect, say),

  seenNow: (view, say) =>
    sightOf(view)
      .filter(({ seen }) => seen)
      .map(({ character, reasons }) => ({ character, reasons: reasons.flatMap(reason => because(reason, say)) })),
  outlookOf,
  exitsInReach,
}

/** Who moves in Eastman's place (NY-43); null where somebody moves in an activation of his own. */
function moverOf({ token }: Choice): string | null {
  const [mover, rest] = token.split(':')
  return rest === undefined ? null : mover
}

/** What stands in the brackets of a power, without the letter that says which. */
function bare({ token }: Choice): string {
  return token.replace(/^\([A-Z] (.*)\)$/, '$1')
}

/** Why somebody is visible; Parks and Liberty Island only hide. */
function because(reason: SightReason, say: Say): string[] {
  switch (reason.kind) {
    case 'lamp':
      return [say('seen.byLamp', { post: reason.at })]
    case 'neighbour':
      return [say('seen.byNeighbour', { name: called(reason.character, say) })]
    case 'park':
    case 'island':
      return []
  }
}

function tell(effect: NewYorkEffect, say: Say): string | null {
  switch (effect.kind) {
    case 'deck-empty':
    case 'informant-talks':
      return say(`effect.${effect.kind}`)
    default:
      return null
  }
}
