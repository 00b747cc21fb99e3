import { hash } from 'node:crypto'
import type { Sealer } from '@gaslight/core'

/** Bytes of a block of SHA-256. */
const BLOCK = 64
/** Bytes of a digest. */
const DIGEST = 32
/** Bytes of the longest `salt <seq>`. */
const LABEL = 32

/**
 * The links that core's `Sealer` makes, with Node's own SHA-256, in a quarter of the time; HMAC (RFC 2104) is written out,
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
    outer.write(digest(inner.subarray(0, BLOCK + label)), BLOCK, 'latin1')
    const message = Buffer.allocUnsafe(2 * DIGEST + Buffer.byteLength(text))
    message.write(previous, 'hex')
    message.write(digest(outer), DIGEST, 'latin1')
    message.write(text, 2 * DIGEST)
    return hash('sha256', message, 'hex')
  }
}

/** As text of 32 letters, one a byte: Node makes it in a third of the time of a buffer. */
function digest(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'binary')
}
