import { CHARACTERS, LOCATIONS } from '@gaslight/london-1888'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawScenery, type Scenery } from './art/scenery.ts'
import { Board, usePreviews } from './Board.tsx'
import { PropsOfFilm } from './layers/PropsOfFilm.tsx'
import { linesOf } from './name-lines.ts'
import type { BoardProps, Overlay, Scene, Stage } from './props.ts'
import { START, withoutPawns, withPlayers } from './testing.ts'

function drawn(scene: Scene, overlay: Overlay = {}, more: Partial<BoardProps> = {}): string {
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
      nameOf: location => location,
      label: 'London',
      zoom: { nearer: 'Closer', farther: 'Farther', whole: 'Whole board' },
      ...more,
    }),
  )
}

/** How many elements carry a class. */
function count(markup: string, name: string): number {
  return [...markup.matchAll(/class="([^"]*)"/g)].filter(([, names]) => names?.split(' ').includes(name)).length
}

describe('the board shows', () => {
  const markup = drawn(START)

  test('street spaces in one path, five printed places, five murder places and the stairs of four passages', () => {
    const coins = markup.match(/class="ld-coin" d="([^"]*)"/)?.[1] ?? ''
    expect(coins.match(/M/g)).toHaveLength(158 - 5)
    expect(count(markup, 'ld-printed')).toBe(5)
    expect(count(markup, 'ld-printed-police')).toBe(2)
    expect(count(markup, 'ld-site')).toBe(5)
    expect(count(markup, 'ld-stairs')).toBe(8)
  })

  test('the name of every location', () => {
    for (const location of LOCATIONS) expect(markup).toContain(`>${location}</text>`)
    expect(count(markup, 'ld-name')).toBe(25)
  })

  test('eight pawns with their letters and three drops each', () => {
    expect(count(markup, 'ld-medal')).toBe(8)
    for (const code of ['Ab', 'Go', 'Wa', 'Gu', 'Lu', 'Ne', 'Ma', 'Pr']) expect(markup).toContain(`>${code}</text>`)
    expect(count(markup, 'ld-drop')).toBe(24)
    expect(count(markup, 'ld-drop-lost')).toBe(0)
  })

  test('what lies in the locations, with its number', () => {
    expect(count(markup, 'ld-chip-life')).toBe(5)
    expect(count(markup, 'ld-chip-weapon')).toBe(4)
    expect(count(markup, 'ld-chip-hidden')).toBe(11)
    expect(markup).toMatch(/ld-chip-silver.*>14<\/text>/)
  })

  test('who holds the Absinthe and whose turn it is', () => {
    expect([count(markup, 'ld-absinthe'), count(markup, 'ld-turn')]).toEqual([1, 1])
  })

  test('one board among the tab stops, with a name, and no other text to screen readers', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toContain('role="application" aria-label="London"')
    const drawings = markup.slice(0, markup.indexOf('visually-hidden'))
    expect(drawings.match(/<svg/g)?.length).toBe(drawings.match(/<svg[^>]*aria-hidden="true"/g)?.length)
  })

  test('no filter, which a moving board could not afford', () => {
    expect(markup).not.toMatch(/<filter|filter=/)
  })
})

describe('a pawn bears', () => {
  test('lost life, curfew, bars, side, a tick once shown Innocent, and Jack once he is known', () => {
    const scene = withPlayers(
      { ...START, unmasked: 2 },
      {
        abberline: { life: 1, curfew: true, side: 'hunter' },
        gull: { serving: 'turn' },
        lusk: { shown: true },
        netley: { side: 'accomplice' },
      },
    )
    const markup = drawn(scene)
    expect(count(markup, 'ld-drop-lost')).toBe(2)
    for (const [name, times] of [
      ['ld-curfew', 1],
      ['ld-bars', 1],
      ['ld-side', 2],
      ['ld-accomplice', 1],
      ['ld-shown', 1],
      ['ld-jack', 1],
      ['ld-jack-known', 0],
    ] as const)
      expect(count(markup, name), name).toBe(times)
  })

  test('Jack’s sign only for who is told', () => {
    expect(count(drawn(START), 'ld-jack')).toBe(0)
    expect(count(drawn(START, { jack: 'gull' }), 'ld-jack-known')).toBe(1)
  })
})

describe('on the board are', () => {
  test('blocking pawns', () => {
    const markup = drawn({ ...START, protesters: ['H51b', 'J33'], police: ['V62a'] })
    expect([count(markup, 'ld-blocker-protester'), count(markup, 'ld-blocker-police')]).toEqual([2, 1])
  })

  test('the murders, each at its own place, numbered as they were discovered', () => {
    const markup = drawn({ ...START, events: { 2: 'murder_kelly', 3: 'rain', 11: 'murder_nichols' } })
    expect(count(markup, 'ld-murder')).toBe(2)
    expect(markup).toMatch(
      /translate\(708 279\)" class="ld-murder".*?>I<.*translate\(897 191\)" class="ld-murder".*?>II</,
    )
  })

  test('stones for the dead instead of their pawns', () => {
    const markup = drawn(withoutPawns(START, 'gull', 'lusk'))
    expect(count(markup, 'ld-fallen')).toBe(2)
    expect(count(markup, 'ld-drops')).toBe(6)
  })
})

