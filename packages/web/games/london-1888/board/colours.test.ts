import { CHARACTERS } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { contrast, difference, mixed, oklab, type Rgb, VISIONS } from '../../../board-kit/testing/colour.ts'
import { inkIn, inksOf } from '../../../board-kit/testing/inks.ts'

const { night, morning } = inksOf(
  new URL('../../../design/tokens.css', import.meta.url),
  new URL('./inks.css', import.meta.url),
)
const hue = (character: string): Rgb => inkIn(night, `ld-${character}`)

describe('the hues of the characters', () => {
  test.each(VISIONS)('any two are told apart by %s eyes', vision => {
    CHARACTERS.forEach((a, i) => {
      for (const b of CHARACTERS.slice(i + 1))
        expect(difference(hue(a), hue(b), vision), `${a}, ${b}`).toBeGreaterThan(8)
    })
  })

  test('none is much lighter or darker than the others', () => {
    const lightness = CHARACTERS.map(name => oklab(hue(name), 'normal')[0])
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.19)
  })

  test.each(CHARACTERS)('emblem and letters of %s read on the hue', name => {
    expect(contrast(hue(name), inkIn(night, 'ld-ink'))).toBeGreaterThan(4.5)
  })

  test.each(CHARACTERS)('outline and letters of %s, once shown Innocent, read in both themes', name => {
    expect(contrast(hue(name), inkIn(night, 'ld-hollow'))).toBeGreaterThan(4.5)
    const share = Number(morning.match(/--ld-shade: (\d+)%/)?.[1]) / 100
    const line = mixed(inkIn(night, 'ld-ink'), hue(name), share)
    expect(contrast(line, inkIn(morning, 'ld-hollow'))).toBeGreaterThan(4.5)
  })
})

describe.each([
  ['night', night],
  ['morning', morning],
] as const)('by %s', (_, theme) => {
  /** An ink of the theme, or that of the night where the morning has none of its own. */
  const ink = (name: string): Rgb => inkIn(`${theme}${night}`, name)
  const COURTS = ['ld-royal-court', 'ld-bourgeois-court', 'ld-popular-court']
  const BLOCKS = ['ld-royal', 'ld-bourgeois', 'ld-popular']

  test('names read on every quarter', () => {
    for (const ground of [...COURTS, ...BLOCKS]) {
      expect(contrast(ink('ld-name'), ink(ground)), ground).toBeGreaterThan(4.5)
      expect(contrast(ink('ld-street-name'), ink(ground)), ground).toBeGreaterThan(4.5)
    }
    expect(contrast(ink('ld-title'), ink('ld-beyond-ground'))).toBeGreaterThan(4.5)
  })

  test('street spaces stand out from the streets', () => {
    expect(contrast(ink('ld-coin-rim'), ink('ld-street'))).toBeGreaterThan(3)
    expect(contrast(ink('ld-printed'), ink('ld-printed-ink'))).toBeGreaterThan(4.5)
  })

  test('the quarters are told from each other and from the streets', () => {
    BLOCKS.forEach((a, i) => {
      expect(difference(ink(a), ink('ld-street'), 'normal'), a).toBeGreaterThan(5)
      for (const b of BLOCKS.slice(i + 1)) expect(difference(ink(a), ink(b), 'normal'), `${a}, ${b}`).toBeGreaterThan(4)
    })
  })

  test('rims of choices and of murders stand out from streets and courts', () => {
    for (const mark of ['ld-mark', 'ld-site'])
      for (const ground of ['ld-street', ...COURTS])
        expect(contrast(ink(mark), ink(ground)), `${mark} on ${ground}`).toBeGreaterThan(2.4)
    expect(contrast(ink('ld-murder-ink'), ink('ld-murder'))).toBeGreaterThan(4.5)
  })

  test('steps read on their coins, and titles on their cards', () => {
    expect(contrast(ink('lamplight'), ink('on-lamplight'))).toBeGreaterThan(4.5)
    expect(contrast(ink('ld-card'), ink('ld-card-ink'))).toBeGreaterThan(4.5)
  })

  test.each(CHARACTERS)('a way of %s reads on the streets', name => {
    const share = Number(`${theme}${night}`.match(/--ld-shade: (\d+)%/)?.[1]) / 100
    expect(contrast(mixed(ink('ld-ink'), hue(name), share), ink('ld-street'))).toBeGreaterThan(2.2)
  })
})
