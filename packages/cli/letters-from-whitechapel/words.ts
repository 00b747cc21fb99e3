import {
  COLOURS,
  type Colour,
  type CrossingId,
  ownersOf,
  ROLES,
  readToken,
  type WhitechapelDetail,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Choice } from '../play/typed-turn.ts'
import type { Naming, Say } from '../speech.ts'

/** What a choice decides; its token says all of it. */
export function detailOf({ token }: Choice): WhitechapelDetail {
  const told = readToken(token)
  if (told?.kind !== 'decision') throw new Error(`"${token}" is no decision`)
  return told.detail
}

/** One letter for each policeman on the map. */
export const LETTER: { readonly [colour in Colour]: string } = {
  blue: 'B',
  yellow: 'Y',
  brown: 'N',
  red: 'R',
  green: 'G',
}

export function policeman(colour: Colour, say: Say): string {
  return say(`policeman.${colour}`)
}

/** The role that leads a colour. */
export function leaderOf(colour: Colour, { options, seats }: WhitechapelView): string {
  return ROLES[ownersOf(options, seats)[COLOURS.indexOf(colour)]]
}

export function listed(items: readonly (string | number)[]): string {
  return items.join(', ')
}

/** Names of crossings or numbers of circles, in their order. */
export function placesOf(found: object): string[] {
  return Object.keys(found).toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** Policemen or patrols where they stand: `Blue x53`. */
export function standing(at: { readonly [name: string]: CrossingId | undefined }, say: Say): string[] {
  return Object.entries(at).map(([colour, crossing]) => `${say(`policeman.${colour}`)} ${crossing}`)
}

function numberOf(place: string): number {
  return Number(place.replace('x', ''))
}

/** `other` is a circle in most refusals, and a patrol's face where patrols are laid in order. */
const TERMS: { readonly [parameter: string]: (value: string) => string } = {
  colour: value => `policemanWithin.${value}`,
  other: value => `policemanWithin.${value}`,
  head: value => `head.${value}`,
  letter: value => `letter.${value}.name`,
  state: value => `state.${value}`,
}

export const whitechapelNaming: Naming = (say, parameter, value) => {
  const key = TERMS[parameter]?.(value)
  return key !== undefined && say.has(key) ? say(key) : null
}
