import type { CharacterId } from './cast.ts'
import type { LondonDetail, PlayDetail } from './detail.ts'
import { isLocation, spaceNumber } from './map.ts'
import { plainText } from './plain-labels.ts'
import { called, itemName, placed, type Saying, seated } from './saying.ts'
import type { LondonView } from './view.ts'

/** A decision that is still to be made, in a few words, for whoever makes it on this view. */
export function decisionText(say: Saying, detail: LondonDetail, view: LondonView): string {
  const label = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    say.game(`decision.${key}`, params)
  const player = (character: CharacterId) => called(say, character)
  switch (detail.kind) {
    case 'character':
      return label('character', { character: say.game(`character.${detail.character}`) })
    case 'letter':
    case 'discard':
      return label(detail.kind, { card: say.game(`card.${detail.card}`) })
    case 'postcard':
    case 'clue':
      return label(detail.kind, { player: player(detail.player), position: detail.position })
    case 'market':
      return label(`market.${detail.deal}`)
    case 'walk':
      return label(isLocation(spaceNumber(detail.to)) ? 'enter' : 'walk', { place: placed(say, detail.to) })
    case 'play':
      return playText(say, detail)
    case 'treat':
      return detail.patient === view.players[view.turn ?? 0]?.character
        ? label('treatSelf')
        : label('treat', { player: player(detail.patient) })
    case 'attack': {
      const { victim } = detail
      const params = { player: player(detail.target), weapon: say.game(`weapon.${detail.weapon}`) }
      if (victim === undefined) return label('attack', params)
      return victim === 'lost'
        ? label('attackLost', params)
        : label('attackOther', { ...params, victim: player(victim) })
    }
    case 'question':
    case 'arrest':
      return label(detail.kind, { player: player(detail.player) })
    case 'designate':
      return label('designate', {
        positions: say.list(detail.positions),
        player: seated(say, view, view.pending.reveal?.seat ?? view.pending.asked ?? 0),
      })
    case 'search':
      return label(`search.${detail.token}`)
    case 'take':
    case 'drop':
      return label(detail.kind, { weapon: say.game(`weapon.${detail.weapon}`) })
    case 'offer':
      return label('offer', {
        player: player(detail.player),
        give: itemName(say, detail.give),
        want: itemName(say, detail.want),
      })
    case 'item':
      return label('item', { item: itemName(say, detail.item) })
    case 'protester':
      return detail.from === undefined
        ? label('protesterNew', { to: placed(say, detail.to) })
        : label('protesterMoved', { from: placed(say, detail.from), to: placed(say, detail.to) })
    case 'roll':
    case 'end':
    case 'trade':
    case 'shop':
    case 'stop':
    case 'bail':
    case 'withdraw':
    case 'price':
    case 'side':
    case 'lose':
    case 'pass':
    case 'accept':
    case 'answer':
      return plainText(say, detail, view)
    case 'role':
    case 'draw':
    case 'event':
    case 'die':
    case 'identity':
    case 'token':
    case 'weapon-card':
    case 'stolen':
    case 'place':
    case 'line':
    case 'tokens':
      // Only chance decides these.
      return ''
    default:
      return detail satisfies never
  }
}

function playText(say: Saying, { card, player, position, loss, money, from, to }: PlayDetail): string {
  const name = say.game(`card.${card}`)
  if (from !== undefined && to !== undefined)
    return say.game('decision.play.pawn', { card: name, from: placed(say, from), to: placed(say, to) })
  if (player === undefined) return say.game('decision.play.self', { card: name })
  const params = { card: name, player: called(say, player) }
  if (position !== undefined) return say.game('decision.play.position', { ...params, position })
  if (money === 'notes') return say.game('decision.play.notes', params)
  if (money !== undefined) return say.game('decision.play.coin', { ...params, value: money })
  return say.game(`decision.play.${loss === undefined || loss === 'ordinary' ? 'player' : loss}`, params)
}
