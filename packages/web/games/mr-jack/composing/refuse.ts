import type { Character, HexId, MrJackDetail, MrJackView } from '@gaslight/mr-jack'
import type { Composing, Situation } from '../../jack-family/composing/compose.ts'
import { characterAt as nameAt } from '../../jack-family/details.ts'
import type { Target } from '../board/props.ts'
import type { London } from '../types.ts'
import type { Part } from './parts.ts'

export { illegal, parseToken } from '@gaslight/mr-jack/refusals'

/** The attempt that a refused click stands for, so that the rules can say what is wrong with it. */
export function attemptOf(now: Composing<London>, part: Part, situation: Situation<London>): MrJackDetail | null {
  if (part.kind === 'name') return { kind: 'card', character: part.character }
  const { characters } = situation
  const active = situation.active as Character | undefined
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

function walk(situation: Situation<London>, character: Character, from: HexId, part: Target): MrJackDetail | null {
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

/** The names on London's board are its characters'. */
function characterAt(characters: MrJackView['characters'], hex: HexId): Character | undefined {
  return nameAt(characters, hex) as Character | undefined
}
