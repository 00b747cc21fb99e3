import { expect, test } from 'vitest'
import { movesDrawn, type Shapes } from './moves.ts'
import { sizesAt } from './sizes.ts'

const classes = (all: readonly Shapes[]) => all.map(({ className }) => className.split(' ').at(-1))

test('all ways between two circles, open ones above shut ones, and what shuts them above all', () => {
  const routes = {
    from: 126,
    to: 143,
    ways: [
      { crossings: ['x138', 'x152'], blocked: [] },
      { crossings: ['x138', 'x139'], blocked: ['x139'] },
      { crossings: ['x151', 'x152'], blocked: [] },
    ],
  } as const
  const { below, above } = movesDrawn({ routes }, 1)
  expect(classes(below)).toEqual(['lw-line-shut', 'lw-line-open', 'lw-line-open'])
  expect(classes(above)).toEqual(['lw-shut'])
})

test('moves planned together, each in its own colour with an arrow, and the letters of the policemen where they go', () => {
  const ways = [
    { kind: 'police', colour: 'blue', crossings: ['x87', 'x100'] },
    { kind: 'police', colour: 'red', crossings: ['x103', 'x115'] },
  ] as const
  const { below, above } = movesDrawn({ ways }, 1)
  expect(below.map(({ colour }) => colour)).toEqual(['blue', 'red'])
  for (const { shapes } of below) expect(shapes.map(({ className }) => className)).toContain('lw-arrow lw-arrow-drawn')
  const letters = above.flatMap(({ shapes }) => shapes.flatMap(shape => (shape.kind === 'letter' ? shape.text : [])))
  expect(letters).toEqual(['W', 'A'])
  // Who has gone stands there himself.
  const gone = movesDrawn({ ways, areGone: true }, 1)
  expect(gone.below).toEqual(below)
  expect(gone.above).toEqual([])
})

test.each([
  ['x41', 'x41'],
  ['c27', '27'],
] as const)('what a list points at has a ring and the name that the list gives it: %s', (listed, name) => {
  const { above } = movesDrawn({ listed }, 1)
  expect(classes(above)).toEqual(['lw-listed'])
  expect(above[0].shapes.flatMap(shape => (shape.kind === 'letter' ? shape.text : []))).toEqual([name])
})

test.each([
  ['blue', 'W'],
  ['fake', undefined],
] as const)('a patrol that would be laid shows its face: %s', (face, letter) => {
  const { above } = movesDrawn({ laid: { at: 'x41', face } }, 1)
  expect(above[0].shapes.find(shape => shape.kind === 'letter')?.text).toBe(letter)
})

test('who stays where he is draws no line', () => {
  expect(movesDrawn({ ways: [{ kind: 'police', colour: 'blue', crossings: ['x87'] }] }, 1).below).toEqual([])
})

test('an arrow is as large on the screen from afar as tokens are', () => {
  const lengthAt = (scale: number) => {
    const [{ shapes }] = movesDrawn({ ways: [{ kind: 'alley', from: 85, to: 100 }] }, scale).below
    const arrow = shapes.find(({ className }) => className.startsWith('lw-arrow'))
    const points =
      arrow?.kind === 'line'
        ? [...arrow.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
        : []
    return Math.hypot(points[0][0] - points[2][0], points[0][1] - points[2][1]) * scale
  }
  for (const scale of [0.4, 1, 2.2]) expect(lengthAt(scale) / ((12 * sizesAt(scale).token) / 26)).toBeCloseTo(1, 0)
})
