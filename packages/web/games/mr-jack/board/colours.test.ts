import { BASE_CAST, type Character, EXTENSION_CAST } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { contrast, difference, fromHex, mixed, oklab, type Rgb, VISIONS } from '../../../board-kit/testing/colour.ts'
import { inkIn, inksOf } from '../../../board-kit/testing/inks.ts'

const { night, morning } = inksOf(
  new URL('../../jack-family/board/inks.css', import.meta.url),
  new URL('./inks.css', import.meta.url),
)

function ink(name: string, theme = night): Rgb {
  return inkIn(theme, `mj-${name}`)
}

const ALL: readonly Character[] = [...BASE_CAST, ...EXTENSION_CAST]

function pairs<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))
}

describe('the hues of the characters', () => {
  test.each(VISIONS)('any two of the base cast are told apart by %s eyes', vision => {
    for (const [a, b] of pairs(BASE_CAST)) expect(difference(ink(a), ink(b), vision), `${a}, ${b}`).toBeGreaterThan(8)
  })

  test.each(VISIONS)('any two of the whole cast are told apart by %s eyes', vision => {
    for (const [a, b] of pairs(ALL)) expect(difference(ink(a), ink(b), vision), `${a}, ${b}`).toBeGreaterThan(4.5)
  })

  test('none is much lighter or darker than the others', () => {
    const lightness = ALL.map(name => oklab(ink(name), 'normal')[0])
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.19)
  })

  test.each(ALL)('emblem and letters of %s read on the hue', name => {
    expect(contrast(ink(name), ink('token-ink'))).toBeGreaterThan(4.5)
  })

  test.each(ALL)('the empty outline and letters of an innocent %s read in both themes', name => {
    expect(contrast(ink(name), ink('hollow'))).toBeGreaterThan(4.5)
    const share = Number(morning.match(/--mj-hollow-shade: (\d+)%/)?.[1]) / 100
    expect(contrast(mixed(fromHex('#1d1a16'), ink(name), share), ink('hollow', morning))).toBeGreaterThan(4.5)
  })
})

describe('light is information', () => {
  test.each([
    ['night', night],
    ['morning', morning],
  ] as const)('the darkest gaslight stands out from a dark street by %s', (_, theme) => {
    const [r, g, b, alpha] =
      theme
        .match(/--mj-pool-3: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/)
        ?.slice(1)
        .map(Number) ?? []
    const glow: Rgb = [(r ?? 0) / 255, (g ?? 0) / 255, (b ?? 0) / 255]
    const lit = mixed(glow, ink('stone', theme), (alpha ?? 0) / 100)
    for (const vision of VISIONS) expect(difference(lit, ink('stone', theme), vision)).toBeGreaterThan(12)
  })
})
