import type { Illegal } from '@gaslight/core'
import type { Character } from './cast.ts'
import type { MrJackDetail } from './detail.ts'
import { bitHigh, bitLow, hexKind } from './hexes.ts'
import { because } from './illegal.ts'
import { found } from './movement.ts'
import type { MrJackPosition } from './position.ts'

export type Attempt<K extends MrJackDetail['kind']> = Extract<MrJackDetail, { kind: K }>

export function inGame(p: MrJackPosition, character: Character): Illegal | null {
  return p.pieceOf(character) < 0 ? because('not-in-game', { character }) : null
}

/** Whether a hex is in the set that `found` holds now. */
export function inFound(hex: number): boolean {
  return (found[0] & bitLow(hex)) !== 0 || (found[1] & bitHigh(hex)) !== 0
}

/** Why nobody may stand on a hex, whoever stands there now. */
export function illegalHex(to: string): Illegal | null {
  switch (hexKind(to)) {
    case 'unknown':
      return because('unknown-hex', { hex: to })
    case 'obstacle':
      return because('obstacle', { hex: to })
    case 'street':
      return null
  }
}
