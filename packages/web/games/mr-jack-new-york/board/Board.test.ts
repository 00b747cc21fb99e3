import { readFileSync } from 'node:fs'
import { CAST } from '@gaslight/mr-jack-new-york'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { RADIUS } from '../../../board-kit/hex.ts'
import { NEAREST } from '../../../board-kit/zoom.ts'
import { FRAME } from './art/frame.ts'
import { Board } from './Board.tsx'
import type { BoardProps, Overlay, Scene } from './props.ts'
import { OPENING } from './testing.ts'

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
      label: 'Manhattan',
      zoom: { nearer: 'Closer', farther: 'Farther', whole: 'Whole board' },
      ...more,
    }),
  )
}

/** With what follows the first picture. */
async function whole(overlay: Overlay): Promise<string> {
  drawn(OPENING, overlay)
  await vi.dynamicImportSettled()
  return drawn(OPENING, overlay)
}

/** How many elements carry a class. */
function count(markup: string, name: string): number {
  return [...markup.matchAll(/class="([^"]*)"/g)].filter(([, names]) => names?.split(' ').includes(name)).length
}

describe('the board shows', () => {
  const markup = drawn(OPENING)

  test('every tile by its face, and the central station', () => {
    expect(count(markup, 'ny-lamp')).toBe(2)
    expect(count(markup, 'ny-station')).toBe(1)
    expect(count(markup, 'ny-entrance')).toBe(4)
    const later = drawn({ ...OPENING, tiles: { ...OPENING.tiles, b3: 'park', i8: 'site' } })
    expect([count(later, 'ny-park'), count(later, 'ny-site'), count(later, 'ny-entrance')]).toEqual([1, 1, 3])
  })

  test('a pool of light for every Gaslamp', () => {
    expect(count(markup, 'mj-pool')).toBe(2)
    expect(count(drawn({ ...OPENING, tiles: { m7: 'lamp' } }), 'mj-pool')).toBe(1)
  })

  test('two Investigation tiles, two Steamers under smoke, four ferries', () => {
    expect(count(markup, 'ny-barrier')).toBe(2)
    expect(count(markup, 'ny-steamer')).toBe(2)
    expect(count(markup, 'ny-smoke')).toBe(2)
    expect(count(markup, 'ny-ferry')).toBe(4)
  })

  test('the Informant by his side, and not while he waits to be re-placed (NY-9)', () => {
    expect(count(markup, 'ny-talkative')).toBe(1)
    expect(count(drawn({ ...OPENING, informant: { at: 'i9', side: 'mute' } }), 'ny-mute')).toBe(1)
    expect(count(drawn({ ...OPENING, informant: { side: 'talkative' } }), 'ny-informant')).toBe(0)
  })

  test('eight characters with their letters, the innocent one hollow', () => {
    const characters = { ...OPENING.characters, Grant: { at: 'j8', suspect: false } }
    const later = drawn({ ...OPENING, characters })
    expect(count(later, 'mj-token')).toBe(8)
    expect(count(later, 'mj-innocent')).toBe(1)
    for (const name of CAST) expect(later).toContain(`>${name.slice(0, 2)}</text>`)
  })

  test('one board among the tab stops, with a name, and no other text to screen readers', () => {
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toContain('role="application" aria-label="Manhattan"')
    expect(markup.match(/<svg/g)?.length).toBe(markup.match(/<svg[^>]*aria-hidden="true"/g)?.length)
  })

  test('the window in the shape of the drawing', () => {
    const css = readFileSync(new URL('./board.css', import.meta.url), 'utf8')
    expect(css).toContain(`--mj-ratio: ${FRAME.width} / ${FRAME.height}`)
  })

  test('a space at least as wide as a fingertip on a phone, two presses of the button away', () => {
    const phone = 358
    const wide = (phone / FRAME.width) * 2 * RADIUS
    expect(wide * 1.6 * 1.6).toBeLessThan(wide * NEAREST)
    expect(wide * 1.6 * 1.6).toBeGreaterThanOrEqual(44)
  })

  test('the names of the spaces where they are asked for', () => {
    expect(count(markup, 'mj-show-coordinates')).toBe(0)
    expect(count(markup, 'mj-coordinates')).toBe(1)
    expect(markup).toContain('>LIB</text>')
  })
})

