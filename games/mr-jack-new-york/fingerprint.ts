import { mix } from '@gaslight/core'
import { Ending } from '@gaslight/jack-family'
import type { NewYorkState } from './state.ts'

const WORDS = 19
const words = new Int32Array(WORDS)

/** Over everything the rules depend on; what has only been told (past appeals, when alibis were drawn) is left out. */
export function fingerprint(p: NewYorkState): readonly [number, number] {
  packBoard(p)
  words[16] = p.jackAlibis | (p.detectiveAlibis << 8) | ((p.jack & 15) << 16) | ((p.ending & 7) << 20)
  words[17] = p.phase | (p.round << 4) | (p.slot << 8)
  if (p.ending < 0) words[18] = (p.active & 15) | (p.moved ? 16 : 0) | (p.power << 5)
  return mix(words)
}

/**
 * Over the outcome of an activation as section 3 counts it: characters, tiles, Investigation tiles, Steamers, the
 * Informant and his side, and used cards; for an accusation or leaving, who moved and where it ended.
 */
export function outcomeOf(p: NewYorkState): readonly [number, number] {
  words.fill(0)
  if (p.ending === Ending.none || p.ending === Ending.dawn) {
    packBoard(p)
    words[17] = p.phase | (p.round << 4) | (p.slot << 8)
    words[18] = (p.active & 15) | (p.moved ? 16 : 0) | (p.power << 5)
  } else words[18] = (p.ending === Ending.escaped ? 1 : 2) | (p.endPiece << 8) | (p.endSpace << 16)
  return mix(words)
}

function packBoard(p: NewYorkState): void {
  const { spaces, tiles } = p
  for (let word = 0; word < 12; word++) words[word] = tiles[word]
  words[12] = spaces[0] | (spaces[1] << 7) | (spaces[2] << 14) | (spaces[3] << 21)
  words[13] = spaces[4] | (spaces[5] << 7) | (spaces[6] << 14) | (spaces[7] << 21)
  words[14] = p.firstPair | (p.secondPair << 8) | (p.informant << 16) | (p.steamers << 23) | (p.mute ? 1 << 28 : 0)
  words[15] = p.suspects | (p.revealed << 8) | (p.used << 16) | (p.witnessSeen ? 1 << 24 : 0)
  words[18] = 0
}
