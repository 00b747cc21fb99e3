import type { Choice } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import type { Character, MrJackDetail, MrJackView, Role } from '@gaslight/mr-jack'
import { completed, keyOf, type Mode, modesOf, type Offer, offers, type Part } from './parts.ts'
import { characterAt } from './scene.ts'

/** A decision half pointed at: the mode the player chose, if any, and what was pointed at in it. */
export interface Pointing {
  readonly mode: Mode | null
  readonly path: readonly Part[]
}

export const NOTHING_POINTED: Pointing = { mode: null, path: [] }

/** What can be done next, as the board and the lists show it. */
export interface Composing {
  readonly modes: readonly Mode[]
  readonly mode: Mode | null
  readonly path: readonly Part[]
  readonly offers: readonly Offer[]
  /** The decision that stands already, although more can be added: whistles whose points may lapse, or be walked to and fro. */
  readonly ready: Decision | null
}

export function composing(choices: readonly Choice<MrJackDetail>[], pointing: Pointing): Composing {
  const modes = modesOf(choices)
  const chosen = pointing.mode !== null && modes.includes(pointing.mode)
  const mode = chosen ? pointing.mode : (modes[0] ?? null)
  const path = chosen ? pointing.path : []
  if (mode === null) return { modes, mode, path, offers: [], ready: null }
  return { modes, mode, path, offers: offers(choices, mode, path), ready: completed(choices, mode, path) }
}

export type Pointed =
  | { readonly kind: 'decide'; readonly decision: Decision }
  | { readonly kind: 'point'; readonly pointing: Pointing }
  | { readonly kind: 'refused'; readonly part: Part }

/** What pointing at a part does; `scene` and `active` are as after the decisions composed so far. */
export function point(
  choices: readonly Choice<MrJackDetail>[],
  now: Composing,
  part: Part,
  situation: Situation,
): Pointed {
  const meant = asCard(now, part, situation)
  const offer = now.offers.find(candidate => keyOf(candidate.part) === keyOf(meant))
  if (offer !== undefined && now.mode !== null) return taken(offer, { mode: now.mode, path: now.path })
  // A click that means nothing here may start another duty: a lamp of Smith's, somebody Gull may change places with.
  for (const mode of now.modes) {
    if (mode === now.mode && now.path.length === 0) continue
    const other = offers(choices, mode, []).find(candidate => keyOf(candidate.part) === keyOf(meant))
    if (other !== undefined) return taken(other, { mode, path: [] })
  }
  return { kind: 'refused', part: meant }
}

/** Where decisions are made: who is active, and the board as it stands in the draft. */
export interface Situation {
  readonly seat: Role
  readonly active: Character | undefined
  readonly characters: MrJackView['characters']
}

function taken(offer: Offer, at: { readonly mode: Mode; readonly path: readonly Part[] }): Pointed {
  if (offer.decision !== null) return { kind: 'decide', decision: offer.decision }
  return { kind: 'point', pointing: { mode: at.mode, path: [...at.path, offer.part] } }
}

/** While a card is chosen, a click on a token means its card. */
function asCard(now: Composing, part: Part, situation: Situation): Part {
  if ((now.mode !== 'card' && now.mode !== 'imitation') || part.kind !== 'hex') return part
  const character = characterAt(situation.characters, part.hex)
  return character === undefined ? part : { kind: 'name', character }
}
