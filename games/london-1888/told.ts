import { ACTION_CARDS, type ActionCardId } from './action-cards.ts'
import { CHARACTERS, type CharacterId, CODES } from './cast.ts'
import { type SEARCHES, TOKENS, TURNED } from './codec.ts'
import { LOSSES, type LondonDetail, type LossName, SIDE_CHOICES } from './detail.ts'
import { EVENTS } from './event-cards.ts'
import { ITEM_NAMES, type ItemName } from './items.ts'
import { FACES, type FaceName, type LondonView, type State } from './view.ts'
import { WEAPONS, type WeaponId } from './weapons.ts'

/** What a token tells its audience: a decision, or that something was decided or drawn that it may not see. */
export type Told =
  | { readonly kind: 'decision'; readonly detail: LondonDetail }
  | { readonly kind: 'hidden'; readonly what: Hidden }
export type Hidden = 'role' | 'innocent' | 'draw' | 'peek' | 'stolen' | 'letter'

/** What the token that follows this view tells; null for what is no token. */
export function readTold({ state }: LondonView, text: string): Told | null {
  const hidden = readHidden(state, text)
  if (hidden !== null) return { kind: 'hidden', what: hidden }
  const place = ELIMINATED.exec(text)
  if (place !== null) return { kind: 'decision', detail: { kind: 'place', position: Number(place[2]) } }
  const drawn = DRAWN.exec(text)
  const shown = readShown(text)
  if (shown !== null) return { kind: 'decision', detail: shown }
  const detail = drawn === null ? readOpen(text) : readDrawn(state === 'stolen' || state === 'knocked', drawn[1])
  return detail === null ? null : { kind: 'decision', detail }
}

function readHidden(state: State, text: string): Hidden | null {
  if (text === 'role[?]') return 'role'
  if (text === 'role[innocent]') return 'innocent'
  if (text === '+[?]') return 'draw'
  if (text.endsWith(':give ?')) return 'letter'
  if (text !== '[?]') return null
  return state === 'peek' ? 'peek' : state === 'token-card' ? 'draw' : 'stolen'
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

export const DRAWN = /^\[([^\]]*)\]$/
export const PRICED = /^price\[([1-6])\]$/
/** The code, then the position. */
export const ELIMINATED = RegExp(`^\\[elim:${PLACE}\\]$`)

/** What the end shows of a line or of a place (LD-187); null for anything else. */
export function readShown(text: string): LondonDetail | null {
  const line = SHOWN_LINE.exec(text)
  if (line !== null) {
    const cards = line[2]
      .split('#')
      .slice(1)
      .map(item => item.split('='))
    return { kind: 'line', player: who(line[1]), cards: Object.fromEntries(cards) }
  }
  const tokens = SHOWN_TOKENS.exec(text)
  return tokens === null ? null : { kind: 'tokens', at: tokens[1], tokens: tokens[2].split('+') as FaceName[] }
}

const SHOWN_LINE = RegExp(`^\\[line:${CODE}((?:#[1-5]=(?:${TURNED.join('|')}))+)\\]$`)
const SHOWN_TOKENS = RegExp(`^\\[tokens:${SPACE}=((?:${FACES.join('|')})(?:\\+(?:${FACES.join('|')}))*)\\]$`)

/** Everything but what chance decides in brackets alone; a colon may stand for the blank of an event phase. */
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
  reader(`${CODE}:give[ :]${CARD}`, ([, name]) => ({ kind: 'letter', card: card(name) })),
  reader(`${CODE}:peek[ :]${PLACE}`, ([, player, position]) => ({
    kind: 'postcard',
    player: who(player),
    position: Number(position),
  })),
  reader(`${CODE}:lose[ :]${LOSS}`, ([, what]) => ({ kind: 'lose', what: LOSSES[LOSSES.indexOf(what as LossName)] })),
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

/** What says by itself what it is. */
export function readOpen(text: string): LondonDetail | null {
  const priced = PRICED.exec(text)
  if (priced !== null) return { kind: 'die', value: Number(priced[1]) }
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match.slice(1))
  }
  return null
}

/** What stands in brackets alone; `fromHand` where the draw that is due takes a card from a hand. */
export function readDrawn(fromHand: boolean, text: string): LondonDetail | null {
  if (/^[1-6]$/.test(text)) return { kind: 'die', value: Number(text) }
  for (const id of ACTION_CARDS)
    if (id === text) return fromHand ? { kind: 'stolen', card: id } : { kind: 'draw', card: id }
  for (const id of TURNED) if (id === text) return { kind: 'identity', card: id }
  for (const id of TOKENS) if (id === text) return { kind: 'token', token: id }
  for (const id of WEAPONS) if (id === text) return { kind: 'weapon-card', weapon: id }
  for (const id of EVENTS) if (id === text) return { kind: 'event', event: id }
  return null
}
