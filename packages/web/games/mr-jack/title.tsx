import type { Game } from '@gaslight/core'
import { type Character, type MrJackView, mrJackPlay, readToken } from '@gaslight/mr-jack'
import type { Title } from '../jack-family/title.ts'
import type { Words } from '../jack-family/words.ts'
import { exitsOf, outlookOf, seenNow, stageOf } from './aids/aids.ts'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import { aftermath, sentence } from './chronicle/sentences.ts'
import { asking } from './composing/asking.ts'
import { offerLabel, reasonText } from './composing/labels.ts'
import { keyOf, modeOf, offers, placeOf } from './composing/parts.ts'
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
  leaveWords,

  Token: ({ character, innocent, size }) => (
    <CharacterToken character={character as Character} innocent={innocent} size={size} />
  ),
  roundSign,
  roundNote,
}

/** MJ-58: what still keeps Jack from leaving, or by which exits his character could reach the dark now. */
function leaveWords(words: Words, view: MrJackView): string {
  if (view.witness === 'seen') return words.page('secret.stayInside')
  const ways = view.jack === undefined ? [] : exitsOf(view, view.jack).filter(way => way.inReach)
  return ways.length === 0
    ? words.page('secret.noExit')
    : words.page('secret.exits', { count: ways.length, exits: words.list(ways.map(way => words.exit(way.exit))) })
}
