import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChanceKeys, commitment, drawIndex } from './chance.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const KEYS: ChanceKeys = { seed: SEED, nonces: ['a1', ''] }
const even = (n: number) => new Array<number>(n).fill(1 / n)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))

it('the commitment is the SHA-256 of the seed’s bytes', () => {
  // FIPS 180-4: the hash of 32 zero bytes.
  expect(commitment('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  fc.assert(
    fc.property(
      seeds,
      seed => commitment(seed) === createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    ),
  )
})

it('a draw is what anybody computes from seed, nonces, purpose and place with a library of their own', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.array(seeds, { maxLength: 3 }),
      fc.nat(500),
      fc.integer({ min: 1, max: 100 }),
      (seed, nonces, seq, n) => {
        const key = Buffer.concat([Buffer.from(seed, 'hex'), Buffer.from(nonces.join(','))])
        const digest = createHmac('sha256', key).update(`draw deal ${seq}`).digest()
        const unit = Number(digest.readBigUInt64BE() >> 11n) / 2 ** 53
        const index = drawIndex({ seed, nonces }, 'deal', seq, even(n))
        expect(Math.abs(index - Math.floor(unit * n))).toBeLessThanOrEqual(
          Math.abs(unit * n - Math.round(unit * n)) < 1e-9 ? 1 : 0,
        )
      },
    ),
  )
})

it('every part of the keys, the purpose and the place count', () => {
  const draws = (keys: ChanceKeys, purpose: string, from = 0) =>
    Array.from({ length: 20 }, (_, i) => drawIndex(keys, purpose, from + i, even(1000)))
  const all = [
    draws(KEYS, 'deal'),
    draws(KEYS, 'alibi'),
    draws(KEYS, 'deal', 20),
    draws({ ...KEYS, nonces: ['a2', ''] }, 'deal'),
    draws({ ...KEYS, nonces: ['', 'a1'] }, 'deal'),
    draws({ ...KEYS, seed: SEED.replace(/^0/, '1') }, 'deal'),
  ]
  expect(new Set(all.map(String)).size).toBe(all.length)
})

describe('draws follow the weights', () => {
  const WEIGHTS = [
    ['even', even(8)],
    ['the 70 deals', even(70)],
    ['uneven', [0.5, 0.25, 0.125, 0.125]],
    ['certain', [1]],
  ] as const
  it.each(WEIGHTS)('%s', (_, weights) => {
    const counts = weights.map(() => 0)
    const draws = 300 * weights.length
    for (let seq = 0; seq < draws; seq++) counts[drawIndex(KEYS, 'uniformity', seq, weights)]++
    const statistic = counts.reduce(
      (sum, count, i) => sum + (count - draws * weights[i]) ** 2 / (draws * weights[i]),
      0,
    )
    expect(statistic).toBeLessThan(weights.length + 5 * Math.sqrt(2 * weights.length))
  })
})

it('streams of two purposes do not move together', () => {
  const joint = new Array<number>(16).fill(0)
  const draws = 3200
  for (let seq = 0; seq < draws; seq++)
    joint[drawIndex(KEYS, 'deal', seq, even(4)) * 4 + drawIndex(KEYS, 'alibi', seq, even(4))]++
  const statistic = joint.reduce((sum, count) => sum + (count - draws / 16) ** 2 / (draws / 16), 0)
  expect(statistic).toBeLessThan(15 + 5 * Math.sqrt(30))
})
