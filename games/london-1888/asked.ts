import { itemName, type Saying, seated } from './saying.ts'
import { CURFEW_STEPS, HAND_LIMIT, HAND_LIMIT_ABBERLINE } from './supply.ts'
import type { LondonView } from './view.ts'

/** LD-35, LD-43: the steps that the seat in turn has left. */
export function stepsIn({ acting, players, turn }: LondonView): number {
  const base = turn !== undefined && players[turn]?.curfew ? CURFEW_STEPS : acting.rolled ? (acting.roll ?? 0) : 0
  return Math.max(0, base + (acting.bonus ?? 0) - (acting.walked ?? 0))
}

type Params = Readonly<Record<string, string | number>>

/** What the seat that decides is asked, and what about. */
export function askedOf(say: Saying, view: LondonView): string {
  return [say.game(`prompt.${view.state}`), ...circumstances(say, view)].join(' ')
}

function circumstances(say: Saying, view: LondonView): string[] {
  const { pending, state, turn = 0 } = view
  const asked = (key: string, params: Params = {}) => say.game(`asked.${key}`, params)
  const who = seated(say, view, turn)
  switch (state) {
    case 'market-window':
      return [asked('market', { who })]
    case 'arrest-window':
    case 'release-window':
    case 'lose':
      return arrestFacts(say, view)
    case 'curfew-window':
    case 'question-window':
    case 'trade-window':
      return [asked(state.replace('-window', ''), { who })]
    case 'shot-window':
      return pending.shot === undefined
        ? []
        : [asked('shot', { who, weapon: say.game(`weapon.${pending.shot.weapon}`) })]
    case 'offer-window': {
      const { offer } = pending
      return offer === undefined
        ? []
        : [asked('offer', { who, give: itemName(say, offer.give), want: itemName(say, offer.want) })]
    }
    case 'price':
      return [asked('price', { item: itemName(say, pending.item ?? '0'), price: pending.price ?? 0 })]
    case 'buy':
      return [asked('buy', { price: pending.price ?? 0 })]
    case 'designate':
      return pending.reveal === undefined ? [] : [asked('line', { who: seated(say, view, pending.reveal.seat) })]
    case 'discard':
      return [asked('discard', { number: surplus(view, turn) })]
    default:
      return []
  }
}

/** LD-33: how many cards are still too many; with no limit for Abberline he is never asked. */
function surplus({ players }: LondonView, seat: number): number {
  const { character, cards } = players[seat]
  return cards - (character === 'abberline' ? HAND_LIMIT_ABBERLINE : HAND_LIMIT)
}

function arrestFacts(say: Saying, view: LondonView): string[] {
  const { arrest } = view.pending
  if (arrest === undefined) return []
  const cause = say.game(`cause.${arrest.cause}`)
  const who = seated(say, view, arrest.victim)
  return [
    arrest.by === undefined
      ? say.game('asked.arrest', { who, cause })
      : say.game('asked.arrestBy', { who, cause, by: seated(say, view, arrest.by) }),
    say.game(`asked.loss.${arrest.loss}`),
  ]
}
