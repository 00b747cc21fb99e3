import { hash } from 'node:crypto'
import type { Sealer } from '@gaslight/core'

/** Bytes of a block of SHA-256. */
const BLOCK = 64
/** Bytes of a digest. */
const DIGEST = 32
/** Bytes of the longest `salt <seq>`. */
const LABEL = 32

/**
 * The links that core's `Sealer` makes, with Node's own SHA-256, in half the time; HMAC (RFC 2104) is written out,
 * because Node's costs more to set up than to compute.
 */
export class NativeSealer implements Pick<Sealer, 'next'> {
  private readonly inner = Buffer.alloc(BLOCK + LABEL)
  private readonly outer = Buffer.alloc(BLOCK + DIGEST)

  /** `seed`: 32 bytes, hex. */
  constructor(seed: string) {
    const key = Buffer.alloc(BLOCK)
    key.write(seed, 'hex')
    for (const [i, byte] of key.entries()) {
      this.inner[i] = byte ^ 0x36
      this.outer[i] = byte ^ 0x5c
    }
  }

  next(previous: string, seq: number, text: string): string {
    const { inner, outer } = this
    const label = inner.write(`salt ${seq}`, BLOCK)
    hash('sha256', inner.subarray(0, BLOCK + label), 'buffer').copy(outer, BLOCK)
    const message = Buffer.allocUnsafe(2 * DIGEST + Buffer.byteLength(text))
    message.write(previous, 'hex')
    hash('sha256', outer, 'buffer').copy(message, DIGEST)
    message.write(text, 2 * DIGEST)
    return hash('sha256', message, 'hex')
  }
}
