import {
  type Character,
  cellOf,
  FERRIES,
  LIBERTY,
  type NewYorkView,
  type SightReason,
  type SpaceId,
} from '@gaslight/mr-jack-new-york'
import { saidOf, sideBySide } from '../../../i18n/clauses.ts'
import type { Offer } from '../../jack-family/composing/offers.ts'
import { characterAt } from '../../jack-family/details.ts'
import { personWords } from '../../jack-family/text/people.ts'
import type { Words } from '../../jack-family/words.ts'
import { litSpaces, seenNow, waysOut } from '../aids/aids.ts'
import type { Target } from '../board/props.ts'
import { consults } from '../scene.ts'
import type { NewYork } from '../types.ts'
import type { Mode } from './parts.ts'

/** What an offer's button says. */
export function offerLabel(words: Words, offer: Offer<NewYork>, mode: Mode, scene: NewYorkView): string {
  const { part } = offer
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`offer.${key}`, params)
  switch (part.kind) {
    case 'name':
      return say('character', {
        name: words.name(part.character),
        hex: words.place(scene.characters[part.character].at),
      })
    case 'nobody':
      return say('decline')
    case 'pair':
      return say('pair', { a: part.pair[0], b: part.pair[1] })
    case 'space': {
      const hex = words.place(part.space)
      const there = characterAt(scene.characters, part.space)
      const tile = scene.tiles[part.space]
      if (mode === 'steamer') return words.exit(part.space)
      if (mode === 'park' && tile !== undefined) return say('tile', { tile: words.game(`tile.${tile}`), hex })
      if (offer.mark === 'leave') return say('leave', { exit: words.exit(part.space) })
      if (offer.mark === 'accuse' && there !== undefined) return say('accuse', { name: words.name(there), hex })
      if (mode === 'mover' && offer.mark === 'source' && there !== undefined)
        return say('character', { name: words.name(there), hex })
      if (mode === 'walk' && there !== undefined) return say('stay', { hex })
      return isWalk(mode) && consults(scene, part.space) ? say('consult', { hex }) : hex
    }
  }
}

/** Whether a character walks in this mode. */
export function isWalk(mode: Mode | null): boolean {
  return mode === 'walk' || mode === 'mover'
}

/** A place of the board in words: what it is, how it is lit, who stands there. */
export function describeTarget(words: Words, scene: NewYorkView, target: Target): string {
  switch (target.kind) {
    case 'pair':
      return words.page('place.pair', { a: target.pair[0], b: target.pair[1] })
    case 'space':
      return describeSpace(words, scene, target.space)
  }
}

function describeSpace(words: Words, scene: NewYorkView, space: SpaceId): string {
  const kind = cellOf(space)?.kind
  if (kind === 'port' || kind === 'land-exit') return exitWords(words, scene, space)
  const facts = space === LIBERTY ? [words.game('cell.island')] : [space, groundWords(words, scene, space)]
  const ferries = FERRIES.filter(ferry => ferry.from === space).map(ferry => words.place(ferry.to))
  if (ferries.length > 0) facts.push(words.page('place.ferry', { list: words.list(ferries) }))
  if (litSpaces(scene).has(space)) facts.push(words.page('place.lit'))
  const there = characterAt(scene.characters, space)
  if (there !== undefined) facts.push(...personWords(words, scene, there, seenNow(scene).has(there as Character)))
  if (scene.informant.at === space) facts.push(words.game(`informant.${scene.informant.side}`))
  return sideBySide(facts)
}

/** What lies on a cell, and whether an Investigation tile lies over it. */
function groundWords(words: Words, scene: NewYorkView, space: SpaceId): string {
  const cell = words.game(`cell.${scene.tiles[space] ?? cellOf(space)?.kind ?? 'island'}`)
  return scene.investigation.some(pair => pair.includes(space)) ? words.game('cell.covered', { cell }) : cell
}

/** A way out: whether a Steamer waits there, and whether one could come to it. */
export function exitWords(words: Words, scene: NewYorkView, exit: SpaceId): string {
  const served = cellOf(exit)?.kind === 'land-exit' || scene.steamers.includes(exit)
  const state = !served ? 'exitShut' : waysOut(scene).includes(exit) ? 'exitOpen' : 'exitBlocked'
  return words.page(`place.${state}`, { exit: words.exit(exit) })
}

/** Why a character is visible, or why it cannot be (NY-55). */
export function reasonText(words: Words, reason: SightReason): string {
  switch (reason.kind) {
    case 'lamp':
      return words.page('because.lamp', { post: reason.at })
    case 'neighbour':
      return words.page('because.beside', { name: words.name(reason.character) })
    case 'park':
    case 'island':
      return words.page(`because.${reason.kind}`)
  }
}

/** The tiles that are left to build. */
export function supplyWords(words: Words, { supply }: NewYorkView): string {
  const kinds = ['entrance', 'lamp', 'site'] as const
  const left = kinds.map(kind => words.page(`supply.${kind}`, { count: supply[kind] }))
  return saidOf(words.page('supply.label'), words.list(left))
}
