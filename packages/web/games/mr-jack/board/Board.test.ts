import { BASE_CAST, BOARDS, type MrJackOptions, OPTIONS, POSTS } from '@gaslight/mr-jack'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Board } from './Board.tsx'
import type { Overlay, Scene } from './props.ts'

const { start } = BOARDS['2006']
const opening: Scene = {
  options: Object.fromEntries(OPTIONS.map(option => [option.key, option.default])) as unknown as MrJackOptions,
  characters: Object.fromEntries(
    BASE_CAST.map(name => [name, { at: start.characters[name], suspect: name !== 'Gull' }]),
  ),
  facing: 'NE',
  lamps: start.lamps,
  covers: start.covers,
  cordons: start.cordons,
  round: 1,
  witness: 'seen',
}

function drawn(scene: Scene, overlay: Overlay = {}): string {
  return renderToStaticMarkup(
    createElement(Board, {
      scene,
      overlay,
      film: null,
      speed: 'normal',
      onFilmEnd() {},
      onPreview() {},
      onPick() {},
      describe: () => '',
      label: 'The district',
      zoom: { nearer: 'Closer', farther: 'Farther', whole: 'Whole board' },
    }),
  )
}

/** With what follows the first picture. */
async function whole(overlay: Overlay): Promise<string> {
  drawn(opening, overlay)
  await vi.dynamicImportSettled()
  return drawn(opening, overlay)
}

/** How many elements carry a class. */
function count(markup: string, name: string): number {
  return [...markup.matchAll(/class="([^"]*)"/g)].filter(([, names]) => names?.split(' ').includes(name)).length
}

describe('the board shows', () => {
  const markup = drawn(opening)

  test('every lamp, lit or cold, with the numbers of those that will go out', () => {
    expect(count(markup, 'mj-lamp')).toBe(POSTS.length)
    expect(count(markup, 'mj-lamp-number')).toBe(4)
    expect(count(markup, 'mj-lamp-flame')).toBe(2)
    expect(count(markup, 'mj-lamp-cold')).toBe(2)
    expect(count(markup, 'mj-last')).toBe(1)
  })

  test('open and covered manholes of its own edition', () => {
    expect(count(markup, 'mj-manhole-rim')).toBe(6)
    expect(count(markup, 'mj-cover')).toBe(2)
    const revised = drawn({ ...opening, options: { ...opening.options, board: 'revised' }, covers: ['b1', 'l12'] })
    expect(count(revised, 'mj-manhole-rim')).toBe(7)
  })

  test('two open gates and two cordons', () => {
    expect(count(markup, 'mj-gate')).toBe(4)
    expect(count(markup, 'mj-cordon-stripe')).toBe(2)
  })

  test('eight characters with their letters, the innocent one hollow', () => {
    expect(count(markup, 'mj-token')).toBe(8)
    expect(count(markup, 'mj-innocent')).toBe(1)
    for (const name of BASE_CAST) expect(markup).toContain(`>${name.slice(0, 2)}</text>`)
  })

  test('one tab stop with a name, and no other text to screen readers', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toContain('role="application" aria-label="The district"')
    expect(markup.match(/<svg/g)?.length).toBe(markup.match(/<svg[^>]*aria-hidden="true"/g)?.length)
  })
})

describe('the overlay shows', () => {
  test('each mark with a sign of its own besides its colour', () => {
    const hexes = { g6: 'target', g8: 'accuse', i8: 'swap', g5: 'source', l12: 'selected' } as const
    const markup = drawn(opening, { hexes, exits: { NW: 'leave' } })
    expect(count(markup, 'mj-mark-dot')).toBe(1)
    expect(count(markup, 'mj-sign-accuse')).toBe(1)
    expect(count(markup, 'mj-sign-swap')).toBe(1)
    expect(count(markup, 'mj-mark-source')).toBe(1)
    expect(count(markup, 'mj-mark-selected')).toBe(1)
    expect(count(markup, 'mj-gate-arrow')).toBe(1)
  })

  test('eyes only where they are asked for, open and closed', () => {
    expect(count(drawn(opening), 'mj-eye')).toBe(0)
    const markup = drawn(opening, { seen: ['Holmes', 'Smith'] })
    expect(count(markup, 'mj-eye')).toBe(8)
    expect(count(markup, 'mj-eye-open')).toBe(2)
  })

  test('Jack only to those who are told', () => {
    expect(count(drawn(opening), 'mj-jack')).toBe(0)
    expect(count(drawn(opening, { jack: 'Bert' }), 'mj-jack')).toBe(1)
  })

  test('footprints for steps, an arc with two signs for a sewer ride', async () => {
    const markup = await whole({ ways: [{ character: 'Holmes', hexes: ['g5', 'h6', 'm9', 'm8'] }] })
    expect(count(markup, 'mj-way-print')).toBe(1)
    expect(count(markup, 'mj-way-ride')).toBe(1)
    expect(count(markup, 'mj-way-sign')).toBe(2)
  })

  test('an arrow for every direction that is offered', () => {
    expect(count(drawn(opening, { directions: ['N', 'S'] }), 'mj-facing')).toBe(2)
  })

  test('the barricade and the edges it may go to', () => {
    const scene: Scene = { ...opening, extension: { barricade: ['g7', 'g8'] } }
    const markup = drawn(scene, { edges: [['g5', 'g6']] })
    expect(count(markup, 'mj-barricade')).toBe(1)
    expect(count(markup, 'mj-edge')).toBe(1)
  })
})
