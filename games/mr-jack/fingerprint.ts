import { mix } from '@gaslight/core'
import { Ending } from '@gaslight/jack-family'
import type { MrJackState } from './state.ts'

const words = new Int32Array(8)

/** Over everything the rules depend on; what has only been told (past appeals, when alibis were drawn) is left out. */
export function fingerprint(p: MrJackState): readonly [number, number] {
  packBoard(p)
  words[3] |= p.suspects << 24
  words[4] = p.jackAlibis | (p.detectiveAlibis << 8) | ((p.jack & 15) << 16) | (p.phase << 24)
  words[5] |= (p.witnessSeen ? 1 << 31 : 0) | ((p.ending & 7) << 22)
  words[6] = p.hand | (p.jackPicks << 14)
  words[7] = p.detectivePicks | (p.round << 14) | (p.slot << 18)
  if (p.ending < 0) {
    words[4] |= (p.active & 15) << 20
    words[5] |= p.moved ? 1 << 30 : 0
    words[6] |= p.power << 28
  }
  return mix(words)
}

/**
 * Over the outcome of an activation as section 15 counts it: hexes, facing, tiles, covers, cordons, barricade and used
 * cards; for an accusation or leaving, who moved and where it ended.
 */
export function outcomeOf(p: MrJackState): readonly [number, number] {
  words.fill(0)
  if (p.ending === Ending.none || p.ending === Ending.dawn) {
    packBoard(p)
    words[3] |= p.suspects << 24
    words[4] = (p.phase << 8) | ((p.active & 15) << 16) | (p.moved ? 1 << 20 : 0) | (p.witnessSeen ? 1 << 21 : 0)
    words[7] = p.round | (p.slot << 4) | (p.power << 8)
  } else {
    words[6] = (p.ending === Ending.escaped ? 1 : 2) | (p.endHex << 8)
    words[7] = p.active
  }
  return mix(words)
}

function packBoard(p: MrJackState): void {
  const { hexes } = p
  words[0] = hexes[0] | (hexes[1] << 6) | (hexes[2] << 12) | (hexes[3] << 18) | (p.lit << 24)
  words[1] = hexes[4] | (hexes[5] << 6) | (hexes[6] << 12) | (hexes[7] << 18) | (p.used << 24)
  words[2] = p.tiles | (p.covers << 16) | ((p.facing & 7) << 25) | (p.cordons << 28)
  words[3] = p.cast | ((p.imitates & 15) << 14)
  words[5] = (p.terrain.barricade + 1) | (p.revealed << 8)
}
