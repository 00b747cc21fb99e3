import type { Seat } from '@gaslight/core'
import { stepsIn } from './asked.ts'
import { EVENTS, MURDERS } from './event-cards.ts'
import { counted, placed, type Saying, seated } from './saying.ts'
import { LINE } from './supply.ts'
import type { LondonView, PlayerView } from './view.ts'

/** The table in plain phrases, for whoever reads it instead of looking: at a terminal, with a screen reader. */

/** How many murders are discovered. */
export function murdersIn({ events }: LondonView): number {
  return Object.values(events).filter(id => EVENTS.indexOf(id) < MURDERS).length
}

type Params = Readonly<Record<string, string | number>>

function tellerOf(say: Saying) {
  return (key: string, params: Params = {}) => say.game(`told.${key}`, params)
}

/** What holds for all: the round, the event, the turn, the pawns that block, the piles. */
export function tableFacts(say: Saying, view: LondonView): string[] {
  const { event, holder, turn, round } = view
  const told = tellerOf(say)
  const list = (items: readonly string[]) => (items.length === 0 ? told('nothing') : say.list(items))
  const murders = murdersIn(view)
  return [
    murders === MURDERS ? told('lastRound') : told('round', { round }),
    told('murders', { number: murders }),
    ...(event === undefined
      ? []
      : [told('event', { event: say.game(`event.${event}`), effect: say.game(`help.event.${event}`) })]),
    ...(holder === undefined ? [] : [told('holder', { who: seated(say, view, holder) })]),
    ...(turn === undefined ? [] : turnFacts(say, view, turn)),
    ...(view.protesters.length === 0
      ? []
      : [told('protesters', { list: say.list(view.protesters.map(at => placed(say, at))) })]),
    ...(view.police.length === 0 ? [] : [told('police', { list: say.list(view.police.map(at => placed(say, at))) })]),
    view.drawPile === undefined
      ? told('pile', { number: view.pile })
      : told('drawPile', { list: list(counted(say, 'card', view.drawPile)) }),
    told('discard', { list: list(counted(say, 'card', view.discard)) }),
    told('armoury', { list: list(counted(say, 'weapon', view.armoury)) }),
    told('armouryDiscard', { list: list(counted(say, 'weapon', view.armouryDiscard)) }),
    ...(view.coming === undefined
      ? []
      : [told('coming', { list: say.list(view.coming.map(id => say.game(`event.${id}`))) })]),
  ]
}

function turnFacts(say: Saying, view: LondonView, turn: Seat): string[] {
  const { acting, players } = view
  const told = tellerOf(say)
  return [
    told('turn', { who: seated(say, view, turn) }),
    ...(acting.rolled || players[turn]?.curfew ? [] : [told('unrolled')]),
    told('steps', { number: stepsIn(view) }),
    told(acting.decided ? 'decided' : 'decisionLeft'),
  ]
}

/** What lies open before a player, and what this audience knows of him besides. */
export function playerFacts(say: Saying, view: LondonView, seat: Seat): string[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const told = tellerOf(say)
  const { at, silver = {}, weapons = {}, lifeTokens = 0, side } = player
  const coins = Object.entries(silver).map(([value, count]) => told('times', { count, name: `£${value}` }))
  return [
    ...(seat === view.audience ? [told('you')] : []),
    ...(at === undefined
      ? [told('dead')]
      : [told('at', { place: placed(say, at) }), told('life', { life: player.life })]),
    ...roleFacts(say, view, seat, player),
    ...(side === undefined ? [] : [told('side', { side: say.game(`side.${side}`) })]),
    ...(player.curfew ? [told('curfew')] : []),
    ...(player.serving === undefined ? [] : [told('serving')]),
    ...(player.summoned ? [told('summoned')] : []),
    told('cards', { count: player.cards }),
    told('pounds', { pounds: player.pounds }),
    ...(coins.length === 0 ? [] : [told('silver', { list: say.list(coins) })]),
    ...(lifeTokens === 0 ? [] : [told('lifeTokens', { count: lifeTokens })]),
    ...(Object.keys(weapons).length === 0
      ? []
      : [told('weapons', { list: say.list(counted(say, 'weapon', weapons)) })]),
    told('line', { list: say.list(lineFacts(say, view, seat)) }),
    ...seenFacts(say, view, seat),
  ]
}

/** A role that all know, or this audience alone. */
function roleFacts(say: Saying, view: LondonView, seat: Seat, { shown, role }: PlayerView): string[] {
  if (view.unmasked === seat) return [say.game('told.unmasked')]
  if (shown) return [say.game('told.shown')]
  if (role === undefined || seat === view.audience) return []
  return [say.game('told.known', { role: say.game(`identity.${role}`) })]
}

/** What lies in a line: by position what is face up or was looked at, then how many cards lie face down besides. */
export function lineFacts(say: Saying, view: LondonView, seat: Seat): string[] {
  const { line = {}, covered = {}, role } = view.players[seat] ?? {}
  const name = (identity: string) =>
    identity === 'role' && role !== undefined ? say.game(`identity.${role}`) : identityName(say, identity)
  const known = Array.from({ length: LINE }, (_, i) => {
    const [up, down] = [line[i + 1], covered[i + 1]]
    const card =
      up !== undefined
        ? name(up)
        : down !== undefined
          ? say.game('told.stayedDown', { card: name(down) })
          : lookedAt(say, view, `${seat}#${i + 1}`)
    return card === null ? [] : [say.game('told.position', { position: i + 1, card })]
  }).flat()
  const down = LINE - known.length
  return down === 0 ? known : [...known, say.game('told.faceDownCount', { count: down })]
}

function identityName(say: Saying, identity: string): string {
  return identity === 'role' ? say.game('told.roleCard') : say.game(`identity.${identity}`)
}

/** What this audience has seen of a face-down card, while it still lies there. */
function lookedAt(say: Saying, { audience, players }: LondonView, place: string): string | null {
  const peek = typeof audience === 'number' ? players[audience]?.peeks?.[place] : undefined
  return peek?.valid && peek.card !== undefined
    ? say.game('told.lookedAt', { card: identityName(say, peek.card) })
    : null
}

/** The cards that this audience knows to be in another's hand; all of them, once the game is over. */
function seenFacts(say: Saying, { audience, players }: LondonView, seat: Seat): string[] {
  if (seat === audience) return []
  const seen = players[seat]?.hand ?? (typeof audience === 'number' ? players[audience]?.seen?.[seat] : undefined)
  return seen === undefined ? [] : [say.game('told.seenCards', { list: say.list(counted(say, 'card', seen)) })]
}

/** What a seat alone knows of itself: its role, its hand. */
export function ownFacts(say: Saying, { audience, players }: LondonView): string[] {
  const player = typeof audience === 'number' ? players[audience] : undefined
  if (player === undefined) return []
  const { role, hand } = player
  return [
    ...(role === undefined ? [] : [say.game('told.myRole', { role: say.game(`identity.${role}`) })]),
    hand === undefined
      ? say.game('told.handEmpty')
      : say.game('told.hand', { list: say.list(counted(say, 'card', hand)) }),
  ]
}
