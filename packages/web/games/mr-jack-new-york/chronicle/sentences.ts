import type { Line } from '../../jack-family/chronicle/chronicle.ts'
import { commonAftermath, commonSentence } from '../../jack-family/chronicle/sentences.ts'
import type { Words } from '../../jack-family/words.ts'
import { consults, moverOf } from '../scene.ts'
import type { NewYork } from '../types.ts'

/** What a decision was, in one plain sentence. */
export function sentence(words: Words, line: Line<NewYork>): string {
  const { told, before } = line
  const active = (line.character ?? undefined) as keyof NewYork['view']['characters'] | undefined
  const mover = moverOf(told, active)
  const who = mover === undefined ? '' : words.name(mover)
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`chronicle.${key}`, { who, ...params })
  switch (told.kind) {
    case 'identity':
    case 'deal':
    case 'card':
    case 'alibi':
      return commonSentence(words, line, told)
    case 'move':
      return say(consults(before, told.to) ? 'consult' : 'move', {
        from: words.place(told.from),
        to: words.place(told.to),
      })
    case 'stay':
      return say('stay', { at: words.place(told.at) })
    case 'accusation':
      return say('accusation', {
        to: words.place(told.to),
        name: line.accused === null ? '?' : words.name(line.accused),
      })
    case 'leaving':
      return say('leaving', { exit: words.exit(told.to) })
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return say(told.kind, { at: words.place(told.at) })
    case 'cover':
      return say('cover', { from: told.from.join('/'), to: told.to.join('/') })
    case 'steamer':
      return say('steamer', { from: words.exit(told.from), to: words.exit(told.to) })
    case 'swap':
      return say('swap', { first: words.name(told.characters[0]), second: words.name(told.characters[1]) })
    case 'decline':
      return say('decline')
  }
}

/** What followed of itself; null for what the page shows anyway (the marker moving on). */
export function aftermath(words: Words, effect: NewYork['effect']): string | null {
  switch (effect.kind) {
    case 'deck-empty':
    case 'informant-talks':
      return words.game(`effect.${effect.kind}`)
    default:
      return commonAftermath(words, effect)
  }
}
