import type { CharacterId } from './cast.ts'
import { type Chapter, isInHeading, isSilent, type Line, SHOWN_ROUND } from './chronicle.ts'
import type { AnswerDetail, LondonDetail, PlayDetail } from './detail.ts'
import { EVENTS, MURDERS } from './event-cards.ts'
import { isLocation, spaceNumber } from './map.ts'
import { called, counted, itemName, placed, type Saying, seated } from './saying.ts'
import type { Hidden } from './told.ts'
import type { LondonEffect, LondonView } from './view.ts'

type Params = Readonly<Record<string, string | number>>

/** What was decided or drawn, in a sentence, as far as its audience may know it; empty for what says itself later. */
export function sentence(say: Saying, line: Line): string {
  const { told, before } = line
  if (isSilent(line)) return ''
  switch (told.kind) {
    case 'hidden':
      return hiddenSentence(say, told.what, line)
    case 'drawn': {
      const who = seated(say, before, told.seat)
      const sentences = [
        ...(told.cards.length === 0
          ? []
          : [say.game('chronicle.drawn', { who, cards: say.list(told.cards.map(card => say.game(`card.${card}`))) })]),
        ...(told.hidden === 0 ? [] : [say.game('chronicle.drawnHidden', { who, count: told.hidden })]),
      ]
      return sentences.join(' ')
    }
    case 'decision':
      return decided(say, told.detail, line)
  }
}

/** Whose doing it is: that of the seat that decided, or of the one for which chance decides. */
function doerOf({ by, before }: Line): number {
  if (by !== 'chance') return by
  return before.pending.peeker ?? before.turn ?? before.pending.asked ?? 0
}

function hiddenSentence(say: Saying, what: Hidden, line: Line): string {
  const who = seated(say, line.before, doerOf(line))
  switch (what) {
    case 'role':
      return say.game('chronicle.roles')
    case 'innocent':
      return say.game('chronicle.roleInnocent')
    case 'letter':
      return say.game('chronicle.letterHidden', { who })
    case 'stolen':
      return say.game('chronicle.stolenHidden', { who, player: seated(say, line.before, askedIn(line.before)) })
    case 'draw':
    case 'peek':
      return ''
  }
}

function askedIn({ pending }: LondonView): number {
  return pending.asked ?? pending.shot?.victim ?? 0
}

