import { expect, test } from 'vitest'
import { tracesDrawn } from './traces.ts'

const walk = (from: number, to: number, times: number) => ({ from, to, by: 'walk', times }) as const
const ahead = (...legs: readonly ReturnType<typeof walk>[]) => tracesDrawn({ gone: [], ahead: legs })

test('the likelier a leg the broader its line; what hardly is taken is not drawn, and the broadest lie above', () => {
  const drawn = ahead(walk(65, 63, 0.9), walk(63, 82, 0.2), walk(82, 83, 0.001))
  expect(drawn.map(({ breadth }) => breadth)).toEqual([3, 5])
})

test('to and fro is one line, and legs of one look are one path', () => {
  expect(ahead(walk(65, 63, 0.2), walk(63, 65, 0.3))).toEqual(ahead(walk(65, 63, 0.5)))
  expect(ahead(walk(65, 63, 0.5), walk(65, 82, 0.5))).toHaveLength(1)
})

test('what is behind him is weighed apart from what is ahead, and an alley crosses its block', () => {
  const drawn = tracesDrawn({
    gone: [walk(65, 63, 0.9)],
    ahead: [walk(63, 82, 0.1), { from: 65, to: 66, by: 'alley', times: 0.1 }],
  })
  expect(drawn.map(({ when, breadth, by }) => [when, by, breadth])).toEqual([
    ['gone', 'walk', 5],
    ['ahead', 'walk', 5],
    ['ahead', 'alley', 5],
  ])
  expect(drawn[2].d).toMatch(/Q/)
})

test('nothing draws nothing', () => {
  expect(ahead()).toEqual([])
})
