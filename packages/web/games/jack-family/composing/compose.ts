import type { Choice } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import type { Role } from '@gaslight/jack-family'
import { characterAt, type Standing } from '../details.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Offer } from './offers.ts'

/** A decision half pointed at: the mode the player chose, if any, and what was pointed at in it. */
export interface Pointing<T extends JackTypes> {
  readonly mode: T['mode'] | null
  readonly path: readonly T['part'][]
}

export const NOTHING_POINTED: Pointing<never> = { mode: null, path: [] }

/** What can be done next, as the board and the lists show it. */
export interface Composing<T extends JackTypes> {
  readonly modes: readonly T['mode'][]
  readonly mode: T['mode'] | null
  readonly path: readonly T['part'][]
  readonly offers: readonly Offer<T>[]
  /** The decision that stands already, although more can be added. */
  readonly ready: Decision | null
}

/** The modes that the choices offer, in the order in which they are listed: the walk before the power. */
export function modesOf<T extends JackTypes>(
  title: Title<T>,
  choices: readonly Choice<T['detail']>[],
  active: string | undefined,
): T['mode'][] {
  const modes: T['mode'][] = []
  for (const { detail } of choices) {
    const mode = title.modeOf(detail, active)
    if (mode !== null && !modes.includes(mode)) modes.push(mode)
  }
  return modes.sort((a, b) => Number(b === 'walk') - Number(a === 'walk'))
}

export function composing<T extends JackTypes>(
  title: Title<T>,
  choices: readonly Choice<T['detail']>[],
  pointing: Pointing<T>,
  active: string | undefined,
): Composing<T> {
  const modes = modesOf(title, choices, active)
  const chosen = pointing.mode !== null && modes.includes(pointing.mode)
  const mode = chosen ? pointing.mode : (modes[0] ?? null)
  const path = chosen ? pointing.path : []
  if (mode === null) return { modes, mode, path, offers: [], ready: null }
  return {
    modes,
    mode,
    path,
    offers: title.offers(choices, mode, path, active),
    ready: title.completed(choices, mode, path),
  }
}

export type Pointed<T extends JackTypes> =
  | { readonly kind: 'decide'; readonly decision: Decision }
  | { readonly kind: 'point'; readonly pointing: Pointing<T> }
  | { readonly kind: 'refused'; readonly part: T['part'] }

/** Where decisions are made: who is active, and the board as it stands in the draft. */
export interface Situation<T extends JackTypes> {
  readonly seat: Role
  readonly active: string | undefined
  readonly characters: T['view']['characters']
}

/** What pointing at a part does; the situation is as after the decisions composed so far. */
export function point<T extends JackTypes>(
  title: Title<T>,
  choices: readonly Choice<T['detail']>[],
  now: Composing<T>,
  part: T['part'],
  situation: Situation<T>,
): Pointed<T> {
  const { characters, active } = situation
  const meant = meaning(title, now.mode, part, characters)
  const offer = offered(title, now.offers, meant)
  if (offer !== undefined && now.mode !== null) return taken(offer, { mode: now.mode, path: now.path })
  // A click that means nothing here may begin another duty: a lamp of Smith's, somebody Gull may change places with.
  for (const mode of now.modes) {
    if (mode === now.mode && now.path.length === 0) continue
    const other = offered(title, title.offers(choices, mode, [], active), meaning(title, mode, part, characters))
    if (other !== undefined && mayBegin(other)) return taken(other, { mode, path: [] })
  }
  return { kind: 'refused', part: meant }
}

/** What is decided at once needs its mode chosen first, but for a swap: two tokens say what it is. */
function mayBegin<T extends JackTypes>(offer: Offer<T>): boolean {
  return offer.decision === null || offer.mark === 'swap'
}

function taken<T extends JackTypes>(offer: Offer<T>, at: { mode: T['mode']; path: readonly T['part'][] }): Pointed<T> {
  if (offer.decision !== null) return { kind: 'decide', decision: offer.decision }
  return { kind: 'point', pointing: { mode: at.mode, path: [...at.path, offer.part] } }
}

function offered<T extends JackTypes>(title: Title<T>, offers: readonly Offer<T>[], part: T['part']) {
  const key = title.keyOf(part)
  return offers.find(candidate => title.keyOf(candidate.part) === key)
}

/** While a card is chosen, a click on a token means its card; so it is wherever characters are chosen by name. */
export function meaning<T extends JackTypes>(
  title: Title<T>,
  mode: T['mode'] | null,
  part: T['part'],
  characters: Standing,
): T['part'] {
  const place = title.placeOf(part)
  if (mode === null || !title.byName.includes(mode) || place === null) return part
  const character = characterAt(characters, place)
  return character === undefined ? part : title.named(character)
}
