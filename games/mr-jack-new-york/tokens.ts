import type { Audience, Decision } from '@gaslight/core'
import { JACK } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import { decode } from './decode.ts'
import { Piece } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** One decision as one token of section 14, with `?` for what this audience may not know. */
export function formatToken(p: NewYorkState, decision: Decision, to: Audience): string {
  const detail = decode(p, decision)
  const all = to === 'omniscient'
  switch (detail.kind) {
    case 'identity':
      return `Jack=${all || to === JACK ? detail.character : '?'}`
    case 'deal':
      return `R${p.round} deal ${detail.cards.join(' ')}`
    case 'card':
      return detail.character
    case 'move':
      return `${mover(p, detail.character)}${detail.from}-${detail.to}`
    case 'stay':
      return `${detail.at}-${detail.at}`
    case 'accusation':
      return `${mover(p, detail.character)}${detail.from}-${detail.to}#`
    case 'leaving':
      return `${mover(p, detail.character)}${detail.from}-${detail.to}^`
    case 'entrance':
      return `(E ${detail.at})`
    case 'lamp':
      return `(L ${detail.at})`
    case 'site':
      return `(B ${detail.at})`
    case 'park':
      return `(P ${detail.at})`
    case 'cover':
      return `(C ${detail.from.join('')}-${detail.to.join('')})`
    case 'steamer':
      return `(S ${detail.from}-${detail.to})`
    case 'swap':
      return `(${detail.characters.join(' x ')})`
    case 'decline':
      return '(-)'
    case 'informant':
      return `(I ${detail.at})`
    case 'alibi':
      return `+${all || to === p.seat() ? detail.character : '?'}`
    default:
      return detail satisfies never
  }
}

/** Another mover in Eastman's activation is named (NY-43); everybody else moves alone. */
function mover(p: NewYorkState, character: Character): string {
  return p.active === Piece.Eastman && character !== 'Eastman' ? `${character}:` : ''
}
