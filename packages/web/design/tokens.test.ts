import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The colours of one theme by token; the morning stands over the night. */
function theme(name: 'night' | 'morning'): Readonly<Record<string, string>> {
  const block = (selector: RegExp) => css.match(selector)?.[1] ?? ''
  const colours = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(match => [match[1], match[2]]))
  const night = colours(block(/^:root \{([^}]*)\}/m))
  return name === 'night' ? night : { ...night, ...colours(block(/data-theme=["']morning["']\] \{([^}]*)\}/)) }
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const TEXTS = ['text', 'quiet', 'link', 'danger-text', 'jack-text', 'detective-text']
const MARKS = ['lamplight', 'danger', 'jack', 'detective', 'edge', 'good']
const GROUNDS = ['ground', 'raised', 'sunken']

describe.each(['night', 'morning'] as const)('colours of the %s', name => {
  const colours = theme(name)
  const ratio = (a: string, b: string) => contrast(colours[a] ?? '', colours[b] ?? '')

  it.each(TEXTS.flatMap(text => GROUNDS.map(ground => [text, ground])))(
    '%s can be read on %s',
    (text = '', ground = '') => {
      expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(MARKS.flatMap(mark => GROUNDS.map(ground => [mark, ground])))(
    '%s is seen on %s',
    (mark = '', ground = '') => {
      expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each([
    ['on-lamplight', 'lamplight'],
    ['on-lamplight', 'lamplight-hover'],
    ['on-danger', 'danger'],
  ])('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
