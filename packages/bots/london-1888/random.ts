import { CHARACTER_CARDS, type CharacterId, type LondonDetail, type LondonView } from '@gaslight/london-1888'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import { type Choice, choicesOf, positionOf } from './choices.ts'

/**
 * A kind of decision at random, then one of that kind, but for what only hurts oneself: nobody shoots at his own side, throws
 * his last rope away as Jack, or lets himself be led off with a card that prevents it.
 */
export const randomly: Agent<LondonView> = {
  level: 'random',
  decide(view, rng) {
    const choices = choicesOf(positionOf(view, rng))
    const sensible = choices.filter(({ detail }) => isSensible(view, detail))
    const best = choices.filter(({ detail }) => isPressing(view, detail))
    const open = best.length > 0 ? best : sensible.length > 0 ? sensible : choices
    const sizes = new Map<string, number>()
    for (const choice of open) sizes.set(groupOf(choice), (sizes.get(groupOf(choice)) ?? 0) + 1)
    return mixture(
      open.map(choice => ({
        decisions: [choice.decision],
        weight: readiness(choice.detail) / (sizes.get(groupOf(choice)) ?? 1),
      })),
      rng,
    )
  },
}

function groupOf({ detail }: Choice): string {
  if (detail.kind === 'side') return `side ${detail.side}`
  return detail.kind === 'play' ? `play ${detail.card}` : detail.kind
}

/** How readily a kind is taken: agreements and changes of side seldom, so that a turn is no string of them. */
function readiness(detail: LondonDetail): number {
  switch (detail.kind) {
    case 'offer':
    case 'trade':
      return 0.1
    case 'side':
      return detail.side === 'keep' ? 1 : 0.02
    case 'protester':
    case 'end':
    case 'accept':
      return 0.3
    default:
      return 1
  }
}

/** What nobody leaves undone who looks at his cards: the end that wins, and the answer that prevents harm. */
function isPressing(view: LondonView, detail: LondonDetail): boolean {
  switch (detail.kind) {
    case 'play':
      return detail.card === 'rope' || detail.card === 'worn_rope'
    case 'arrest':
      return isFoe(view, detail.player) && view.unmasked !== undefined
    case 'answer':
      switch (view.state) {
        case 'arrest-window':
        case 'shot-window':
          return true
        case 'market-window':
          return view.unmasked !== undefined && isJackAt(view, view.turn) && isHunter(view)
        case 'question-window':
          return self(view).role === 'jack'
        default:
          return false
      }
    default:
      return false
  }
}

function isSensible(view: LondonView, detail: LondonDetail): boolean {
  switch (detail.kind) {
    case 'attack':
      return view.unmasked !== undefined && detail.victim === undefined && isFoe(view, detail.target)
    case 'arrest':
      return view.unmasked === undefined || isFoe(view, detail.player)
    case 'answer':
      return view.state !== 'market-window' && view.state !== 'release-window'
    case 'discard':
    case 'letter':
      return !(self(view).role === 'jack' && (detail.card === 'rope' || detail.card === 'worn_rope'))
    default:
      return true
  }
}

function self(view: LondonView): LondonView['players'][string] {
  return view.players[Number(view.audience)]
}

function isJackAt(view: LondonView, seat: number | undefined): boolean {
  return seat !== undefined && seat === view.unmasked
}

function isHunter(view: LondonView): boolean {
  return self(view).side === 'hunter'
}

/** Whether somebody is known to be on the other side than this audience. */
function isFoe(view: LondonView, player: CharacterId): boolean {
  const seat = Object.keys(view.players).find(seat => view.players[seat].character === player)
  if (seat === undefined) throw new Error(`nobody plays ${CHARACTER_CARDS[player].code}`)
  return isHunter(view) ? isJackAt(view, Number(seat)) : view.players[seat].side === 'hunter'
}
