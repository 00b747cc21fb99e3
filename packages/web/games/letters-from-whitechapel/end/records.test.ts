import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Audience, Game } from '@gaslight/core'
import { lettersFromWhitechapel as game, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { describe, expect, test } from 'vitest'
import { perspectiveOf } from '../../../table/record.ts'
import { endingWords } from '../chronicle/endings.ts'
import { framesOf } from '../film/frames.ts'
import { NIGHTS, nightScene, rowIn, sceneOf } from '../scene.ts'
import { wordsOf } from '../testing/words.ts'

const folder = join(import.meta.dirname, '../../../../../games/letters-from-whitechapel/records')
const RECORDS = readdirSync(folder).filter(name => name.endsWith('.game'))
const WORDS = wordsOf('en')

function seen(name: string, audience: Audience) {
  const text = readFileSync(join(folder, name), 'utf8')
  const replay = perspectiveOf<WhitechapelView>(game as unknown as Game, text, audience)
  if (replay === null) throw new Error(`${name} is no finished game`)
  return replay
}

test('there is a record of every way to end, in every night in which it can be', () => {
  const endings = [
    'escape',
    ...['arrest', 'stuck', 'time', 'address'].flatMap(reason => [2, 3, 4].map(night => `${reason}-by-night-${night}`)),
  ]
  expect(RECORDS).toEqual(expect.arrayContaining(endings.map(name => `${name}.game`)))
})

describe.each(RECORDS)('%s is seen again', name => {
  test.each([0, 1, 'public', 'omniscient'] as const)('by %s: every moment, its film, and the end', audience => {
    const { start, moments, view } = seen(name, audience)
    let before = start
    for (const [at, moment] of moments.entries()) {
      expect(sceneOf(moment.view).police.length).toBeLessThanOrEqual(5)
      for (const { picture } of framesOf(before, moment, at)) expect(picture.toldIn(WORDS)).not.toBe('')
      before = moment.view
    }
    expect(name.startsWith(view.outcome?.reason ?? 'none')).toBe(true)
    expect(endingWords(WORDS, view, 'public')).toContain(String(view.hideout))
  })

  test('with the rows of all its nights on the map (LW-96)', () => {
    const { view } = seen(name, 1)
    for (const night of NIGHTS.filter(played => played <= view.night)) {
      const { filled, circles } = rowIn(view, night)
      if (filled === undefined) continue
      expect(circles[filled]).toBeDefined()
      expect(nightScene(view, night).row?.length).toBe(Object.keys(circles).length)
    }
  })
})
