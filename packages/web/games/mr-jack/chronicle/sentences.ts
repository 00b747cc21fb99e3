import type { Line } from '../../jack-family/chronicle/chronicle.ts'
import { commonAftermath, commonSentence, seatName } from '../../jack-family/chronicle/sentences.ts'
import type { Words } from '../../jack-family/words.ts'
import { direction } from '../composing/labels.ts'
import type { London } from '../types.ts'

/** What a decision was, in one plain sentence. */
export function sentence(words: Words, line: Line<London>): string {
  const { told } = line
  const say = (key: string, params: Record<string, unknown> = {}) =>
    words.page(`chronicle.${key}`, { who: line.character === null ? '' : words.name(line.character), ...params })
  switch (told.kind) {
    case 'identity':
    case 'deal':
    case 'card':
    case 'move':
    case 'stay':
    case 'accusation':
    case 'alibi':
      return commonSentence(words, line, told)
    case 'reveal':
      return say('reveal', { names: words.names(told.cards) })
    case 'hands':
      return told.jack === null ? say('handsHidden') : say('hands', { names: words.names(told.jack) })
    case 'picks':
      return told.characters === null
        ? say('picksHidden', { seat: seatName(words, line) })
        : say('picks', { seat: seatName(words, line), names: words.names(told.characters) })
    case 'leaving':
      return say('leaving', { exit: words.exit(told.exit) })
    case 'swap':
      return say('swap', { name: words.name(told.other), from: told.from, to: told.to })
    case 'facing':
      return say('facing', { direction: direction(words, told.direction) })
    case 'light':
      return say('light', { from: told.from, to: told.to })
    case 'cover':
      return say('cover', { from: told.from, to: told.to })
    case 'cordon':
      return say('cordon', { from: words.exit(told.from), to: words.exit(told.to) })
    case 'whistle':
      return say('whistle', {
        list: words.list(told.shifts.map(shift => `${words.name(shift.character)} ${shift.from} → ${shift.to}`)),
      })
    case 'placement':
      return say('placement', { at: told.at })
    case 'barricade':
      return say('barricade', { a: told.edge[0], b: told.edge[1] })
    case 'imitation':
      return say('imitation', { name: words.name(told.character) })
    case 'flight':
      return say('flight', { name: words.name(told.character), from: told.from, to: told.to })
  }
}

/** What followed of itself; null for what the page shows anyway (the marker moving on). */
export function aftermath(words: Words, effect: London['effect']): string | null {
  switch (effect.kind) {
    case 'lamp-out':
      return words.game('effect.lamp-out', { post: effect.post })
    case 'picks-shown':
      return words.game('effect.picks-shown', {
        jack: words.names(effect.picks.jack),
        detective: words.names(effect.picks.detective),
      })
    default:
      return commonAftermath(words, effect)
  }
}
