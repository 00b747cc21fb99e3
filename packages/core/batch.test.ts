import { expect, it } from 'vitest'
import { type Course, listed, settle, takeBatch } from './batch.ts'
import { type Decision, DecisionList } from './decision.ts'
import type { Position, Turn } from './game.ts'
import { err, ok } from './result.ts'

const A = 1 as Decision
const B = 2 as Decision
const DRAW = 3 as Decision
const RULE = { reason: 'not-there', rule: 'X-1' }

/** Seat 0 decides A or B, then only A is left; chance draws; seat 1 decides; the end. */
class Steps implements Course<Position> {
  readonly taken: Decision[] = []
  readonly position = {
    turn: (): Turn => {
      const at = this.taken.length
      if (at === 2) return { kind: 'chance', purpose: 'coin' }
      if (at === 4) return { kind: 'over', outcome: { winners: [], reason: 'done' } }
      return { kind: 'seat', seat: at < 2 ? 0 : 1 }
    },
    legal: (into: DecisionList) => {
      into.clear()
      into.push(A)
      if (this.taken.length === 0) into.push(B)
    },
  } as Position

  take(decision: Decision) {
    this.taken.push(decision)
  }
}

const forcedIn = (steps: Steps) => ({ forced: () => (steps.taken.length === 1 ? A : null) })
const batch = (steps: Steps, items: readonly Decision[], seat = 0) =>
  takeBatch(forcedIn(steps), steps, seat, items, listed(new DecisionList()))

it('takes what is forced where a batch leaves it out, and not twice where it stands in it', () => {
  const [whole, short] = [new Steps(), new Steps()]
  expect(batch(whole, [B, A])).toBeNull()
  expect(batch(short, [B])).toBeNull()
  expect(whole.taken).toEqual([B, A])
  expect(settle(forcedIn(short), short, () => DRAW)).toEqual({ kind: 'seat', seat: 1 })
  expect(short.taken).toEqual([B, A, DRAW])
})

it('takes what is forced before an item that does not fit yet', () => {
  const steps = new Steps()
  const read = (_: Position, item: string) => {
    const fits = item === 'first' ? steps.taken.length === 0 : steps.taken.length === 2
    return fits ? ok(B) : err(RULE)
  }
  expect(takeBatch(forcedIn(steps), steps, 0, ['first', 'second'], read)).toEqual({ kind: 'turn-passed', index: 1 })
  expect(steps.taken).toEqual([B, A])
})

it('names the first item that is illegal, or that comes after the turn has passed', () => {
  expect(batch(new Steps(), [DRAW])).toEqual({ kind: 'illegal', index: 0, illegal: { reason: 'unknown', rule: '' } })
  expect(batch(new Steps(), [B, A, A])).toEqual({ kind: 'turn-passed', index: 2 })
  expect(batch(new Steps(), [A], 1)).toEqual({ kind: 'turn-passed', index: 0 })
})

it('ends a batch behind an item that informs, whatever that has brought', () => {
  const informs = (_: Position, decision: Decision) => decision === B
  const read = listed<Position>(new DecisionList())
  const steps = new Steps()
  const game = { forced: () => null, informs }
  expect(takeBatch(game, steps, 0, [B, A], read)).toEqual({ kind: 'turn-passed', index: 1 })
  expect(takeBatch(game, new Steps(), 0, [B, DRAW], read)).toEqual({ kind: 'turn-passed', index: 1 })
  expect(takeBatch(game, new Steps(), 0, [A, A], read)).toBeNull()
})

it('settles draws under their purpose, up to who decides or the end', () => {
  const steps = new Steps()
  const purposes: string[] = []
  const draw = (_: Position, purpose: string) => {
    purposes.push(purpose)
    return DRAW
  }
  expect(settle(forcedIn(steps), steps, draw)).toEqual({ kind: 'seat', seat: 0 })
  batch(steps, [B, A])
  settle(forcedIn(steps), steps, draw)
  batch(steps, [A], 1)
  expect(settle(forcedIn(steps), steps, draw).kind).toBe('over')
  expect(purposes).toEqual(['coin'])
})