function decided(say: Saying, detail: LondonDetail, line: Line): string {
  const { before, after } = line
  const doer = doerOf(line)
  const who = seated(say, before, doer)
  const tell = (key: string, params: Params = {}) => say.game(`chronicle.${key}`, { who, ...params })
  const player = (character: CharacterId | undefined) => (character === undefined ? '' : called(say, character))
  switch (detail.kind) {
    case 'character':
      return say.game('chronicle.character', {
        seat: say.game(`role.player-${(before.dealt ?? 0) + 1}`),
        character: say.game(`character.${detail.character}`),
      })
    case 'role': {
      const isOwn = typeof before.audience === 'number' && before.players[before.audience]?.character === detail.player
      return isOwn ? say.game('chronicle.roleJack') : say.game('chronicle.role', { who: player(detail.player) })
    }
    case 'event': {
      const event = say.game(`event.${detail.event}`)
      if (before.state === 'showing') return say.game('chronicle.toCome', { event })
      const number = Object.values(after.events).filter(id => EVENTS.indexOf(id) < MURDERS).length
      return EVENTS.indexOf(detail.event) < MURDERS
        ? say.game('chronicle.murder', { event, number })
        : `${say.game('chronicle.event', { event })} ${say.game(`help.event.${detail.event}`)}`
    }
    case 'die':
      return dieSentence(say, detail.value, line)
    case 'identity':
      return turnedSentence(say, detail.card, line)
    case 'place':
      return say.game('chronicle.eliminated', {
        player: seated(say, before, before.pending.reveal?.seat ?? 0),
        position: detail.position,
      })
    case 'line':
      return tell('line', {
        who: player(detail.player),
        cards: say.list(
          Object.entries(detail.cards).map(([position, card]) =>
            say.game('told.position', { position, card: say.game(`identity.${card}`) }),
          ),
        ),
      })
    case 'tokens':
      return tell('tokens', {
        place: say.game(`location.${detail.at}`),
        tokens: say.list(counted(say, 'face', countsIn(detail.tokens))),
      })
    case 'token':
      return foundSentence(tell, detail.token)
    case 'weapon-card':
      return tell('weaponDrawn', { weapon: say.game(`weapon.${detail.weapon}`) })
    case 'stolen': {
      const card = say.game(`card.${detail.card}`)
      if (before.state === 'knocked')
        return say.game('chronicle.knocked', { player: seated(say, before, before.pending.shot?.victim ?? 0), card })
      return tell('stolen', { card, player: seated(say, before, askedIn(before)) })
    }
    case 'letter':
      return tell('letter', { card: say.game(`card.${detail.card}`) })
    case 'postcard':
      return tell('postcard', { player: player(detail.player), position: detail.position })
    case 'lose':
      return tell(`lose.${detail.what}`)
    case 'side':
      return tell(`side.${detail.side}`)
    case 'shop':
      return tell('shop', { value: fundsOf(before, doer) - fundsOf(after, doer) })
    case 'market':
      return tell(`market.${detail.deal}`)
    case 'price':
      return tell(detail.accepted ? 'priceYes' : 'priceNo')
    case 'end':
    case 'trade':
    case 'stop':
    case 'bail':
    case 'withdraw':
      return tell(detail.kind)
    case 'walk':
      return tell(isLocation(spaceNumber(detail.to)) ? 'enter' : 'walk', { place: placed(say, detail.to) })
    case 'play':
      return playSentence(say, tell, detail)
    case 'treat':
      return before.players[doer]?.character === detail.patient
        ? tell('treatSelf')
        : tell('treat', { player: player(detail.patient) })
    case 'attack': {
      const { victim } = detail
      const params = { player: player(detail.target), weapon: say.game(`weapon.${detail.weapon}`) }
      if (victim === undefined) return tell('attack', params)
      return victim === 'lost' ? tell('attackLost', params) : tell('attackOther', { ...params, victim: player(victim) })
    }
    case 'question':
    case 'arrest':
    case 'clue':
      return tell(detail.kind, { player: player(detail.player) })
    case 'search':
      return tell(detail.token === 'life' ? 'searchLife' : 'searchWeapon')
    case 'take':
    case 'drop':
      return tell(detail.kind, { weapon: say.game(`weapon.${detail.weapon}`) })
    case 'offer':
      return tell('offer', {
        player: player(detail.player),
        give: itemName(say, detail.give),
        want: itemName(say, detail.want),
      })
    case 'pass':
    case 'accept':
    case 'answer':
      return answerSentence(say, tell, detail, before)
    case 'item':
      return tell('item', { item: itemName(say, detail.item) })
    case 'protester':
      return detail.from === undefined
        ? tell('protesterNew', { to: placed(say, detail.to) })
        : tell('protesterMoved', { from: placed(say, detail.from), to: placed(say, detail.to) })
    case 'discard':
      return tell('discard', { card: say.game(`card.${detail.card}`) })
    case 'roll':
    case 'draw':
    case 'designate':
      return ''
    default:
      return detail satisfies never
  }
}

