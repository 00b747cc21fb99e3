import type { Audience, Decision } from '@gaslight/core'
import { CHARACTER_CARDS, CHARACTERS, type CharacterId } from './cast.ts'
import { decode } from './decode.ts'
import type { LondonDetail, PlayDetail } from './detail.ts'
import { Ending } from './endings.ts'
import type { ItemName } from './items.ts'
import { DieFor, NOBODY, Phase } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { START_CARDS } from './supply.ts'

/** One decision as one token (section 14), as far as the audience may see it. */
export function formatToken(p: PosedLondon, decision: Decision, to: Audience): string {
  return textOf(p, decode(p, decision), sees(p, to))
}

/** Which seats' secrets the audience shares. */
type Sees = (seat: number) => boolean

function sees(p: PosedLondon, to: Audience): Sees {
  return seat => to === 'omniscient' || p.ending !== Ending.none || seat === to
}

function code(character: CharacterId): string {
  return CHARACTER_CARDS[character].code
}

/** `code#position`. */
function place(player: CharacterId | undefined, position: number | undefined): string {
  return `${player === undefined ? '' : code(player)}#${position}`
}

function askedCode(p: PosedLondon): string {
  return code(CHARACTERS[p.charOf[p.asked]])
}

function textOf(p: PosedLondon, detail: LondonDetail, sees: Sees): string {
  switch (detail.kind) {
    case 'character':
      return `pick:${code(detail.character)}`
    case 'role':
      return `role[${roleText(p, detail.player, sees)}]`
    case 'draw':
      return drawText(p, detail.card, sees)
    case 'event':
      return `[${detail.event}]`
    case 'die':
      return p.dieFor === DieFor.sale || p.dieFor === DieFor.purchase ? `price[${detail.value}]` : `[${detail.value}]`
    case 'identity':
      return `[${p.phase === Phase.identity || sees(p.peeker) ? detail.card : '?'}]`
    case 'token':
      return `[${detail.token}]`
    case 'weapon-card':
      return `[${detail.weapon}]`
    case 'stolen':
      return `[${p.phase === Phase.knocked || sees(p.asked) || sees(p.turnSeat) ? detail.card : '?'}]`
    case 'place':
      return `[elim:${place(CHARACTERS[p.charOf[p.revealSeat]], detail.position)}]`
    case 'line':
      return `[line:${code(detail.player)}${Object.entries(detail.cards)
        .map(([position, card]) => `#${position}=${card}`)
        .join('')}]`
    case 'tokens':
      return `[tokens:${detail.at}=${detail.tokens.join('+')}]`
    case 'letter':
      return `${askedCode(p)}:give ${sees(p.asked) ? detail.card : '?'}`
    case 'postcard':
      return `${askedCode(p)}:peek ${place(detail.player, detail.position)}`
    case 'lose':
      return `${askedCode(p)}:lose ${detail.what}`
    case 'side':
      return `side:${detail.side}`
    case 'roll':
    case 'trade':
    case 'stop':
      return detail.kind
    case 'end':
      return '.'
    case 'shop':
      return 'e:pay'
    case 'market':
      return `g:${detail.deal}`
    case 'price':
      return detail.accepted ? 'yes' : 'no'
    case 'walk':
      return `>${detail.to}`
    case 'play':
      return playText(detail)
    case 'treat':
      return `a:${code(detail.patient)}`
    case 'attack': {
      const { victim } = detail
      const taken = victim === undefined ? '' : `*${victim === 'lost' ? 'x' : code(victim)}`
      return `b:${detail.weapon}>${code(detail.target)}${taken}`
    }
    case 'question':
      return `c:${code(detail.player)}`
    case 'designate':
      return `#${detail.positions.join(',')}`
    case 'search':
      return `d:${detail.token === 'hidden' ? '?' : detail.token}`
    case 'take':
      return `take:${detail.weapon}`
    case 'drop':
      return `drop:${detail.weapon}`
    case 'offer':
      return offerText(p, detail, sees)
    case 'pass':
      return `${code(detail.player)}-`
    case 'accept':
      if (detail.card === undefined || !(sees(p.asked) || sees(p.turnSeat))) return `${code(detail.player)}+`
      return `${code(detail.player)}+a.${detail.card}`
    case 'bail':
      return `${code(detail.player)}!bail`
    case 'answer': {
      const visitor = detail.card === 'arrest' ? `:${code(CHARACTERS[p.charOf[p.turnSeat]])}:${detail.loss}` : ''
      return `${code(detail.player)}!${detail.card}${visitor}`
    }
    case 'withdraw':
      return 'f:withdraw'
    case 'item':
      return `item:${sees(p.turnSeat) ? detail.item : hiddenItem(detail.item)}`
    case 'clue':
      return `pay:${place(detail.player, detail.position)}`
    case 'arrest':
      return `h:${code(detail.player)}`
    case 'protester':
      return detail.from === undefined ? `lusk:+${detail.to}` : `lusk:${detail.from}-${detail.to}`
    case 'discard':
      return `x:${detail.card}`
    default:
      return detail satisfies never
  }
}

/** A seat sees whether it is Jack itself. */
function roleText(p: PosedLondon, jack: CharacterId, sees: Sees): string {
  const seat = p.seatOf[CHARACTERS.indexOf(jack)]
  if (sees(seat)) return code(jack)
  for (let other = 0; other < p.rules.seats; other++) if (sees(other)) return 'innocent'
  return '?'
}

function drawText(p: PosedLondon, card: string, sees: Sees): string {
  const seat = p.phase === Phase.deal ? Math.floor(p.dealt / START_CARDS) : p.turnSeat
  const shown = seat !== NOBODY && sees(seat) ? card : '?'
  return p.phase === Phase.tokenCard ? `[${shown}]` : `+[${shown}]`
}

/** What others see of an item: an ACTION card is one of any name. */
export function hiddenItem(item: ItemName): ItemName {
  return item.startsWith('a') ? 'a?' : item
}

function offerText(p: PosedLondon, detail: Extract<LondonDetail, { kind: 'offer' }>, sees: Sees): string {
  const partner = p.seatOf[CHARACTERS.indexOf(detail.player)]
  const proposer = sees(p.turnSeat)
  const give = proposer || (sees(partner) && !detail.give.startsWith('a?')) ? detail.give : hiddenItem(detail.give)
  const want = proposer || sees(partner) ? detail.want : hiddenItem(detail.want)
  return `f:${code(detail.player)}:${give}=${want}`
}

/** Arguments in the order of section 14. */
function playText({ card, player, position, loss, money, from, to }: PlayDetail): string {
  let text = `!${card}`
  if (position !== undefined) return `${text}:${place(player, position)}`
  if (player !== undefined) text += `:${code(player)}`
  if (loss !== undefined && loss !== 'ordinary') text += `:${loss}`
  if (money !== undefined) text += money === 'notes' ? ':notes' : `:s${money}`
  return from === undefined ? text : `${text}:${from}-${to}`
}
