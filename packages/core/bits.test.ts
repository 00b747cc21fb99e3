import fc from 'fast-check'
import { it } from 'vitest'
import { isLess, lowestBit, popcount } from './bits.ts'

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

it('popcount counts the set bits of any word', () => {
  fc.assert(fc.property(word, w => popcount(w) === [...(w >>> 0).toString(2)].filter(bit => bit === '1').length))
})

it('lowestBit is the place of the last 1', () => {
  fc.assert(
    fc.property(
      word.filter(w => w !== 0),
      w => lowestBit(w) === 31 - (w >>> 0).toString(2).padStart(32, '0').lastIndexOf('1'),
    ),
  )
})

it('isLess is 1 for what is less, else 0', () => {
  const number = fc.integer({ min: -(2 ** 30), max: 2 ** 30 })
  fc.assert(fc.property(number, number, (a, b) => isLess(a, b) === Number(a < b)))
})
