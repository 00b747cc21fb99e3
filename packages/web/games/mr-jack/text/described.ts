import type { Character, MrJackView } from '@gaslight/mr-jack'
import { sideBySide } from '../../../i18n/clauses.ts'
import { characterAt } from '../../jack-family/details.ts'
import { personWords } from '../../jack-family/text/people.ts'
import type { Words } from '../../jack-family/words.ts'
import { cellKind, litHexes, seenNow } from '../aids/aids.ts'
import type { Target } from '../board/props.ts'
import { direction } from '../composing/labels.ts'

/** A place of the board in words: what it is, how it is lit, who stands there. */
export function describeTarget(words: Words, scene: MrJackView, target: Target): string {
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`place.${key}`, params)
  switch (target.kind) {
    case 'direction':
      return say('direction', { direction: direction(words, target.direction) })
    case 'edge':
      return say('edge', { a: target.edge[0], b: target.edge[1] })
    case 'exit':
      return say(scene.cordons.includes(target.exit) ? 'exitShut' : 'exitOpen', { exit: words.exit(target.exit) })
    case 'hex':
      return describeHex(words, scene, target.hex)
  }
}

function describeHex(words: Words, scene: MrJackView, hex: string): string {
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`place.${key}`, params)
  const kind = cellKind(scene, hex)
  switch (kind) {
    case undefined:
      return hex
    case 'building':
    case 'garden':
      return sideBySide([hex, words.game(`cell.${kind}`)])
    case 'post':
      return sideBySide([hex, postWords(words, scene, hex)])
    case 'street':
    case 'manhole': {
      const ground = kind === 'street' ? 'street' : scene.covers.includes(hex) ? 'manholeCovered' : 'manholeOpen'
      const facts = [hex, words.game(`cell.${ground}`), say(litHexes(scene).has(hex) ? 'lit' : 'dark')]
      const there = characterAt(scene.characters, hex)
      if (there !== undefined) facts.push(...personWords(words, scene, there, seenNow(scene).has(there as Character)))
      return sideBySide(facts)
    }
  }
}

function postWords(words: Words, scene: MrJackView, post: string): string {
  const tile = scene.lamps[post]
  if (tile === undefined) return words.game('cell.postDark')
  return tile === 'plain'
    ? words.game('cell.postLit')
    : sideBySide([words.game('cell.postLit'), words.game(`tile.${tile}`)])
}
