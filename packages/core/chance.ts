import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Decision } from './decision.ts'
import type { Game, Position } from './game.ts'

/**
 * The randomness of a real game, which anybody can check after its end.
 * At creation the server publishes `commitment(seed)`; every player adds a nonce; each draw is a pure function of
 * both, of its purpose and of its place in the record. `verify` re-derives every draw once the seed is shown.
 */
export interface ChanceKeys {
  /** 32 bytes, hex; secret until the game is over. */
  readonly seed: string
  /** One for each seat, hex; public. A seat without a person has an empty one. */
  readonly nonces: readonly string[]
}

/** SHA-256 of the seed's bytes, hex. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** The outcome drawn at the chance turn of `p`, which names its `purpose`, as the decision at `seq` of the record. */
export function fairDraw<P extends Position>(
  game: Pick<Game<P>, 'chance'>,
  p: P,
  keys: ChanceKeys,
  purpose: string,
  seq: number,
): Decision {
  const outcomes = game.chance(p)
  const weights = outcomes.map(({ weight }) => weight)
  return outcomes[drawIndex(keys, purpose, seq, weights)].decision
}

/** The index of the outcome drawn for the decision at `seq`; `weights` are positive and sum to 1. */
export function drawIndex(keys: ChanceKeys, purpose: string, seq: number, weights: readonly number[]): number {
  const key = concatBytes(hexToBytes(keys.seed), utf8ToBytes(keys.nonces.join(',')))
  const digest = hmac(sha256, key, utf8ToBytes(`draw ${purpose} ${seq}`))
  // 53 bits, as many as a double holds: the bias for the 70 deals of Mr. Jack is below 1e-14.
  const high = new DataView(digest.buffer, digest.byteOffset).getUint32(0)
  const low = new DataView(digest.buffer, digest.byteOffset).getUint32(4)
  let rest = (high * 2 ** 21 + (low >>> 11)) / 2 ** 53
  for (let i = 0; i < weights.length - 1; i++) {
    rest -= weights[i]
    if (rest < 0) return i
  }
  return weights.length - 1
}