function countsIn(names: readonly string[]): { readonly [name: string]: number } {
  const counts: { [name: string]: number } = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

type Tell = (key: string, params?: Params) => string

function dieSentence(say: Saying, value: number, line: Line): string {
  switch (line.before.pending.die) {
    case 'sale':
    case 'purchase':
      return say.game('chronicle.priced', { value })
    case 'rope':
      return say.game('chronicle.ropeDie', { value })
    default:
      return say.game('chronicle.rolled', { who: seated(say, line.before, doerOf(line)), value })
  }
}

/** A card turned over before all eyes, or seen by the peeker alone. */
function turnedSentence(say: Saying, identity: string, line: Line): string {
  const { before } = line
  const card = say.game(`identity.${identity}`)
  if (before.state === 'peek') return say.game('chronicle.looked', { who: seated(say, before, doerOf(line)), card })
  const { seat = 0, positions = [] } = before.pending.reveal ?? {}
  return say.game('chronicle.turned', { player: seated(say, before, seat), position: positions[0] ?? '', card })
}

function foundSentence(tell: Tell, token: string): string {
  switch (token) {
    case 'life':
      return tell('foundLife')
    case 'weapon':
      return tell('foundWeapon')
    case 'action':
      return tell('foundAction')
    default:
      return tell('foundSilver', { value: token.slice(1) })
  }
}

function playSentence(say: Saying, tell: Tell, detail: PlayDetail): string {
  const { card, position, loss, money, from, to } = detail
  const player = detail.player === undefined ? '' : called(say, detail.player)
  switch (card) {
    case 'arrest':
      return arrestSentence(tell, player, loss)
    case 'witness':
    case 'informer':
      return tell(`play.${card}`, { player, position: position ?? '' })
    case 'pickpocket':
      return typeof money === 'number'
        ? tell('play.pickpocketSilver', { player, value: money })
        : tell('play.pickpocket', { player })
    case 'disperse':
      return tell('play.disperse', { from: from ? placed(say, from) : '', to: to ? placed(say, to) : '' })
    default:
      return tell(`play.${card}`, { player })
  }
}

function arrestSentence(tell: Tell, player: string, loss: string | undefined): string {
  const what = loss === 'weapon' ? 'Weapon' : loss === 'silver' ? 'Silver' : ''
  return tell(`play.arrest${what}`, { player })
}

function answerSentence(
  say: Saying,
  tell: Tell,
  detail: Exclude<AnswerDetail, { kind: 'bail' }>,
  before: LondonView,
): string {
  switch (detail.kind) {
    case 'pass':
      return tell(`pass.${before.state}`)
    case 'accept':
      if (before.state === 'trade-window') return tell('acceptTrade')
      return detail.card === undefined ? tell('accept') : tell('acceptCard', { card: say.game(`card.${detail.card}`) })
    case 'answer':
      return detail.card === 'arrest'
        ? arrestSentence(tell, seated(say, before, before.turn ?? 0), detail.loss)
        : tell(`answer.${detail.card}`)
  }
}

/** Notes and SILVER of a seat, in £. */
function fundsOf({ players }: LondonView, seat: number): number {
  const { pounds = 0, silver = {} } = players[seat] ?? {}
  return Object.entries(silver).reduce((sum, [value, count]) => sum + Number(value) * count, pounds)
}

/** What followed, sentence by sentence, but for the turns and rounds, which the headings say. */
export function follows(say: Saying, line: Line): string[] {
  return line.effects.filter(effect => !isInHeading(effect)).map(effect => aftermath(say, effect, line.after))
}

export function aftermath(say: Saying, effect: LondonEffect, view: LondonView): string {
  const tell = (params: Params) => say.game(`effect.${effect.kind}`, params)
  switch (effect.kind) {
    case 'round':
      return tell({ round: effect.round })
    case 'hurt':
      return tell({ who: seated(say, view, effect.seat), life: effect.life })
    case 'lost':
      return tell({ who: seated(say, view, effect.seat), cards: say.list(counted(say, 'card', effect.cards)) })
    case 'received':
      return tell({ card: say.game(`card.${effect.card}`) })
    case 'sold':
      return tell({ item: itemName(say, effect.item) })
    case 'over':
      return tell({ ending: say.game(`ending.${effect.reason}`) })
    default:
      return tell({ who: seated(say, view, effect.seat) })
  }
}

/** Everything one moment tells, for announcements: what was decided or drawn, then all that followed. */
export function telling(say: Saying, line: Line): string {
  return [sentence(say, line), ...line.effects.map(effect => aftermath(say, effect, line.after))]
    .filter(text => text !== '')
    .join(' ')
}

/** The heading over a chapter; `view` names the characters. */
export function chapterName(say: Saying, { round, turn }: Pick<Chapter, 'round' | 'turn'>, view: LondonView): string {
  if (round === 0) return say.game('chapter.setup')
  if (round === SHOWN_ROUND) return say.game('chapter.shown')
  return turn === null
    ? say.game('chapter.event', { round })
    : say.game('chapter.turn', { round, who: seated(say, view, turn) })
}
