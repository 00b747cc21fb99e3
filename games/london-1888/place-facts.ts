import type { Seat } from '@gaslight/core'
import { CHARACTERS, type CharacterId } from './cast.ts'
import { ADJACENT } from './graph.ts'
import { LOCATION_ROWS } from './locations.ts'
import {
  FIRST_LOCATION,
  isLocation,
  isStreet,
  LOCATIONS,
  type LocationId,
  SPACES,
  type SpaceId,
  spaceNumber,
} from './map.ts'
import { called, counted, placed, type Saying, seated } from './saying.ts'
import type { LondonView, TokensView } from './view.ts'

/** A space of the board in plain phrases. */

/** Its name first, then who and what is there, then where one gets from it. */
export function placeFacts(say: Saying, view: LondonView, space: SpaceId): string[] {
  const told = (key: string, list: readonly string[]) =>
    list.length === 0 ? [] : [say.game(`told.${key}`, { list: say.list(list) })]
  const number = spaceNumber(space)
  const around = neighbours(number)
  const streets = around.filter(isStreet).map(other => placed(say, SPACES[other]))
  const locations = around.filter(isLocation).map(other => placed(say, SPACES[other]))
  const here = told('here', thereOn(say, view, space))
  if (isStreet(number))
    return [
      placed(say, space),
      say.game('told.street', { space }),
      ...here,
      ...told('neighbours', streets),
      ...told('doors', locations),
    ]
  const row = LOCATION_ROWS[number - FIRST_LOCATION]
  const { access, homeOf = [], function: use } = row
  const people = (characters: readonly CharacterId[]) => characters.map(character => called(say, character))
  return [
    placed(say, space),
    ...here,
    ...told('tokens', tokensOn(say, view, LOCATIONS[number - FIRST_LOCATION])),
    ...(use === undefined ? [] : [say.game(`told.function.${use}`)]),
    ...told('home', people(homeOf)),
    ...(access === undefined ? [] : told('open', people(CHARACTERS.filter(character => access.includes(character))))),
    ...told('doorsOn', streets),
    ...told('passages', locations),
  ]
}

function neighbours(space: number): number[] {
  const { start, items } = ADJACENT
  return Array.from(items.subarray(start[space], start[space + 1]))
}

/** Whose pawns stand on a space, and which pawns block it. */
function thereOn(say: Saying, view: LondonView, space: SpaceId): string[] {
  return [
    ...seatsAt(view, space).map(seat => seated(say, view, seat)),
    ...view.protesters.filter(at => at === space).map(() => say.game('told.protester')),
    ...view.police.filter(at => at === space).map(() => say.game('told.policePawn')),
  ]
}

export function seatsAt({ players }: LondonView, space: SpaceId): Seat[] {
  return Object.entries(players)
    .filter(([, { at }]) => at === space)
    .map(([seat]) => Number(seat))
}

function tokensOn(say: Saying, { tokens }: LondonView, id: LocationId): string[] {
  const { life = 0, weapon = 0, hidden = 0, faces } = tokens[id] ?? {}
  return [
    ...(life === 0 ? [] : [say.game('told.tokenLife', { number: life })]),
    ...(weapon === 0 ? [] : [say.game('told.tokenWeapon', { number: weapon })]),
    ...(hidden === 0 ? [] : [hiddenOn(say, hidden, faces)]),
  ]
}

function hiddenOn(say: Saying, number: number, faces: TokensView['faces']): string {
  return faces === undefined
    ? say.game('told.tokenHidden', { number })
    : say.game('told.tokenFaces', { number, list: say.list(counted(say, 'face', faces)) })
}
