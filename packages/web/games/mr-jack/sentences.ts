import type { MrJackEffect } from '@gaslight/mr-jack'
import type { Line } from './chronicle.ts'
import type { Words } from './words.ts'

/** What a decision was, in one plain sentence. */
export function sentence(words: Words, line: Line): string {
  const { told } = line
  const say = (key: string, params: Record<string, unknown> = {}) =>
    words.page(`chronicle.${key}`, { who: line.character === null ? '' : words.name(line.character), ...params })
  switch (told.kind) {
    case 'identity':
      return told.character === null ? say('identityHidden') : say('identity', { name: words.name(told.character) })
    case 'deal':
    case 'reveal':
      return say(told.kind, { names: words.names(told.cards) })
    case 'hands':
      return told.jack === null ? say('handsHidden') : say('hands', { names: words.names(told.jack) })
    case 'picks':
      return told.characters === null
        ? say('picksHidden', { seat: seatName(words, line) })
        : say('picks', { seat: seatName(words, line), names: words.names(told.characters) })
    case 'card':
      return say('card', { seat: seatName(words, line), who: words.name(told.character) })
    case 'move':
      return say('move', { from: told.from, to: told.to })
    case 'stay':
      return say('stay', { at: told.at })
    case 'accusation':
      return say('accusation', { to: told.to, name: line.accused === null ? '?' : words.name(line.accused) })
    case 'leaving':
      return say('leaving', { exit: words.exit(told.exit) })
    case 'swap':
      return say('swap', { name: words.name(told.other), from: told.from, to: told.to })
    case 'facing':
      return say('facing', { direction: words.direction(told.direction) })
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
    case 'alibi':
      return told.character === null
        ? say('alibiHidden', { seat: seatName(words, line) })
        : say('alibi', { seat: seatName(words, line), name: words.name(told.character) })
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
export function aftermath(words: Words, effect: MrJackEffect): string | null {
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
    case 'lamp-out':
      return words.game('effect.lamp-out', { post: effect.post })
    case 'picks-shown':
      return words.game('effect.picks-shown', {
        jack: words.names(effect.picks.jack),
        detective: words.names(effect.picks.detective),
      })
    case 'round':
      return null
    case 'over':
      return words.game(`ending.${effect.reason}.public`, { name: words.name(effect.jack) })
  }
}

/** Everything one moment tells, for announcements: the decision, then what followed. */
export function telling(words: Words, line: Line): string {
  return [sentence(words, line), ...line.effects.map(effect => aftermath(words, effect))]
    .filter(text => text !== null)
    .join(' ')
}

function seatName(words: Words, line: Line): string {
  return line.seat === null ? '' : words.role(line.seat)
}
