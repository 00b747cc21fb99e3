import type { MrJackView, SightReason } from '@gaslight/mr-jack'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Offer } from '../../jack-family/composing/offers.ts'
import { characterAt } from '../../jack-family/details.ts'
import type { Words } from '../../jack-family/words.ts'
import type { London } from '../types.ts'
import type { Mode } from './parts.ts'

/** What an offer's button says. */
export function offerLabel(words: Words, offer: Offer<London>, mode: Mode, scene: MrJackView): string {
  const { part } = offer
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`offer.${key}`, params)
  switch (part.kind) {
    case 'name':
      return mode === 'picks'
        ? saidOf(words.name(part.character), words.power(part.character))
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
