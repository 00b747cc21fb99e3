import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ZoomLens } from './ZoomLens.tsx'

test('three buttons by their names, of which only one does anything on a whole board', () => {
  const ref = { current: null }
  const labels = { nearer: 'Closer', farther: 'Farther', whole: 'Whole board' }
  const markup = renderToStaticMarkup(
    createElement(ZoomLens, { port: ref, sheet: ref, labels, spot: null, atlas: undefined, region: null }),
  )
  expect(markup.match(/aria-label="[^"]*"/g)).toEqual(Object.values(labels).map(label => `aria-label="${label}"`))
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2)
})
