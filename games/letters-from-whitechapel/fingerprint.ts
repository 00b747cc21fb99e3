import { mix } from '@gaslight/core'
import { RULED_WORDS, type WhitechapelState } from './state.ts'

const SCALARS = 3
const words = new Int32Array(RULED_WORDS + SCALARS)

/** Over everything the rules depend on; what has only been told (answers, where policemen stood) is left out. */
export function fingerprint(p: WhitechapelState): readonly [number, number] {
  for (let i = 0; i < RULED_WORDS; i++) words[i] = p.words[i]
  words[RULED_WORDS] = p.phase | (p.night << 5) | (p.round << 8) | (p.hideout << 13) | (p.up << 21) | (p.handled << 26)
  words[RULED_WORDS + 1] =
    p.coaches |
    (p.alleys << 2) |
    (p.held << 4) |
    (p.saucyMoved << 6) |
    (p.named << 8) |
    (p.searcher << 11) |
    (p.searched << 14) |
    (p.addressNight << 19) |
    ((p.ending & 7) << 22)
  words[RULED_WORDS + 2] = p.saucyLower | (p.saucyHigher << 8) | (p.addressCircle << 16)
  return mix(words)
}
