import { type Choice, positionOf } from '@gaslight/client'
import type { NewYorkDetail } from '@gaslight/mr-jack-new-york'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Table } from '../../jack-family/table/useTable.ts'
import { litSpaces } from '../aids/aids.ts'
import { changesBy, sightWords } from '../aids/changes.ts'
import { consults } from '../scene.ts'
import type { NewYork } from '../types.ts'

/** A whole decision in a few words, with what a power would change in light and ways out. */
export function choiceText(table: Table<NewYork>, choice: Choice<NewYorkDetail>): string {
  const { draft } = table.play
  const changes = draft === null ? null : changesBy(positionOf(draft), choice)
  const told = changes === null ? [] : sightWords(table.words, changes)
  const text = decisionText(table, choice.detail)
  return told.length === 0 ? text : `${text} (${told.join('; ')})`
}

function decisionText({ words, scene, active }: Table<NewYork>, detail: NewYorkDetail): string {
  // Whoever moves in Eastman's place is named with the move.
  const say = (key: string, params: Record<string, unknown>) => words.game(`decision.${key}`, params)
  const other = (key: string) => ('character' in detail && detail.character !== active ? `${key}For` : key)
  switch (detail.kind) {
    case 'card':
      return saidOf(say('card', { character: words.name(detail.character) }), words.power(detail.character))
    case 'identity':
    case 'alibi':
      return say(detail.kind, { character: words.name(detail.character) })
    case 'deal':
      return say('deal', { cards: words.names(detail.cards) })
    case 'move': {
      const key = other(consults(scene, detail.to) ? 'consult' : 'move')
      const text = say(key, { character: words.name(detail.character), to: words.place(detail.to) })
      return litSpaces(scene).has(detail.to) ? `${text} (${words.page('place.lit')})` : text
    }
    case 'stay':
      return say('stay', { at: words.place(detail.at) })
    case 'accusation':
      return say(other('accusation'), {
        character: words.name(detail.character),
        accused: words.name(detail.accused),
        to: words.place(detail.to),
      })
    case 'leaving':
      return say(other('leaving'), { character: words.name(detail.character), exit: words.exit(detail.to) })
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return say(detail.kind, { at: words.place(detail.at) })
    case 'cover':
      return say('cover', { from: detail.from.join('/'), to: detail.to.join('/') })
    case 'steamer':
      return say('steamer', { from: words.exit(detail.from), to: words.exit(detail.to) })
    case 'swap':
      return say('swap', { first: words.name(detail.characters[0]), second: words.name(detail.characters[1]) })
    case 'decline':
      return say('decline', {})
  }
}
