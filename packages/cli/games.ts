import type { Messages } from '@gaslight/client/texts'
import type { Audience, FormatError, Game, GameEvent, ParsedRecord, Position, Result, Turn } from '@gaslight/core'
import familyEn from '@gaslight/jack-family/messages/en.json' with { type: 'json' }
import familyFr from '@gaslight/jack-family/messages/fr.json' with { type: 'json' }
import familyRu from '@gaslight/jack-family/messages/ru.json' with { type: 'json' }
import familyZh from '@gaslight/jack-family/messages/zh.json' with { type: 'json' }
import { merged } from '@gaslight/jack-family/texts'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import whitechapelEn from '@gaslight/letters-from-whitechapel/messages/en.json' with { type: 'json' }
import whitechapelFr from '@gaslight/letters-from-whitechapel/messages/fr.json' with { type: 'json' }
import whitechapelRu from '@gaslight/letters-from-whitechapel/messages/ru.json' with { type: 'json' }
import whitechapelZh from '@gaslight/letters-from-whitechapel/messages/zh.json' with { type: 'json' }
import { london1888 } from '@gaslight/london-1888'
import londonEn from '@gaslight/london-1888/messages/en.json' with { type: 'json' }
import londonFr from '@gaslight/london-1888/messages/fr.json' with { type: 'json' }
import londonRu from '@gaslight/london-1888/messages/ru.json' with { type: 'json' }
import londonZh from '@gaslight/london-1888/messages/zh.json' with { type: 'json' }
import { mrJack } from '@gaslight/mr-jack'
import mrJackEn from '@gaslight/mr-jack/messages/en.json' with { type: 'json' }
import mrJackFr from '@gaslight/mr-jack/messages/fr.json' with { type: 'json' }
import mrJackRu from '@gaslight/mr-jack/messages/ru.json' with { type: 'json' }
import mrJackZh from '@gaslight/mr-jack/messages/zh.json' with { type: 'json' }
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import newYorkEn from '@gaslight/mr-jack-new-york/messages/en.json' with { type: 'json' }
import newYorkFr from '@gaslight/mr-jack-new-york/messages/fr.json' with { type: 'json' }
import newYorkRu from '@gaslight/mr-jack-new-york/messages/ru.json' with { type: 'json' }
import newYorkZh from '@gaslight/mr-jack-new-york/messages/zh.json' with { type: 'json' }
import { complain } from './complaint.ts'
import type { Face } from './face.ts'
import { deductionOf } from './jack-family/deduction.ts'
import { faceOf } from './jack-family/face.ts'
import { byTerms } from './jack-family/words.ts'
import { deduce } from './letters-from-whitechapel/deduction.ts'
import { whitechapelFace } from './letters-from-whitechapel/face.ts'
import { policeRecord } from './letters-from-whitechapel/police.ts'
import { whitechapelNaming } from './letters-from-whitechapel/words.ts'
import { deduce as countCards } from './london-1888/deduction.ts'
import { london1888Face } from './london-1888/face.ts'
import { londonNaming } from './london-1888/words.ts'
import { london } from './mr-jack/title.ts'
import { newYork } from './mr-jack-new-york/title.ts'
import { type Language, type Naming, type Say, speak } from './speech.ts'

export interface Deduction {
  readonly facts: object
  readonly lines: readonly string[]
}

/** What a seat knows, and what all are shown once the game is over; null where it goes on. */
export type Deduce<V> = (view: V, say: Say, end: V | null) => Deduction

/** What a record says that was written for one side: all that this side knows, and nothing of what it does not. */
export interface Followed<V extends object> {
  /** For complaints: `the police`. */
  readonly side: string
  /** Whether this side knows what they know. */
  isFor(audience: Audience): boolean
  readonly start: Position
  readonly turn: Turn
  /** What it knows after nothing, and after each event of the record. */
  readonly views: readonly V[]
  readonly events: readonly GameEvent[]
}

/** Null for a record that was written for nobody in particular, or for a side that cannot be followed. */
type Follow<V extends object> = (parsed: ParsedRecord) => Result<Followed<V>, FormatError> | null

/** A game as the command knows it. */
export interface Entry {
  readonly game: Game
  readonly face: Face<object>
  /** English, for errors and figures. */
  readonly say: Say
  speak(language: Language): Say
  deduce(view: object, end: object | null): Deduction
  readonly follow: Follow<object>
  readonly hides: RegExp
}

interface Parts<P extends Position, V extends object> {
  readonly game: Game<P, V>
  readonly face: Face<V>
  readonly messages: { readonly [language in Language]: Messages }
  readonly deduce: Deduce<V>
  readonly naming: Naming
  readonly follow?: Follow<V>
  /** What stands for a secret in a record that was written for one seat, and never in a whole one. */
  readonly hides: RegExp
}

/** What both Mr. Jack titles say, with a title's own texts. */
function jackTexts(own: Parts<Position, object>['messages']): Parts<Position, object>['messages'] {
  return {
    en: merged(familyEn, own.en),
    fr: merged(familyFr, own.fr),
    ru: merged(familyRu, own.ru),
    zh: merged(familyZh, own.zh),
  }
}

/** Every game, by its id. */
export const ENTRIES: { readonly [id: string]: Entry } = Object.fromEntries(
  [
    entry({
      game: mrJack,
      face: faceOf(london),
      messages: jackTexts({ en: mrJackEn, fr: mrJackFr, ru: mrJackRu, zh: mrJackZh }),
      deduce: deductionOf(london),
      naming: byTerms,
      hides: /\?/,
    }),
    entry({
      game: mrJackNewYork,
      face: faceOf(newYork),
      messages: jackTexts({ en: newYorkEn, fr: newYorkFr, ru: newYorkRu, zh: newYorkZh }),
      deduce: deductionOf(newYork),
      naming: byTerms,
      hides: /\?/,
    }),
    entry({
      game: lettersFromWhitechapel,
      face: whitechapelFace,
      messages: { en: whitechapelEn, fr: whitechapelFr, ru: whitechapelRu, zh: whitechapelZh },
      deduce,
      naming: whitechapelNaming,
      follow: policeRecord,
      hides: /\?/,
    }),
    entry({
      game: london1888,
      face: london1888Face,
      messages: { en: londonEn, fr: londonFr, ru: londonRu, zh: londonZh },
      deduce: countCards,
      naming: londonNaming,
      // Outside of brackets it is a card that an offer or a search leaves open.
      hides: /\[[^\]]*\?|role\[innocent\]/,
    }),
  ].map(made => [made.game.id, made]),
)

/** The game with this id. */
export function entryOf(id: string): Entry {
  return ENTRIES[id] ?? complain(`there is no game "${id}"; there are ${Object.keys(ENTRIES).join(', ')}`)
}

/** From here on a game's own types are unknown: its views only go back to the game they came from. */
function entry<P extends Position, V extends object>(parts: Parts<P, V>): Entry {
  const { game, face, messages, deduce, naming, follow = () => null, hides } = parts
  const speakIn = (language: Language) => speak(language, messages[language], naming)
  const say = speakIn('en')
  return {
    game: game as unknown as Game,
    face: face as Face<object>,
    say,
    speak: speakIn,
    deduce: (view, end) => deduce(view as V, say, end as V | null),
    follow,
    hides,
  }
}