describe('the overlay shows', () => {
  test('each mark with a sign of its own besides its colour', () => {
    const spaces = { g7: 'target', h8: 'accuse', i7: 'swap', e5: 'source', l9: 'selected', LIB: 'consult' } as const
    const markup = drawn(OPENING, { spaces: { ...spaces, k4: 'leave' } })
    expect(count(markup, 'mj-mark-dot')).toBe(1)
    expect(count(markup, 'mj-sign-accuse')).toBe(1)
    expect(count(markup, 'mj-sign-swap')).toBe(1)
    expect(count(markup, 'mj-sign-consult')).toBe(1)
    expect(count(markup, 'mj-mark-source')).toBe(1)
    expect(count(markup, 'mj-mark-selected')).toBe(1)
    expect(count(markup, 'ny-leave')).toBe(1)
  })

  test('the ways out that are open, and nothing on the others', () => {
    expect(count(drawn(OPENING), 'ny-exit')).toBe(0)
    expect(count(drawn(OPENING, { open: ['n8', 'b1'] }), 'ny-exit')).toBe(2)
  })

  test('Investigation tiles that can be lifted', () => {
    const markup = drawn(OPENING, { pairs: [{ pair: ['e7', 'f8'], mark: 'source' }] })
    expect(count(markup, 'mj-mark-source')).toBe(1)
  })

  test('what a previewed power changes: reach, light and ways out', () => {
    const changes = {
      gained: ['g9'],
      lost: ['i9', 'c2'],
      seen: ['Eastman'],
      unseen: ['Smith'],
      opened: [],
      shut: ['n8'],
    }
    const markup = drawn(OPENING, { changes: changes as Overlay['changes'] & object })
    expect(count(markup, 'ny-won')).toBe(1)
    expect(count(markup, 'ny-lost')).toBe(3)
    expect(count(markup, 'mj-eye')).toBe(2)
    expect(count(markup, 'mj-eye-open')).toBe(1)
    expect(count(markup, 'mj-eye-news')).toBe(2)
  })

  test('eyes only where they are asked for, open and closed', () => {
    expect(count(drawn(OPENING), 'mj-eye')).toBe(0)
    const markup = drawn(OPENING, { seen: ['Beach', 'Smith'] })
    expect([count(markup, 'mj-eye'), count(markup, 'mj-eye-open')]).toEqual([8, 2])
  })

  test('Jack only to those who are told', () => {
    expect(count(drawn(OPENING), 'mj-jack')).toBe(0)
    expect(count(drawn(OPENING, { jack: 'Rider' }), 'mj-jack')).toBe(1)
  })

  test('footprints for steps, an arc for the metro, a dotted line for a ferry', async () => {
    const markup = await whole({
      ways: [{ kind: 'walk', character: 'Callahan', spaces: ['f5', 'g6', 'b3', 'a3', 'LIB'] }],
    })
    expect(count(markup, 'mj-way-print')).toBe(1)
    expect(count(markup, 'mj-way-ride')).toBe(1)
    expect(count(markup, 'mj-way-sail')).toBe(1)
  })

  test('a rim around a tile that is put down, and around where a cover lay', async () => {
    const markup = await whole({
      ways: [
        { kind: 'tile', tile: 'lamp', at: 'm7' },
        { kind: 'cover', from: ['g6', 'g7'], to: ['k5', 'l5'] },
      ],
    })
    expect(count(markup, 'ny-ghost')).toBe(1)
    expect(count(markup, 'ny-was')).toBe(1)
  })

  test('the face that a tile showed before, only while a film turns it', () => {
    const film = [[{ kind: 'tile', tile: 'park', at: 'c3', was: 'lamp' }]] as const
    const scene: Scene = { ...OPENING, tiles: { ...OPENING.tiles, c3: 'park' } }
    expect(count(drawn(scene, {}, { film }), 'ny-lamp')).toBe(2)
    expect(count(drawn(scene), 'ny-lamp')).toBe(1)
  })
})
