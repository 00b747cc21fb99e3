import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { ACTION_CARDS, type ActionCardId } from './action-cards.ts'
import { CHARACTERS, type CharacterId, CODES } from './cast.ts'
import { type SEARCHES, TOKENS, TURNED } from './codec.ts'
import { encode } from './decode.ts'
import { LOSSES, type LondonDetail, type LossName, SIDE_CHOICES } from './detail.ts'
import { EVENTS } from './event-cards.ts'
import { because } from './illegal.ts'
import { ITEM_NAMES, type ItemName } from './items.ts'
import { illegal } from './legality.ts'
import { DieFor, Phase, type PhaseCode } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { WEAPONS, type WeaponId } from './weapons.ts'

/** The legal decision that a token stands for, or why there is none. */
export function parseToken(p: LondonPosition, text: string): Result<Decision, Illegal> {
  const detail = readToken(p, text.trim())
  if (detail === null) return err(because('unreadable', { text: text.slice(0, 80) }))
  const reason = illegal(p, detail)
  return reason === null ? ok(encode(p, detail)) : err(reason)
}

const CODE = `(${CODES.join('|')})`
const CARD = `(${ACTION_CARDS.join('|')})`
const WEAPON = `(${WEAPONS.join('|')})`
const SPACE = '([A-Za-z0-9_]+)'
const PLACE = `${CODE}#([1-5])`
const LOSS = '(weapon|silver|none)'
const ITEM = `(${ITEM_NAMES.map(name => name.replace(/[.?]/g, '\\$&')).join('|')})`

type Reader = readonly [pattern: RegExp, read: (parts: readonly string[]) => LondonDetail]

function reader(pattern: string, read: (parts: readonly string[]) => LondonDetail): Reader {
  return [RegExp(`^${pattern}$`), read]
}

const who = (code: string): CharacterId => CHARACTERS[CODES.indexOf(code)]
const card = (text: string) => text as ActionCardId
const weapon = (text: string) => text as WeaponId
const item = (text: string) => text as ItemName

