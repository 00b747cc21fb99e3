import type { Character, MrJackDetail, MrJackView, SightReason } from '@gaslight/mr-jack'
import { cellKind, litHexes, seenNow } from './aids.ts'
import type { Target } from './board/props.ts'
import type { Line } from './chronicle.ts'
import type { Mode, Offer } from './parts.ts'
import { characterAt } from './scene.ts'
import { sentence } from './sentences.ts'
import type { Words } from './words.ts'

/** What an offer's button says. */
export function offerLabel(words: Words, offer: Offer, mode: Mode, scene: MrJackView): string {
  const { part } = offer
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`offer.${key}`, params)
  switch (part.kind) {
    case 'name':
      return mode === 'picks'
        ? `${words.name(part.character)}: ${words.power(part.character)}`
        : words.name(part.character)
    case 'direction':
      return words.direction(part.direction)
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

/** A decision of the draft in a sentence, as the chronicle will tell it. */
export function decisionSentence(
  words: Words,
  detail: MrJackDetail,
  active: Character | undefined,
  by: Line['by'],
): string {
  return sentence(words, {
    at: 0,
    by,
    seat: by === 'chance' ? null : by,
    character: active ?? null,
    told: detail,
    accused: detail.kind === 'accusation' ? detail.accused : null,
    effects: [],
  })
}

/** A place of the board in words: what it is, how it is lit, who stands there. */
export function describeTarget(words: Words, scene: MrJackView, target: Target): string {
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`place.${key}`, params)
  switch (target.kind) {
    case 'direction':
      return say('direction', { direction: words.direction(target.direction) })
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
      if (there !== undefined) facts.push(...personWords(words, scene, there))
      return facts.join(', ')
    }
  }
}

function postWords(words: Words, scene: MrJackView, post: string): string {
  const tile = scene.lamps[post]
  if (tile === undefined) return words.game('cell.postDark')
  return tile === 'plain' ? words.game('cell.postLit') : `${words.game('cell.postLit')}, ${words.game(`tile.${tile}`)}`
}

/** A character with what everybody sees of it. */
export function personWords(words: Words, scene: MrJackView, name: Character): string[] {
  return [
    words.name(name),
    words.game(`token.${scene.characters[name]?.suspect ? 'suspect' : 'innocent'}`),
    words.game(`sight.${seenNow(scene).has(name) ? 'seen' : 'unseen'}`),
  ]
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
