import { CAST } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { contrast, difference, fromHex, mixed, oklab, type Rgb, VISIONS } from '../../../board-kit/testing/colour.ts'
import { inkIn, inksOf } from '../../../board-kit/testing/inks.ts'

const { night, morning } = inksOf(
  new URL('../../jack-family/board/inks.css', import.meta.url),
  new URL('./inks.css', import.meta.url),
)
const THEMES = [
  ['night', night],
  ['morning', morning],
] as const

const hue = (name: string): Rgb => inkIn(night, `ny-${name}`)

describe('the hues of the characters', () => {
  test.each(VISIONS)('any two are told apart by %s eyes', vision => {
    CAST.forEach((a, i) => {
      for (const b of CAST.slice(i + 1)) expect(difference(hue(a), hue(b), vision), `${a}, ${b}`).toBeGreaterThan(8)
    })
  })

  test('none is much lighter or darker than the others', () => {
    const lightness = CAST.map(name => oklab(hue(name), 'normal')[0])
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.19)
  })

  test.each(CAST)('emblem and letters of %s read on the hue', name => {
    expect(contrast(hue(name), inkIn(night, 'mj-token-ink'))).toBeGreaterThan(4.5)
  })

  test.each(CAST)('the empty outline and letters of an innocent %s read in both themes', name => {
    expect(contrast(hue(name), inkIn(night, 'mj-hollow'))).toBeGreaterThan(4.5)
    const share = Number(morning.match(/--mj-hollow-shade: (\d+)%/)?.[1]) / 100
    expect(contrast(mixed(fromHex('#1d1a16'), hue(name), share), inkIn(morning, 'mj-hollow'))).toBeGreaterThan(4.5)
  })
})

describe.each(THEMES)('by %s', (_, theme) => {
  const ink = (name: string) => inkIn(theme, name)

  test('the darkest gaslight stands out from a dark street', () => {
    const [r, g, b, alpha] =
      theme
        .match(/--mj-pool-3: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/)
        ?.slice(1)
        .map(Number) ?? []
    const glow: Rgb = [(r ?? 0) / 255, (g ?? 0) / 255, (b ?? 0) / 255]
    const lit = mixed(glow, ink('ny-stone'), (alpha ?? 0) / 100)
    for (const vision of VISIONS) expect(difference(lit, ink('ny-stone'), vision)).toBeGreaterThan(12)
  })

  test('land and water are told apart by all eyes', () => {
    for (const vision of VISIONS) {
      for (const ground of ['ny-stone', 'ny-plank'])
        expect(difference(ink(ground), ink('ny-basin'), vision), `${ground}, ${vision}`).toBeGreaterThan(6)
    }
  })

  test('wakes, the metro and the tiles read on what they are drawn on', () => {
    for (const water of ['ny-sea', 'ny-shallow']) expect(contrast(ink('ny-wake'), ink(water))).toBeGreaterThan(3)
    expect(contrast(ink('ny-globe'), ink('ny-stone'))).toBeGreaterThan(3)
    expect(contrast(ink('ny-glaze-rim'), ink('ny-glaze'))).toBeGreaterThan(3)
    expect(contrast(ink('ny-steel'), ink('ny-pit'))).toBeGreaterThan(3)
    expect(contrast(ink('ny-trunk'), ink('ny-lawn'))).toBeGreaterThan(4.5)
  })

  test('grounds of one kind are told from those of another by all eyes', () => {
    const grounds = ['ny-stone', 'ny-glaze', 'ny-lawn', 'ny-pit'] as const
    for (const vision of VISIONS) {
      grounds.forEach((a, i) => {
        for (const b of grounds.slice(i + 1))
          expect(difference(ink(a), ink(b), vision), `${a}, ${b}, ${vision}`).toBeGreaterThan(4)
      })
    }
  })
})
