import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { Heat } from './layers/Heat.tsx'
import { Arrows, linesOf, Stickers } from './layers/Sketches.tsx'
import type { MapProps, Overlay, Scene, Sketchbook } from './props.ts'
import { NIGHT } from './testing.ts'
import { useAided, WhitechapelMap } from './WhitechapelMap.tsx'

function drawn(scene: Scene, overlay: Overlay = {}, more: Partial<MapProps> = {}): string {
  return renderToStaticMarkup(
    createElement(WhitechapelMap, {
      scene,
      overlay,
      film: null,
      speed: 'normal',
      onFilmEnd() {},
      onPreview() {},
      onPick() {},
      describe: () => '',
      label: 'Whitechapel',
      more: 'Nearer for all numbers',
      zoom: { nearer: 'Closer', farther: 'Farther', whole: 'Whole map' },
      ...more,
    }),
  )
}

// What follows the first picture.
beforeAll(() => useAided.load())

/** How many elements carry a class. */
function count(markup: string, name: string): number {
  return [...markup.matchAll(/class="([^"]*)"/g)].filter(([, names]) => names.split(' ').includes(name)).length
}

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }

describe('the map shows', () => {
  let markup = ''
  beforeAll(() => {
    markup = drawn(NIGHT)
  })

  test('195 numbered circles, eight of them red by shape too, and every crossing in a handful of paths', () => {
    expect(count(markup, 'lw-number')).toBe(195)
    expect(count(markup, 'lw-red')).toBe(8)
    expect(count(markup, 'lw-lamp-square')).toBe(7)
    expect(count(markup, 'lw-chalk-square')).toBe(1)
    const squares = markup.match(/class="lw-square" d="([^"]*)"/)?.[1] ?? ''
    expect(squares.match(/M/g)).toHaveLength(234 - 7 - 1)
    const coins = markup.match(/class="lw-coin" d="([^"]*)"/)?.[1] ?? ''
    expect(coins.match(/M/g)).toHaveLength(195 - 8)
  })

  test('the streets in few elements: a path for each part of the map, and those of one width together', () => {
    const ground = markup.slice(markup.indexOf('lw-ground'), markup.indexOf('lw-board'))
    expect(ground.match(/<[a-z]/g)?.length).toBeLessThan(300)
  })

  test('all that is sized on the screen in groups that are sized one after the other, and numbers on a layer of their own', () => {
    expect(count(markup, 'lw-sized')).toBeGreaterThan(4)
    expect(markup).toMatch(/<div class="lw-layer"><svg class="lw-numbers"[^>]*><text/)
  })

  test('five policemen with their letters, the Head with a sign', () => {
    expect(count(markup, 'lw-policeman')).toBe(5)
    expect(count(markup, 'lw-head-star')).toBe(1)
    for (const letter of 'WLSAR') expect(markup).toContain(`>${letter}</text>`)
  })

  test('patrol tokens face down, with what only some know, revealed, and fake', () => {
    expect(count(markup, 'lw-patrol')).toBe(4)
    expect(count(markup, 'lw-patrol-lantern')).toBe(2)
    expect(count(markup, 'lw-known')).toBe(1)
    expect(count(markup, 'lw-fake')).toBe(1)
  })

  test('women by their faces, the Wretched, crime scenes, clues and false clues', () => {
    expect(count(markup, 'lw-woman')).toBe(3)
    expect([count(markup, 'lw-drop'), count(markup, 'lw-plain')]).toEqual([1, 1])
    expect(count(markup, 'lw-wretched')).toBe(2)
    expect(count(markup, 'lw-crime')).toBe(2)
    expect(count(markup, 'lw-badge-clue')).toBe(3)
    expect(count(markup, 'lw-badge-false-clue')).toBe(1)
  })

  test('Jack, his row and his hideout only to those who are told', () => {
    expect([count(markup, 'lw-jack'), count(markup, 'lw-hideout')]).toEqual([1, 1])
    expect(count(markup, 'lw-line-coach')).toBe(2)
    expect(count(markup, 'lw-line-alley')).toBe(1)
    expect(count(markup, 'lw-tagged-cell')).toBe(4)
    const { jack, row, hideout, ...hidden } = NIGHT
    const police = drawn(hidden)
    for (const name of ['lw-jack', 'lw-hideout', 'lw-tagged-cell', 'lw-line']) expect(count(police, name)).toBe(0)
  })

  test('one map among the tab stops, with a name, and no other text to screen readers', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toContain('role="application" aria-label="Whitechapel"')
    expect(markup.match(/<svg/g)?.length).toBe(markup.match(/<svg[^>]*aria-hidden="true"/g)?.length)
  })

  test('no filter, which a moving map could not afford', () => {
    expect(markup).not.toMatch(/<filter|filter=/)
  })
})

