import { describe, expect, it } from 'vitest'
import type { Decision, DecisionList } from './decision.ts'
import type { Game, Position, Turn } from './game.ts'
import { HashTable } from './hash-table.ts'
import { perft, perftDivided } from './perft.ts'
import { Sfc32 } from './rng.ts'

/** Nim with one heap of `left` matches, 1 or 2 taken at a time; a coin, which counts as one option, follows each turn. */
class Heap implements Position {
  left: number
  coin = false

  constructor(left: number) {
    this.left = left
  }

  turn(): Turn {
    if (this.left === 0) return { kind: 'over', outcome: { winners: [], reason: 'empty' } }
    return this.coin ? { kind: 'chance', purpose: 'coin' } : { kind: 'seat', seat: 0 }
  }

  legal(into: DecisionList): void {
    into.clear()
    if (this.left === 0) return
    into.push(1)
    if (this.coin || this.left > 1) into.push(2)
  }

  apply(decision: Decision): void {
    if (this.coin) this.coin = false
    else {
      this.left -= decision
      this.coin = this.left > 0
    }
  }

  draw(): Decision {
    return 1 as Decision
  }

  clone(): this {
    const copy = new Heap(this.left)
    copy.coin = this.coin
    return copy as this
  }

  copyFrom(other: this): void {
    this.left = other.left
    this.coin = other.coin
  }

  hash(): readonly [number, number] {
    return [this.left, this.coin ? 1 : 0]
  }
}

const nim = {
  notation: { format: (_: Heap, decision: Decision) => `take ${decision}` },
  turnNumber: (p: Heap) => -p.left * 2 - (p.coin ? 0 : 1),
  perft: {
    outcome: (p: Heap) => p.hash(),
    drawsAsOne: (p: Heap) => p.coin,
    kindOf: (decision: Decision) => (decision === 2 ? 'two' : 'one'),
  },
} as unknown as Game<Heap>

describe('perft', () => {
  it('counts sequences by decisions, a finished one once where it ends', () => {
    const plain = { ...nim, perft: undefined } as unknown as Game<Heap>
    // 1 or 2 taken, two sides of the coin, 1 or 2 taken: from 3 that is 1·2·2 + 1·2·1.
    expect(perft(plain, new Heap(3), { depth: 3, unit: 'decision' })).toEqual({ sequences: 6, positions: 2 })
    expect(perft(plain, new Heap(2), { depth: 2, unit: 'decision' })).toEqual({ sequences: 3, positions: 2 })
  })

  it('takes draws that the rules do not expand as one option', () => {
    expect(perft(nim, new Heap(3), { depth: 3, unit: 'decision' })).toEqual({ sequences: 3, positions: 2 })
  })

  it('leaves out decisions of a kind', () => {
    expect(perft(nim, new Heap(3), { depth: 3, unit: 'decision', without: 'two' })).toEqual({
      sequences: 1,
      positions: 1,
    })
  })

  it('splits by the first decision, and adds up', () => {
    const divided = perftDivided(nim, new Heap(3), { depth: 3, unit: 'decision' })
    expect(divided).toEqual({ 'take 1': { sequences: 2, positions: 2 }, 'take 2': { sequences: 1, positions: 1 } })
  })

  it('counts the start alone at depth 0', () => {
    expect(perft(nim, new Heap(3), { depth: 0, unit: 'turn' })).toEqual({ sequences: 1, positions: 1 })
  })
})

it('a hash table numbers its keys in the order they come, however many', () => {
  const table = new HashTable()
  const rng = new Sfc32(9)
  const keys = Array.from({ length: 5000 }, () => [rng.below(2 ** 32) | 0, rng.below(4)] as const)
  const numbers = new Map<string, number>()
  for (const [high, low] of [...keys, ...keys]) {
    const key = `${high} ${low}`
    const expected = numbers.get(key) ?? numbers.size
    expect(table.number(high, low)).toBe(expected)
    numbers.set(key, expected)
  }
  expect(table.number(0, 0)).toBe(numbers.get('0 0') ?? numbers.size)
})
