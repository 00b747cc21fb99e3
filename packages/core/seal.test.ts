import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstLink, Sealer, shortLink } from './seal.ts'

const SEED = 'ab'.repeat(32)
const sha256 = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map(part => Buffer.from(part))))
    .digest('hex')

it('the first link is the hash of the header', () => {
  expect(firstLink('Game: kuhn\n')).toBe(sha256('Game: kuhn\n'))
})

it('a link is what anybody computes from the one before, the salt of its place and its text', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.string(), (seq, text) => {
      const before = firstLink('header')
      const salt = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`salt ${seq}`).digest()
      expect(new Sealer(SEED).next(before, seq, text)).toBe(sha256(Buffer.from(before, 'hex'), salt, text))
    }),
  )
})

it('a link changes with whatever it seals', () => {
  const sealer = new Sealer(SEED)
  const before = firstLink('header')
  const links = [
    sealer.next(before, 3, 'Smith'),
    sealer.next(before, 3, 'Smith '),
    sealer.next(before, 4, 'Smith'),
    new Sealer(SEED.replace('a', 'b')).next(before, 3, 'Smith'),
    sealer.next(firstLink('other'), 3, 'Smith'),
  ]
  expect(new Set(links).size).toBe(links.length)
})

it('what is published of a link is its first eight digits', () => {
  expect(shortLink(firstLink('header'))).toBe(firstLink('header').slice(0, 8))
})
