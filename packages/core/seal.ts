import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The seal of a game: a hash chain over its decisions, published link by link while it runs.
 * Each link hides its decision behind a salt derived from the server's seed, so that a hidden decision is committed the
 * moment it is made and shows nothing until the seed is shown; then every link can be checked, and the first that does
 * not fit names the decision that was changed.
 */

/** The first link, over what was fixed at creation: the record's header lines. Hex, 64 digits. */
export function firstLink(header: string): string {
  return bytesToHex(sha256(utf8ToBytes(header)))
}

/** Makes the links of one game; the key of its salts is prepared once, which halves the work of a link. */
export class Sealer {
  private readonly salts: ReturnType<typeof hmac.create>

  /** `seed`: 32 bytes, hex. */
  constructor(seed: string) {
    this.salts = hmac.create(sha256, hexToBytes(seed))
  }

  /** The link after `previous` for the decision at `seq`, written as one who sees everything writes it. */
  next(previous: string, seq: number, text: string): string {
    const salt = this.salts
      .clone()
      .update(utf8ToBytes(`salt ${seq}`))
      .digest()
    return bytesToHex(sha256(concatBytes(hexToBytes(previous), salt, utf8ToBytes(text))))
  }
}

/** The part of a link that is published with its decision and written into records. */
export function shortLink(link: string): string {
  return link.slice(0, 8)
}
