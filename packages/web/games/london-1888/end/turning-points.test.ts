import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayFor } from '@gaslight/client'
import { chapterName, type LondonView, london1888 } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { type Translate, translator } from '../../../i18n/translate.ts'
import { wordsFrom } from '../words.ts'
import { pointText, type TurningPoint, turningPoints } from './turning-points.ts'

const games = join(import.meta.dirname, '../../../../../games/london-1888')
const t: Translate = translator('en', [JSON.parse(readFileSync(join(games, 'messages/en.json'), 'utf8'))])
const words = wordsFrom(t, t, 'en')

function told(point: TurningPoint | null, view: LondonView): string | null {
  if (point === null) return null
  return `${chapterName(words, point, view)}: ${pointText(words, point)}`
}

it.each<[string, ...(string | null)[]]>([
  [
    'I-arrest',
    'Round 2 · Abberline: Abberline questions Lusk. Card 3 of Lusk is turned over: Jack the Ripper.',
    null,
    'Round 2 · Abberline: Abberline plays Arrest on Lusk.',
  ],
  [
    'I-gaol',
    'Round 4 · Netley: Netley questions Abberline. Card 1 of Abberline is turned over: False Lead. Card 5 of Abberline is turned over: Jack the Ripper.',
    null,
    null,
  ],
  [
    'I-kill',
    'Round 1 · Lusk: Lusk plays Informer on card 2 of Abberline. Card 2 of Abberline is turned over: Jack the Ripper.',
    null,
    'Round 3 · Lusk: Lusk attacks Abberline: Bull Dog Revolver. Abberline is dead.',
  ],
  [
    'I-clear',
    null,
    'Round 5 · Abberline: Abberline attacks Lusk: Winchester. Lusk is dead.',
    'Round 10 · Warren: Warren questions Abberline. Card 2 of Abberline is turned over: Innocent.',
  ],
  [
    'J-suicide',
    'Round 2 · Warren: Warren plays Informer on card 5 of Gull. Card 5 of Gull is turned over: Jack the Ripper.',
    null,
    'Round 3 · Gull: Gull takes the Worn Rope.',
  ],
  [
    'J-all',
    'Round 1 · Warren: Warren plays Informer on card 1 of Gull. Card 1 of Gull is turned over: Jack the Ripper.',
    null,
    'Round 2 · Gull: Gull attacks Warren: Scalpel. Warren is dead.',
  ],
  ['J-all-unknown', null, null, 'Round 13 · Warren: Warren attacks Lusk: Throwing Knife. Lusk is dead.'],
  [
    'J-murders',
    'Round 3 · Lusk: Lusk questions Abberline. Card 4 of Abberline is turned over: Jack the Ripper.',
    null,
    null,
  ],
  ['J-murders-unknown', null, null, null],
])('tells from the record how Jack was unmasked, or died unknown, and what ended the game: %s', (name, ...texts) => {
  const record = readFileSync(join(games, `records/${name}.game`), 'utf8')
  const replay = replayFor<LondonView>(london1888 as never, record, 'public')
  if (!replay.ok) throw new Error(name)
  const view = replay.value.moments.at(-1)?.view ?? replay.value.start
  const points = turningPoints({ ...replay.value, view })
  expect([points.unmasking, points.death, points.ending].map(point => told(point, view))).toEqual(texts)
})