describe('the overlay shows', () => {
  beforeAll(() => usePreviews.load())

  test('each mark with a sign of its own besides its colour', () => {
    const markup = drawn(START, {
      spaces: { J62: 'source', pub: 'target', H62a: 'selected' },
      pawns: { abberline: 'aim', godley: 'arrest', warren: 'ask' },
    })
    for (const mark of ['source', 'target', 'selected', 'aim', 'arrest', 'ask'])
      expect(count(markup, `ld-mark-${mark}`), mark).toBe(1)
    expect(count(markup, 'ld-sign')).toBe(3)
  })

  test('the steps of a walk, on streets and at buildings', () => {
    const markup = drawn(START, { reach: { J62: 1, pub: 3 } })
    expect([count(markup, 'ld-reach'), count(markup, 'ld-reach-lot')]).toEqual([2, 1])
    expect(markup).toMatch(/ld-reach.*>1<\/text>.*ld-reach.*>3<\/text>/)
  })

  test('ways, shots and lines of fire, and none of them while a film runs', () => {
    const overlay: Overlay = {
      ways: [
        { kind: 'walk', who: 'lusk', spaces: ['J62', 'V61b', 'pub'] },
        { kind: 'shot', weapon: 'derringer', spaces: ['J62', 'H62a'] },
        { kind: 'blocker', pawn: 'police', from: 'V62a', to: 'J63' },
      ],
      lines: [['J62', 'H62a', 'H62b']],
    }
    const markup = drawn(START, overlay)
    expect([count(markup, 'ld-line-walk'), count(markup, 'ld-line-shot'), count(markup, 'ld-line-aim')]).toEqual([
      1, 1, 1,
    ])
    expect([count(markup, 'ld-line-blocker'), count(markup, 'ld-ghost')]).toEqual([1, 1])
    expect(count(drawn(START, overlay, { film: [[]] }), 'ld-line')).toBe(0)
  })

  test('what somebody can reach, doors open and barred, labels and emphasis', () => {
    const markup = drawn(START, {
      threat: { of: 'warren', spaces: ['J73', 'hospital'] },
      open: ['pub'],
      labels: { J62: '2' },
      emphasised: ['lusk'],
    })
    expect(count(markup, 'ld-threatened')).toBe(2)
    const doors = (name: string) => markup.match(new RegExp(`class="${name}" d="([^"]*)"`))?.[1]?.match(/Z/g)?.length
    expect(doors('ld-door ld-door-open')).toBe(2)
    expect(doors('ld-door')).toBe(34)
    expect([count(markup, 'ld-label'), count(markup, 'ld-emphasised')]).toEqual([1, 1])
    const [, left, width] = markup.match(/ld-label.*?<rect x="([-\d.]+)"[^>]*width="([\d.]+)"/) ?? []
    expect(Number(left)).toBeCloseTo(-Number(width) / 2)
    const [, east] = drawn(START, { labels: { J81: 'a longer line' } }).match(/ld-label.*?<rect x="([-\d.]+)"/) ?? []
    expect(Number(east)).toBeLessThan(-80)
  })

  test('in a film a die, a shot and cards with titles or without', () => {
    const film: readonly Stage[] = [
      [{ kind: 'die', by: 'lusk', value: 3 }],
      [{ kind: 'shot', weapon: 'vitriol', spaces: ['J62', 'H62a'] }],
      [
        { kind: 'card', by: 'gull', of: 'action', title: 'Order to Disperse' },
        { kind: 'event', title: 'Rain' },
      ],
    ]
    const markup = renderToStaticMarkup(createElement(PropsOfFilm, { film, nodes: { current: new Map() } }))
    expect(count(markup, 'ld-prop')).toBe(4)
    expect([count(markup, 'ld-die'), count(markup, 'ld-vial'), count(markup, 'ld-card')]).toEqual([1, 1, 2])
    expect(markup).toContain('>Order to</text>')
  })
})

describe('the scenery', () => {
  function all(): Scenery {
    const steps = drawScenery()
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
  const scenery = all()
  const { houses, river, buildings } = scenery

  test('is always the same picture, of finite numbers', () => {
    expect(all()).toEqual(scenery)
    for (const { ink, d } of [...houses, ...river, ...buildings]) expect(d, ink).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('brings the names of the streets', () => {
    expect(scenery.streetNames.map(({ name }) => name)).toContain('Whitechapel High Street')
  })

  test('stays a light document', () => {
    expect(houses.length + river.length + buildings.length).toBeLessThan(420)
  })
})

test('names are set in one line or in two even ones', () => {
  expect(linesOf('Pub')).toEqual(['Pub'])
  expect(linesOf('Premises of Lees')).toEqual(['Premises', 'of Lees'])
  expect(linesOf('Полицейский участок')).toEqual(['Полицейский', 'участок'])
  expect(linesOf('苏格兰场')).toEqual(['苏格兰场'])
})

test('every character has a figure of his own', () => {
  const medals = drawn(START).match(/class="ld-medal-face" d="([^"]*)"/g) ?? []
  expect(new Set(medals).size).toBe(CHARACTERS.length)
})