describe('the overlay shows', () => {
  test('each mark with a sign of its own besides its colour', () => {
    const markup = drawn(EMPTY, {
      nodes: {
        c86: 'target',
        c85: 'search',
        c99: 'arrest',
        c69: 'declare',
        x103: 'source',
        x134: 'selected',
        x139: 'blocked',
      },
    })
    for (const mark of ['target', 'search', 'arrest', 'declare', 'source', 'selected'])
      expect(count(markup, `lw-mark-${mark}`), mark).toBe(1)
    for (const sign of ['search', 'arrest', 'declare']) expect(count(markup, `lw-badge-${sign}`), sign).toBe(1)
    expect(count(markup, 'lw-barrier')).toBe(1)
  })

  test('what moves, but not while a film runs that moves it', () => {
    const preview = createElement('i', { className: 'moves' })
    expect(count(drawn(NIGHT, {}, { preview }), 'moves')).toBe(1)
    expect(count(drawn(NIGHT, {}, { preview, film: [[]] }), 'moves')).toBe(0)
  })

  test('Jack’s plan in pencil, with its cells', () => {
    const markup = drawn(NIGHT, {
      plan: [
        { circle: 101, cell: '5', by: 'walk' },
        { circle: 124, cell: '6', by: 'alley' },
      ],
    })
    expect([count(markup, 'lw-line-pencil'), count(markup, 'lw-line-pencil-alley')]).toEqual([1, 1])
    expect(count(markup, 'lw-tagged-pencil')).toBe(2)
  })

  test('what the police stick, draw and write', () => {
    const sketchbook: Sketchbook = {
      stickers: [{ at: 'c122', sticker: 'here', by: 'red' }],
      arrows: [{ from: 'x103', to: 'c99', by: 'blue' }],
      notes: [{ at: 'c102', text: 'Block x152', by: 'brown' }],
    }
    const [arrows, stickers] = [Arrows, Stickers].map(layer => createElement(layer, { sketchbook }))
    const markup = renderToStaticMarkup(createElement('svg', {}, arrows, stickers))
    expect(count(markup, 'lw-badge-here')).toBe(1)
    expect(count(markup, 'lw-line-chalk')).toBe(1)
    expect(markup).toContain('>Block x152</text>')
  })

  test('possible circles by rim and glow', () => {
    const heat = new Map([
      [85, 0.6],
      [86, 0.4],
    ])
    const markup = renderToStaticMarkup(createElement(Heat, { heat }))
    expect([count(markup, 'lw-heat'), count(markup, 'lw-heat-rim')]).toEqual([2, 2])
  })

  test('answers, labels and emphasis', () => {
    const markup = drawn(EMPTY, {
      answers: [
        { circle: 97, answer: 'no' },
        { circle: 98, answer: 'yes' },
        { circle: 99, answer: 'missed' },
      ],
      labels: { c85: '60 %' },
      emphasised: ['x103'],
    })
    for (const answer of ['yes', 'no', 'missed']) expect(count(markup, `lw-badge-${answer}`)).toBe(1)
    expect(markup).toContain('>60 %</text>')
    expect(count(markup, 'lw-emphasis')).toBe(1)
  })
})

test('a hundred places to choose are drawn in a few paths', () => {
  const nodes = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`x${i + 1}`, 'target' as const]))
  const rims = drawn(EMPTY, { nodes }).match(/class="lw-rims"/g)
  expect(rims).toHaveLength(1)
})

test('a long note is broken at spaces, cut after three lines, and breaks where it has none', () => {
  expect(linesOf('If the coach came out here, block x152 first')).toEqual([
    'If the coach came',
    'out here, block',
    'x152 first',
  ])
  const long = linesOf('one two three four five six seven eight nine ten eleven twelve thirteen')
  expect(long).toHaveLength(3)
  expect(long[2].endsWith('…')).toBe(true)
  expect(linesOf('他两晚都往这边跑了请大家注意这里的每一个路口')).toHaveLength(2)
})
