import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'public')

/** Width and height of a PNG file, from its header. */
function sizeOf(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(join(folder, file))
  expect(bytes.subarray(1, 4).toString('latin1'), file).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('every icon of the manifest is there, and as large as it says', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
  }
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.length).toBeGreaterThan(2)
  for (const { src, sizes } of pngs) expect(sizeOf(src).join('x'), src).toBe(sizes)
})

test('iOS is given an icon of its size', () => {
  const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
  const [, file = ''] = html.match(/rel="apple-touch-icon" href="\/([^"]+)"/) ?? []
  expect(sizeOf(file)).toEqual([180, 180])
})
