import type { Character, MrJackView, SightReason } from '@gaslight/mr-jack'
import type { Offer } from '../../jack-family/composing/offers.ts'
import { characterAt } from '../../jack-family/details.ts'
import { personWords } from '../../jack-family/text/people.ts'
import type { Words } from '../../jack-family/words.ts'
import { cellKind, litHexes, seenNow } from '../aids/aids.ts'
import type { Target } from '../board/props.ts'
import type { London } from '../types.ts'
import type { Mode } from './parts.ts'

/** What an offer's button says. */
export function offerLabel(words: Words, offer: Offer<London>, mode: Mode, scene: MrJackView): string {
  const { part } = offer
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`offer.${key}`, params)
  switch (part.kind) {
    case 'name':
      return mode === 'picks'
        ? `${words.name(part.character)}: ${words.power(part.character)}`
        : words.name(part.character)
    case 'direction':
      return direction(words, part.direction)
    case 'edge':
      return say('edge', { a: part.edge[0], b: part.edge[1] })
    case 'exit':
      return offer.mark === 'leave' ? say('leave', { exit: words.exit(part.exit) }) : words.exit(part.exit)
    case 'hex': {
      const there = characterAt(scene.characters, part.hex)
      if (offer.mark === 'accuse' && there !== undefined)
        return say('accuse', { name: words.name(there), hex: part.hex })
      if (mode === 'walk' && there !== undefined && there === scene.active?.character)
        return say('stay', { hex: part.hex })
      if (
        there !== undefined &&
        (mode === 'swap' || mode === 'flight' || (mode === 'whistle' && offer.mark === 'source'))
      )
        return say('character', { name: words.name(there), hex: part.hex })
      if (mode === 'light' && offer.mark === 'source') return lampLabel(words, scene, part.hex)
      return part.hex
    }
  }
}

function lampLabel(words: Words, scene: MrJackView, post: string): string {
  const tile = scene.lamps[post]
  return typeof tile === 'number'
    ? words.page('offer.numberedLamp', { hex: post, tile })
    : words.page('offer.plainLamp', { hex: post })
}

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
      return [hex, words.game(`cell.${kind}`)].join(', ')
    case 'post':
      return [hex, postWords(words, scene, hex)].join(', ')
    case 'street':
    case 'manhole': {
      const ground = kind === 'street' ? 'street' : scene.covers.includes(hex) ? 'manholeCovered' : 'manholeOpen'
      const facts = [hex, words.game(`cell.${ground}`), say(litHexes(scene).has(hex) ? 'lit' : 'dark')]
      const there = characterAt(scene.characters, hex)
      if (there !== undefined) facts.push(...personWords(words, scene, there, seenNow(scene).has(there as Character)))
      return facts.join(', ')
    }
  }
}

function postWords(words: Words, scene: MrJackView, post: string): string {
  const tile = scene.lamps[post]
  if (tile === undefined) return words.game('cell.postDark')
  return tile === 'plain' ? words.game('cell.postLit') : `${words.game('cell.postLit')}, ${words.game(`tile.${tile}`)}`
}

/** Why a character is seen (MJ-51). */
export function reasonText(words: Words, reason: SightReason): string {
  switch (reason.kind) {
    case 'lamp':
      return words.page('because.lamp', { post: reason.post })
    case 'neighbour':
      return words.page('because.beside', { name: words.name(reason.character) })
    case 'beam':
      return words.page('because.beam')
  }
}

export function direction(words: Words, towards: string): string {
  return words.game(`direction.${towards}`)
}
