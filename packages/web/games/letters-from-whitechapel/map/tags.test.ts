import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NightTag } from './pieces/Tags.tsx'
import { nightTags } from './tags.ts'

test('the night of a crime is a figure beside a moon, never a Roman numeral like the hours of the track (LW-6)', () => {
  const nights = [1, 2, 3, 4] as const
  const tags = nightTags({ crimeScenes: nights.map((night, i) => ({ at: [27, 65, 84, 147][i], night })) })
  const drawn = tags.map(({ text }) => renderToStaticMarkup(createElement(NightTag, { text, hung: { x: 0, y: 0 } })))
  expect(drawn.map(markup => />([^<]+)<\/text>/.exec(markup)?.[1])).toEqual(['1', '2', '3', '4'])
  for (const markup of drawn) expect(markup).toContain('lw-tag-moon')
})
