import { Sealer } from '@gaslight/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NativeSealer } from './seal.ts'

const hex64 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))

test("links are those of core's sealer, whatever seed, place and text, one after the other", () => {
  fc.assert(
    fc.property(
      hex64,
      hex64,
      fc.nat(),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }),
      (seed, link, at, texts) => {
        const [ours, core] = [new NativeSealer(seed), new Sealer(seed)]
        let previous = link
        for (const [index, text] of texts.entries()) {
          const next = core.next(previous, at + index, text)
          expect(ours.next(previous, at + index, text)).toBe(next)
          previous = next
        }
      },
    ),
    { seed: 1888 },
  )
})
