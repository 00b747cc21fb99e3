import { COLOURS } from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { contrast, difference, fromHex, mixed, oklab, type Rgb, VISIONS } from '../../../board-kit/testing/colour.ts'
import { inkIn, inksOf } from '../../../board-kit/testing/inks.ts'

const { night, morning } = inksOf(
  new URL('../../../design/tokens.css', import.meta.url),
  new URL('./inks.css', import.meta.url),
)
const THEMES = [
  ['night', night],
  ['morning', morning],
] as const

const HUES = { blue: 'lw-blue', yellow: 'lw-yellow', brown: 'lw-brown', red: 'lw-red-hue', green: 'lw-green-hue' }

/** An ink of a theme, or that of the night where the morning has none of its own. */
const inkOf = (theme: string, name: string): Rgb => inkIn(`${theme}${night}`, name)

describe('the policemen', () => {
  test.each(VISIONS)('are told apart by %s eyes', vision => {
    COLOURS.forEach((a, i) => {
      for (const b of COLOURS.slice(i + 1))
        expect(difference(inkIn(night, HUES[a]), inkIn(night, HUES[b]), vision), `${a}, ${b}`).toBeGreaterThan(8)
    })
  })

  test.each(COLOURS)('have letters that read on %s', colour => {
    expect(contrast(inkIn(night, HUES[colour]), inkIn(night, 'lw-token-ink'))).toBeGreaterThan(4.5)
  })
})

describe.each(THEMES)('by %s', (_, theme) => {
  const ink = (name: string) => inkOf(theme, name)

  test('numbers read on their coins', () => {
    expect(contrast(ink('lw-number'), ink('lw-coin'))).toBeGreaterThan(4.5)
    expect(contrast(ink('lw-number-red'), ink('lw-red'))).toBeGreaterThan(4.5)
  })

  test('coins and crossings stand out from the streets', () => {
    for (const mark of ['lw-coin-rim', 'lw-square', 'lw-link'])
      expect(contrast(ink(mark), ink('lw-street')), mark).toBeGreaterThan(3)
    expect(contrast(ink('lw-lamp-flame'), ink('lw-lamp-square'))).toBeGreaterThan(4.5)
    expect(contrast(ink('lw-chalk'), ink('lw-chalk-square'))).toBeGreaterThan(4.5)
  })

  test('red circles are told from the others by all eyes', () => {
    for (const vision of VISIONS) expect(difference(ink('lw-red'), ink('lw-coin'), vision)).toBeGreaterThan(15)
  })

  test('rims of choices, of crime scenes and of possible circles stand out from houses and streets', () => {
    for (const mark of ['lw-mark', 'lw-crime', 'lw-heat'])
      for (const ground of ['lw-street', 'lw-yard'])
        expect(contrast(ink(mark), ink(ground)), `${mark} on ${ground}`).toBeGreaterThan(2.6)
  })

  test('Jack’s lines and his pencil read on the streets', () => {
    for (const line of ['lw-jack-line', 'lw-pencil']) expect(contrast(ink(line), ink('lw-street'))).toBeGreaterThan(3)
    expect(contrast(ink('lw-paper-ink'), ink('lw-paper'))).toBeGreaterThan(4.5)
    expect(contrast(ink('lw-token-rim'), ink('lw-jack'))).toBeGreaterThan(4.5)
  })

  test.each(COLOURS)('lines of the %s policeman read on streets and houses', colour => {
    const share = Number(`${theme}${night}`.match(/--lw-line-shade: (\d+)%/)?.[1]) / 100
    const line = mixed(ink('lw-token-ink'), inkIn(night, HUES[colour]), share)
    for (const ground of ['lw-street', 'lw-yard']) expect(contrast(line, ink(ground)), ground).toBeGreaterThan(2.4)
  })

  test('streets are told from blocks, and houses from yards', () => {
    expect(difference(ink('lw-street'), ink('lw-yard'), 'normal')).toBeGreaterThan(8)
    for (const roof of ['lw-roof-0', 'lw-roof-1', 'lw-roof-2'])
      expect(difference(ink(roof), ink('lw-yard'), 'normal'), roof).toBeGreaterThan(2)
  })

  test('the title and the places of the murders can be read', () => {
    expect(contrast(ink('lw-compass-pale-line'), ink('lw-beyond-ground'))).toBeGreaterThan(4.5)
    expect(contrast(ink('lw-place'), ink('lw-street'))).toBeGreaterThan(4.5)
  })
})

test('the hues of the policemen are of even lightness', () => {
  const lightness = COLOURS.map(colour => oklab(inkIn(night, HUES[colour]), 'normal')[0])
  expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.26)
})

test('an arrest reads on its badge', () => {
  expect(contrast(fromHex('#ffffff'), inkIn(night, 'lw-arrest'))).toBeGreaterThan(4.5)
})
