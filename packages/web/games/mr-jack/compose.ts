import type { Decision } from '@gaslight/core'
import type { Character, HexId, MrJackDetail, MrJackView, Role } from '@gaslight/mr-jack'
import type { Choice } from '../../table/draft.ts'
import type { Target } from './board/props.ts'
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
  | { readonly kind: 'refused'; readonly attempt: MrJackDetail | null }

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
  return { kind: 'refused', attempt: attemptOf(now, meant, situation) }
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

/** The attempt that a refused click stands for, so that the rules can say what is wrong with it. */
function attemptOf(now: Composing, part: Part, situation: Situation): MrJackDetail | null {
  if (part.kind === 'name') return { kind: 'card', character: part.character }
  const { active, characters } = situation
  const from = active === undefined ? undefined : characters[active]?.at
  if (now.mode === null || active === undefined || from === undefined) return null
  const source = now.path.at(-1)
  switch (now.mode) {
    case 'walk':
      return walk(situation, active, from, part)
    case 'swap': {
      const other = part.kind === 'hex' ? characterAt(characters, part.hex) : undefined
      return part.kind === 'hex' && other !== undefined ? { kind: 'swap', from, to: part.hex, other } : null
    }
    case 'light':
    case 'cover':
      return part.kind === 'hex'
        ? { kind: now.mode, from: source?.kind === 'hex' ? source.hex : part.hex, to: part.hex }
        : null
    case 'cordon':
      return part.kind === 'exit'
        ? { kind: 'cordon', from: source?.kind === 'exit' ? source.exit : part.exit, to: part.exit }
        : null
    case 'whistle':
      return whistle(characters, now.path, part)
    case 'placement':
      return part.kind === 'hex' ? { kind: 'placement', character: active, at: part.hex } : null
    case 'barricade':
      return part.kind === 'edge' ? { kind: 'barricade', edge: part.edge } : null
    case 'flight': {
      const fleeing = source?.kind === 'hex' ? characterAt(characters, source.hex) : undefined
      return part.kind === 'hex' && source?.kind === 'hex' && fleeing !== undefined
        ? { kind: 'flight', character: fleeing, from: source.hex, to: part.hex }
        : null
    }
    case 'card':
    case 'facing':
    case 'picks':
    case 'imitation':
      return null
  }
}

function walk(situation: Situation, character: Character, from: HexId, part: Target): MrJackDetail | null {
  if (part.kind === 'exit') return { kind: 'leaving', character, from, exit: part.exit }
  if (part.kind !== 'hex') return null
  if (part.hex === from) return { kind: 'stay', character, at: from }
  const accused = characterAt(situation.characters, part.hex)
  return accused !== undefined && situation.seat === 'detective'
    ? { kind: 'accusation', character, from, to: part.hex, accused }
    : { kind: 'move', character, from, to: part.hex }
}

function whistle(characters: MrJackView['characters'], path: readonly Part[], part: Target): MrJackDetail | null {
  const hexes = [...path, part].flatMap(step => (step.kind === 'hex' ? [step.hex] : []))
  const shifts = []
  for (let i = 0; i + 1 < hexes.length; i += 2) {
    const character = characterAt(characters, hexes[i])
    if (character !== undefined) shifts.push({ character, from: hexes[i], to: hexes[i + 1] })
  }
  return shifts.length === 0 ? null : { kind: 'whistle', shifts }
}
