import { expect, it } from 'vitest'
import { NO_DECISION, packing } from './packing.ts'

const { pack, kindOf, payloadOf, nameOf, packFound } = packing({ move: 1, stay: 31 })

it.each([
  [1, 0, 'move'],
  [1, 0x7ffffff, 'move'],
  [31, 5, 'stay'],
] as const)('kind %i and payload %i come back', (kind, payload, name) => {
  const decision = pack(kind, payload)
  expect([kindOf(decision), payloadOf(decision), nameOf(decision)]).toEqual([kind, payload, name])
})

it('two numbers share a payload, and nothing is packed of what was not found', () => {
  expect(packFound(1, 3, 5, 4)).toBe(pack(1, (3 << 4) | 5))
  expect(packFound(1, -1)).toBe(NO_DECISION)
  expect(packFound(1, 3, -1, 4)).toBe(NO_DECISION)
})