/** Everything but what chance decides in brackets alone. */
const READERS: readonly Reader[] = [
  reader(`>${SPACE}`, ([to]) => ({ kind: 'walk', to })),
  reader(`${CODE}-`, ([player]) => ({ kind: 'pass', player: who(player) })),
  reader('\\.', () => ({ kind: 'end' })),
  reader('roll', () => ({ kind: 'roll' })),
  reader('trade', () => ({ kind: 'trade' })),
  reader('stop', () => ({ kind: 'stop' })),
  reader('yes', () => ({ kind: 'price', accepted: true })),
  reader('no', () => ({ kind: 'price', accepted: false })),
  reader('e:pay', () => ({ kind: 'shop' })),
  reader(`x:${CARD}`, ([name]) => ({ kind: 'discard', card: card(name) })),
  reader(`!${CARD}`, ([name]) => ({ kind: 'play', card: card(name) })),
  reader(`!arrest:${CODE}`, ([player]) => ({ kind: 'play', card: 'arrest', player: who(player), loss: 'ordinary' })),
  reader(`!arrest:${CODE}:${LOSS}`, ([player, loss]) => ({
    kind: 'play',
    card: 'arrest',
    player: who(player),
    loss: loss as LossName,
  })),
  reader(`!pickpocket:${CODE}:notes`, ([player]) => ({
    kind: 'play',
    card: 'pickpocket',
    player: who(player),
    money: 'notes',
  })),
  reader(`!pickpocket:${CODE}:s([1-5])`, ([player, value]) => ({
    kind: 'play',
    card: 'pickpocket',
    player: who(player),
    money: Number(value),
  })),
  reader(`!disperse:${SPACE}-${SPACE}`, ([from, to]) => ({ kind: 'play', card: 'disperse', from, to })),
  reader(`!${CARD}:${PLACE}`, ([name, player, position]) => ({
    kind: 'play',
    card: card(name),
    player: who(player),
    position: Number(position),
  })),
  reader(`!${CARD}:${CODE}`, ([name, player]) => ({ kind: 'play', card: card(name), player: who(player) })),
  reader(`pick:${CODE}`, ([code]) => ({ kind: 'character', character: who(code) })),
  reader(`role\\[${CODE}\\]`, ([code]) => ({ kind: 'role', player: who(code) })),
  reader(`\\+\\[${CARD}\\]`, ([name]) => ({ kind: 'draw', card: card(name) })),
  reader(`${CODE}:give:${CARD}`, ([, name]) => ({ kind: 'letter', card: card(name) })),
  reader(`${CODE}:peek:${PLACE}`, ([, player, position]) => ({
    kind: 'postcard',
    player: who(player),
    position: Number(position),
  })),
  reader(`${CODE}:lose:${LOSS}`, ([, what]) => ({ kind: 'lose', what: LOSSES[LOSSES.indexOf(what as LossName)] })),
  reader(`side:(${SIDE_CHOICES.join('|')})`, ([side]) => ({
    kind: 'side',
    side: side as (typeof SIDE_CHOICES)[number],
  })),
  reader(`a:${CODE}`, ([code]) => ({ kind: 'treat', patient: who(code) })),
  reader(`b:${WEAPON}>${CODE}`, ([name, target]) => ({ kind: 'attack', weapon: weapon(name), target: who(target) })),
  reader(`b:${WEAPON}>${CODE}\\*(x|${CODES.join('|')})`, ([name, target, victim]) => ({
    kind: 'attack',
    weapon: weapon(name),
    target: who(target),
    victim: victim === 'x' ? 'lost' : who(victim),
  })),
  reader(`c:${CODE}`, ([code]) => ({ kind: 'question', player: who(code) })),
  reader('#([1-5])(?:,([1-5]))?', places => ({
    kind: 'designate',
    positions: places.filter(place => place !== undefined).map(Number),
  })),
  reader('d:(\\?|life|weapon)', ([token]) => ({
    kind: 'search',
    token: token === '?' ? 'hidden' : (token as (typeof SEARCHES)[number]),
  })),
  reader(`take:${WEAPON}`, ([name]) => ({ kind: 'take', weapon: weapon(name) })),
  reader(`drop:${WEAPON}`, ([name]) => ({ kind: 'drop', weapon: weapon(name) })),
  reader('f:withdraw', () => ({ kind: 'withdraw' })),
  reader(`f:${CODE}:${ITEM}=${ITEM}`, ([player, give, want]) => ({
    kind: 'offer',
    player: who(player),
    give: item(give),
    want: item(want),
  })),
  reader('g:(sell|buy|clue)', ([deal]) => ({ kind: 'market', deal: deal as 'sell' | 'buy' | 'clue' })),
  reader(`item:${ITEM}`, ([name]) => ({ kind: 'item', item: item(name) })),
  reader(`pay:${PLACE}`, ([player, position]) => ({ kind: 'clue', player: who(player), position: Number(position) })),
  reader(`h:${CODE}`, ([player]) => ({ kind: 'arrest', player: who(player) })),
  reader(`lusk:\\+${SPACE}`, ([to]) => ({ kind: 'protester', to })),
  reader(`lusk:${SPACE}-${SPACE}`, ([from, to]) => ({ kind: 'protester', from, to })),
  reader(`${CODE}\\+`, ([player]) => ({ kind: 'accept', player: who(player) })),
  reader(`${CODE}\\+a\\.${CARD}`, ([player, name]) => ({ kind: 'accept', player: who(player), card: card(name) })),
  reader(`${CODE}!bail`, ([player]) => ({ kind: 'bail', player: who(player) })),
  reader(`${CODE}!arrest:${CODE}:${LOSS}`, ([player, , loss]) => ({
    kind: 'answer',
    player: who(player),
    card: 'arrest',
    loss: loss as LossName,
  })),
  reader(`${CODE}!${CARD}`, ([player, name]) => ({ kind: 'answer', player: who(player), card: card(name) })),
]

function readToken(p: LondonPosition, text: string): LondonDetail | null {
  const drawn = /^\[([^\]]*)\]$/.exec(text)
  if (drawn !== null) return readDrawn(p, drawn[1])
  const priced = /^price\[([1-6])\]$/.exec(text)
  if (priced !== null) return p.dieFor === DieFor.steps ? null : { kind: 'die', value: Number(priced[1]) }
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match.slice(1))
  }
  return null
}

/** What stands in brackets alone says only at its point what it is. */
function readDrawn(p: LondonPosition, text: string): LondonDetail | null {
  const { phase } = p
  if (/^[1-6]$/.test(text)) {
    const priced = p.dieFor === DieFor.sale || p.dieFor === DieFor.purchase
    return priced ? null : { kind: 'die', value: Number(text) }
  }
  const place = RegExp(`^elim:${PLACE}$`).exec(text)
  if (place !== null)
    return CODES[p.charOf[p.revealSeat]] === place[1] ? { kind: 'place', position: Number(place[2]) } : null
  const inHand: readonly PhaseCode[] = [Phase.stolen, Phase.knocked]
  for (const id of ACTION_CARDS)
    if (id === text) return inHand.includes(phase) ? { kind: 'stolen', card: id } : { kind: 'draw', card: id }
  for (const id of TURNED) if (id === text) return { kind: 'identity', card: id }
  for (const id of TOKENS) if (id === text) return { kind: 'token', token: id }
  for (const id of WEAPONS) if (id === text) return { kind: 'weapon-card', weapon: id }
  for (const id of EVENTS) if (id === text) return { kind: 'event', event: id }
  return null
}
