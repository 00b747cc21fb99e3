import {
  type ActionCardId,
  type CharacterId,
  type EventId,
  type Line,
  type LondonDetail,
  type LondonView,
  lineBetween,
  type WeaponId,
  wayBetween,
} from '@gaslight/london-1888'
import { siteOf } from '../board/places.ts'
import type { Show, Stage, Way } from '../board/props.ts'
import { pawnsOn, shutFor } from '../table/previews.ts'
import type { Words } from '../words.ts'

type Identity = Extract<LondonDetail, { kind: 'identity' }>['card']
type Token = Extract<LondonDetail, { kind: 'token' }>['token']

/** How what is shown is called in the page's language. */
export interface Named {
  card(card: ActionCardId): string
  weapon(weapon: WeaponId): string
  event(event: EventId): string
  identity(card: Identity): string
  token(token: Token): string
}

export function namedBy(words: Words): Named {
  return {
    card: words.card,
    weapon: words.weapon,
    event: words.event,
    identity: card => words.game(`identity.${card}`),
    token: token => words.game(`page.token.${token}`),
  }
}

/** What a moment of the game moves or shows on the board, all at the same time; nothing where it is only told. */
export function stageOf({ told, before, after }: Line, named: Named): Stage {
  if (told.kind === 'hidden') {
    const peeked = told.what === 'peek' ? characterIn(before, before.pending.reveal?.seat) : undefined
    return peeked === undefined ? [] : [{ kind: 'card', by: peeked, of: 'identity' }]
  }
  if (told.kind === 'drawn') return []
  const { detail } = told
  const shown = showOf(detail, before, named)
  const moved = wayOf(detail, before, after)
  const walker = detail.kind === 'walk' ? before.turn : undefined
  return [...shown, ...moved, ...sentIn(before, after, walker)]
}

function characterIn({ players }: LondonView, seat: number | undefined): CharacterId | undefined {
  return seat === undefined ? undefined : players[seat]?.character
}

function showOf(detail: LondonDetail, before: LondonView, named: Named): readonly Show[] {
  const actor = characterIn(before, before.turn)
  switch (detail.kind) {
    case 'die':
      return actor === undefined ? [] : [{ kind: 'die', by: actor, value: detail.value }]
    case 'play':
      return actor === undefined ? [] : [{ kind: 'card', by: actor, of: 'action', title: named.card(detail.card) }]
    case 'answer':
      return [{ kind: 'card', by: detail.player, of: 'action', title: named.card(detail.card) }]
    case 'identity': {
      const owner = characterIn(before, before.pending.reveal?.seat)
      return owner === undefined
        ? []
        : [{ kind: 'card', by: owner, of: 'identity', title: named.identity(detail.card) }]
    }
    case 'token':
      return actor === undefined ? [] : [{ kind: 'card', by: actor, of: 'token', title: named.token(detail.token) }]
    case 'weapon-card':
      return actor === undefined ? [] : [{ kind: 'card', by: actor, of: 'weapon', title: named.weapon(detail.weapon) }]
    case 'stolen': {
      const owner = characterIn(before, before.pending.shot?.victim) ?? actor
      return owner === undefined ? [] : [{ kind: 'card', by: owner, of: 'action', title: named.card(detail.card) }]
    }
    case 'event': {
      // What would have come is told when the game is over; it does not happen (LD-187).
      if (before.state === 'showing') return []
      const at = siteOf(detail.event)
      return [{ kind: 'event', title: named.event(detail.event), ...(at === undefined ? {} : { at }) }]
    }
    default:
      return []
  }
}

function wayOf(detail: LondonDetail, before: LondonView, after: LondonView): readonly Way[] {
  const actor = characterIn(before, before.turn)
  const from = before.turn === undefined ? undefined : before.players[before.turn]?.at
  if (actor === undefined || from === undefined) return []
  switch (detail.kind) {
    case 'walk':
      return [{ kind: 'walk', who: actor, spaces: wayBetween(from, detail.to, shutFor(before, actor)) }]
    case 'protester':
      return [
        {
          kind: 'blocker',
          pawn: 'protester',
          ...(detail.from === undefined ? {} : { from: detail.from }),
          to: detail.to,
        },
      ]
    case 'play':
      return dispersed(detail, before)
    case 'attack': {
      const to = Object.values(before.players).find(({ character }) => character === detail.target)?.at
      const spaces = to === undefined ? null : lineBetween(from, to, pawnsOn(before))
      if (spaces === null) return []
      const victim = characterIn(after, after.pending.shot?.victim) ?? detail.victim ?? detail.target
      return [{ kind: 'shot', weapon: detail.weapon, spaces, ...(victim === 'lost' ? {} : { hits: victim }) }]
    }
    default:
      return []
  }
}

function dispersed({ from, to }: Extract<LondonDetail, { kind: 'play' }>, { police }: LondonView): readonly Way[] {
  if (from === undefined || to === undefined) return []
  return [{ kind: 'blocker', pawn: police.includes(from) ? 'police' : 'protester', from, to }]
}

/** Who is taken elsewhere by what happened: to the Prison, to Scotland Yard. */
function sentIn(before: LondonView, after: LondonView, walker: number | undefined): readonly Way[] {
  return Object.entries(after.players).flatMap(([seat, { at, character }]): Way[] => {
    const from = before.players[seat]?.at
    if (Number(seat) === walker || from === undefined || at === undefined || at === from) return []
    return [{ kind: 'sent', who: character, from, to: at }]
  })
}
