import type { LondonView } from '@gaslight/london-1888'
import type { Table } from '../table/useTable.ts'
import type { Words } from '../words.ts'
import type { Composing, Offer } from './compose.ts'
import type { Part } from './parts.ts'

type Told = Pick<Table, 'words' | 'scene'>

/** What is asked of the looker now, in one sentence. */
export function asking({ words, scene }: Told, { mode, path, offers }: Composing): string {
  const next = offers[0]?.part.kind
  switch (scene.state) {
    case 'act':
      break
    case 'arrest-window':
    case 'market-window':
    case 'release-window':
    case 'question-window':
    case 'shot-window':
    case 'offer-window':
    case 'price':
    case 'buy':
      return windowAsking(words, scene)
    default:
      return words.game(`prompt.${scene.state}`)
  }
  if (mode === null || mode === 'walk') return words.page(stepsLeft(scene) > 0 ? 'ask.walk' : 'ask.act')
  if (mode === 'card' && path.length === 0) return words.page('ask.card')
  if (mode === 'card' && next !== undefined) return words.page(`ask.aim.${next}`)
  if (mode === 'attack')
    return words.page(path.length === 0 ? 'ask.weapon' : path.length === 1 ? 'ask.attack' : 'ask.hit')
  if (mode === 'protester') return words.page(next === 'space' ? 'ask.aim.space' : 'ask.aim.blocker')
  return words.page(`ask.${mode}`)
}

/** What a window is about: who is in the Black Market, who asks, who shoots, what is offered. */
export function windowAsking(words: Words, view: LondonView): string {
  const { pending, turn } = view
  const name = turn === undefined ? '' : words.seat(view, turn)
  switch (view.state) {
    case 'market-window':
      return words.page('window.market', { name })
    case 'question-window':
      return words.page('window.question', { name })
    case 'arrest-window':
      return words.page('window.arrest', {
        name: pending.arrest?.by === undefined ? '' : words.seat(view, pending.arrest.by),
        cause: pending.arrest === undefined ? '' : words.game(`cause.${pending.arrest.cause}`),
      })
    case 'release-window':
      return words.page('window.release', {
        name: pending.arrest === undefined ? '' : words.seat(view, pending.arrest.victim),
      })
    case 'shot-window':
      return words.page('window.shot', {
        name,
        weapon: pending.shot === undefined ? '' : words.weapon(pending.shot.weapon),
      })
    case 'offer-window': {
      const { offer } = pending
      if (offer === undefined) return words.game('prompt.offer-window')
      return words.page('window.offer', { name, give: words.item(offer.give), want: words.item(offer.want) })
    }
    case 'price':
      return words.page('window.price', {
        item: pending.item === undefined ? '' : words.item(pending.item),
        pounds: pending.price ?? 0,
      })
    case 'buy':
      return words.page('window.buy', { pounds: pending.price ?? 0 })
    default:
      return words.game(`prompt.${view.state}`)
  }
}

/** The steps that the seat in turn has left (LD-35, LD-43); 0 while it has not rolled. */
export function stepsLeft({ acting, players, turn }: LondonView): number {
  const player = turn === undefined ? undefined : players[turn]
  const base = player?.curfew ? 2 : acting.rolled === undefined ? 0 : (acting.roll ?? 0)
  return Math.max(0, base + (acting.bonus ?? 0) - (acting.walked ?? 0))
}

export function partLabel(words: Words, part: Part): string {
  switch (part.kind) {
    case 'space':
      return words.space(part.space)
    case 'player':
      return words.name(part.character)
    case 'blocker':
      return words.page('part.blocker', { space: part.space })
    case 'card':
      return words.card(part.card)
    case 'weapon':
      return words.weapon(part.weapon)
    case 'item':
      return words.item(part.item)
    case 'position':
      return words.page('part.position', { position: part.position })
    case 'option':
      return optionLabel(words, part.option)
  }
}

function optionLabel(words: Words, option: string): string {
  const value = Number(option)
  return Number.isInteger(value) ? words.game('item.silver', { value }) : words.page(`option.${option}`)
}

/** What a button says: the thing, and what choosing it costs. */
export function offerLabel({ words }: Told, { part }: Offer, reach: { readonly [space: string]: number }): string {
  const label = partLabel(words, part)
  const steps = part.kind === 'space' ? reach[part.space] : undefined
  return steps === undefined ? label : words.page('part.steps', { place: label, steps })
}
