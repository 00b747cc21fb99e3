import type { Game } from '@gaslight/core'
import { type Character, mrJackNewYorkPlay, readToken } from '@gaslight/mr-jack-new-york'
import { leaveWords } from '../jack-family/aids/exits.ts'
import type { Title } from '../jack-family/title.ts'
import { exitsOf, outlookOf, sightingsIn, stageOf } from './aids/aids.ts'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import { aftermath, sentence } from './chronicle/sentences.ts'
import { asking } from './composing/asking.ts'
import { offerLabel, reasonText } from './composing/labels.ts'
import { keyOf, modeOf, named, offers, placeOf } from './composing/parts.ts'
import { sceneAfter } from './scene.ts'
import type { NewYork } from './types.ts'

/** Mr. Jack in New York, as the family's table plays and tells it. */
export const mrJackNewYorkTitle: Title<NewYork> = {
  id: 'mr-jack-new-york',
  rules: mrJackNewYorkPlay,
  game: async () => (await import('@gaslight/mr-jack-new-york/game')).mrJackNewYork as unknown as Game,
  refusals: () => import('./composing/refuse.ts'),

  modeOf,
  offers,
  completed: () => null,
  keyOf,
  named: character => named(character as Character),
  placeOf,
  byName: ['card', 'swap'],

  read: readToken,
  isOpening: ({ kind }) => kind === 'identity',
  after: (view, told, active) => sceneAfter(view, told, active as Character | undefined),
  stageOf: (view, told, active) => stageOf(view, told, active as Character | undefined),

  sightOf: (words, view) =>
    new Map(
      sightingsIn(view).map(({ character, seen, reasons }) => [
        character,
        { seen, why: reasons.map(reason => reasonText(words, reason)) },
      ]),
    ),
  outlookOf,
  lastAppeal: 8,

  asking,
  readyLabel: () => '',
  offerLabel,
  sentence,
  aftermath,
  leaveWords: (words, view) => leaveWords(words, view, () => exitsOf(view)),

  Token: CharacterToken,
}
