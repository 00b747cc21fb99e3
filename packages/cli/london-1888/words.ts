import {
  CHARACTER_CARDS,
  type LondonDetail,
  type LondonView,
  readOpen,
  refusedName,
  type Saying,
} from '@gaslight/london-1888'
import type { Choice } from '../play/typed-turn.ts'
import type { Naming, Say } from '../speech.ts'

/** What a choice decides; its token says all of it. */
export function detailOf({ token }: Choice): LondonDetail {
  const detail = readOpen(token)
  if (detail === null) throw new Error(`"${token}" is no decision`)
  return detail
}

export function sayingOf(say: Say): Saying {
  return { game: (key, params) => say(key, params), list: items => items.join(', ') }
}

/** The two letters of a seat's character; its number, before it has one. */
export function codeOf({ players }: LondonView, seat: number): string {
  const player = players[seat]
  return player === undefined ? String(seat + 1) : CHARACTER_CARDS[player.character].code
}

export const londonNaming: Naming = (say, parameter, value) => refusedName(sayingOf(say), parameter, value)
