import { describe, expect, test } from 'vitest'
import { beside, flow, inColumns, widthOf, wrap } from './columns.ts'
import { Grid } from './grid.ts'
import { paintFor, plain } from './paint.ts'

const AMBER = { ink: [255, 205, 90], ground: [0, 0, 0], bold: true } as const

describe('paint', () => {
  test.each([
    ['true colour', 24, '\u001b[1;38;2;255;205;90;48;2;0;0;0mx\u001b[0m'],
    ['256 colours', 8, '\u001b[1;38;5;221;48;5;16mx\u001b[0m'],
    ['16 colours: none', 4, 'x'],
    ['no colours', 1, 'x'],
  ])('%s', (_name, depth, text) => expect(paintFor(depth)('x', AMBER)).toBe(text))

  test('greys use the ramp', () =>
    expect(paintFor(8)('x', { ink: [128, 128, 128] })).toBe('\u001b[38;5;244mx\u001b[0m'))
})

describe('columns', () => {
  test('a text is as wide as it is drawn', () => {
    expect(widthOf(paintFor(24)('Gull', AMBER))).toBe(4)
    expect(widthOf('你是杰克')).toBe(8)
    expect(widthOf('Жак')).toBe(3)
  })
  test('items run downwards', () => {
    expect(inColumns(['1', '2', '3', '4', '5'], 6)).toEqual(['1  4', '2  5', '3'])
    expect(inColumns([], 80)).toEqual([])
  })
  test('long lines break at blanks and keep what stands in front', () => {
    expect(wrap('  Bert: lifts a cover', 12, '    ')).toEqual(['  Bert:', '    lifts a', '    cover'])
    expect(wrap('short', 80)).toEqual(['short'])
  })
  test('items that flow are never broken', () => {
    expect(flow(['a b', 'c d', 'e'], 9)).toEqual(['a b   c d', 'e'])
  })
  test('blocks stand side by side where there is room', () => {
    expect(beside(['ab', 'c'], ['x'], 10)).toEqual(['ab  x', 'c'])
    expect(beside(['ab'], ['x'], 4)).toEqual(['ab', 'x'])
  })
})

describe('grid', () => {
  test('later signs lie over earlier ones, blanks alone are filled, and nothing leaves the frame', () => {
    const grid = new Grid(6, 2)
    grid.put(0, 0, '......', {})
    grid.put(4, 0, 'long', {})
    grid.over(0, 0, 'a', {})
    grid.put(0, 1, ' x ', {})
    grid.fill(0, 1, 3, '_', {})
    expect(grid.lines(plain)).toEqual(['a...lo', '_x_'])
  })
})
