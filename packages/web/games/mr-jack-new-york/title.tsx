import type { Game } from '@gaslight/core'
import { type Character, mrJackNewYorkPlay, type NewYorkView, readToken } from '@gaslight/mr-jack-new-york'
import type { Title } from '../jack-family/title.ts'
import type { Words } from '../jack-family/words.ts'
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
  leaveWords,

  Token: ({ character, innocent, size }) => (
    <CharacterToken character={character as Character} innocent={innocent} size={size} />
  ),
}

/** NY-63: what still keeps Jack from leaving, or by which ways his character could leave with one move. */
function leaveWords(words: Words, view: NewYorkView): string {
  if (view.witness === 'seen') return words.page('secret.stayInside')
  const ways = view.jack === undefined ? [] : exitsOf(view, view.jack).filter(way => way.inReach)
  return ways.length === 0
    ? words.page('secret.noExit')
    : words.page('secret.exits', { count: ways.length, exits: words.list(ways.map(way => words.exit(way.exit))) })
}
