import type { JackEffect } from '@gaslight/jack-family'
import type { CommonTold } from '../details.ts'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import type { Line } from './chronicle.ts'

/** What both titles say alike of a decision that both have. */
export function commonSentence(words: Words, line: Line<JackTypes>, told: CommonTold): string {
  const who = line.character === null ? '' : words.name(line.character)
  const seat = seatName(words, line)
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`chronicle.${key}`, { who, ...params })
  switch (told.kind) {
    case 'identity':
      return told.character === null ? say('identityHidden') : say('identity', { name: words.name(told.character) })
    case 'deal':
      return say('deal', { names: words.names(told.cards) })
    case 'card':
      return say('card', { seat, who: words.name(told.character) })
    case 'move':
      return say('move', { from: told.from, to: told.to })
    case 'stay':
      return say('stay', { at: told.at })
    case 'accusation':
      return say('accusation', { to: told.to, name: line.accused === null ? '?' : words.name(line.accused) })
    case 'alibi':
      return told.character === null
        ? say('alibiHidden', { seat })
        : say('alibi', { seat, name: words.name(told.character) })
  }
}

/** What both titles say alike of what followed of itself. */
export function commonAftermath(words: Words, effect: JackEffect): string | null {
  switch (effect.kind) {
    case 'deal':
      return words.game('effect.deal', { round: effect.round, names: words.names(effect.cards) })
    case 'lapse':
      return words.game('effect.lapse', { character: words.name(effect.character) })
    case 'appeal': {
      const key = `effect.appeal-${effect.witness}`
      return effect.cleared.length === 0
        ? words.game(`${key}-none`)
        : words.game(key, { count: effect.cleared.length, names: words.names(effect.cleared) })
    }
    case 'round':
      return null
    case 'over':
      return words.game(`ending.${effect.reason}.public`, { name: words.name(effect.jack) })
  }
}

/** Everything one moment tells, for announcements: the decision, then what followed. */
export function telling<T extends JackTypes>(title: Title<T>, words: Words, line: Line<T>): string {
  return [title.sentence(words, line), ...follows(title, words, line)].join(' ')
}

/** What followed of a decision, sentence by sentence. */
export function follows<T extends JackTypes>(title: Title<T>, words: Words, line: Line<T>): string[] {
  return line.effects.flatMap(effect => title.aftermath(words, effect) ?? [])
}

/** The side that decided, or in whose activation chance drew. */
export function seatName(words: Words, line: Line<JackTypes>): string {
  return line.seat === null ? '' : words.role(line.seat)
}

/** In what a decision of the draft is made. */
interface Decided<T extends JackTypes> {
  readonly before: T['view']
  readonly character: string | undefined
  readonly by: Line<T>['by']
}

/** A decision of the draft in a sentence, as the chronicle will tell it. */
export function decisionSentence<T extends JackTypes>(
  title: Title<T>,
  words: Words,
  detail: T['detail'],
  { before, character, by }: Decided<T>,
): string {
  return title.sentence(words, {
    at: 0,
    by,
    seat: by === 'chance' ? null : by,
    character: character ?? null,
    told: detail,
    before,
    accused: 'accused' in detail && typeof detail.accused === 'string' ? detail.accused : null,
    effects: [],
  })
}
