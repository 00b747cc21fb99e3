import type { Game } from '@gaslight/core'
import { type Character, mrJackPlay, readToken } from '@gaslight/mr-jack'
import { leaveWords } from '../jack-family/aids/exits.ts'
import type { Title } from '../jack-family/title.ts'
import { exitsOf, outlookOf, seenNow, stageOf } from './aids/aids.ts'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import { aftermath, sentence } from './chronicle/sentences.ts'
import { asking } from './composing/asking.ts'
import { offerLabel, reasonText } from './composing/labels.ts'
import { keyOf, modeOf, offers, placeOf } from './composing/parts.ts'
import { pieces } from './composing/pieces.ts'
import { completed } from './composing/whistle.ts'
import { roundNote, roundSign } from './rounds.tsx'
import { sceneAfter } from './scene.ts'
import type { London } from './types.ts'

/** Mr. Jack, as the family's table plays and tells it. */
export const mrJackTitle: Title<London> = {
  id: 'mr-jack',
  rules: mrJackPlay,
  game: async () => (await import('@gaslight/mr-jack/game')).mrJack as unknown as Game,
  refusals: () => import('./composing/refuse.ts'),

  modeOf,
  offers,
  completed,
  pieces,
  keyOf,
  named: character => ({ kind: 'name', character: character as Character }),
  placeOf,
  byName: ['card', 'imitation'],

  read: readToken,
  isOpening: ({ kind }) => kind === 'identity' || kind === 'hands' || kind === 'picks' || kind === 'reveal',
  after: (view, told, active) => sceneAfter(view, told, active as Character | undefined),
  stageOf: (view, told, active) => stageOf(view, told, active as Character | undefined),

  sightOf: (words, view) =>
    new Map(
      [...seenNow(view)].map(([name, reasons]) => [
        name,
        { seen: true, why: reasons.map(reason => reasonText(words, reason)) },
      ]),
    ),
  outlookOf,
  // The appeal of round 8 tells nothing any more (MJ-26).
  lastAppeal: 7,

  asking,
  readyLabel: words => words.page('compose.whistleReady'),
  offerLabel,
  sentence,
  aftermath,
  leaveWords: (words, view) => leaveWords(words, view, () => exitsOf(view)),

  Token: CharacterToken,
  roundSign,
  roundNote,
}
