import {
  ACTION_CARDS,
  type ActionCardId,
  type Deduction as Counting,
  chanceHeld,
  deduce as count,
  counted,
  type LondonView,
  seated,
} from '@gaslight/london-1888'
import type { Deduction } from '../games.ts'
import type { Say } from '../speech.ts'
import { endingOf } from './panel.ts'
import { sayingOf } from './words.ts'

/** What follows from the cards alone, for whoever sees this view: exactly what, and how likely. */
export function deduce(view: LondonView, say: Say, end: LondonView | null): Deduction {
  const counting = count(view)
  const facts = {
    state: view.state,
    round: view.round,
    seats: Array.from({ length: view.seats }, (_, seat) => ({
      seat,
      character: view.players[seat]?.character ?? null,
      ...counting.roles[seat],
      line: counting.lines[seat],
      hand: counting.hands.hands[seat],
    })),
    unseen: counting.hands.unseen,
    pile: counting.hands.pile,
    events: counting.events,
    supply: counting.supply,
    ...(end === null ? {} : { end: end.outcome }),
  }
  const parts = [roleLines(view, say), handLines(view, say), deckLines(counting, say)].filter(part => part.length > 0)
  const lines = parts.flatMap((part, i) => (i === 0 ? part : ['', ...part]))
  if (end === null) return { facts, lines }
  return { facts, lines: [say('deduce.over', { ending: endingOf(end, say) }), '', say('deduce.before'), ...lines] }
}

/** Who can be Jack, and where in a line the role card can lie. */
export function roleLines(view: LondonView, say: Say): string[] {
  const { roles, lines } = count(view)
  return roles.map(({ jack, why }, seat) => {
    const who = seated(sayingOf(say), view, seat)
    const chance = say('deduce.jack', { who, percent: percentOf(jack) })
    const { positions } = lines[seat]
    const places = Object.entries(positions).map(([position, cards]) => `#${position} ${percentOf(cards.role ?? 0)} %`)
    const next =
      why === undefined || why === 'own' || why === 'looked-at'
        ? `; ${say('deduce.role', { places: places.join(', ') })}`
        : ''
    return `${chance}${why === undefined ? '' : ` (${say(`deduce.why.${why}`)})`}${places.length === 0 ? '' : next}`
  })
}

/** What others can hold: the cards that answer or threaten, and what is known. */
export function handLines(view: LondonView, say: Say): string[] {
  const { hands } = count(view)
  const saying = sayingOf(say)
  const others = hands.hands.flatMap((_, seat) => (seat === view.audience ? [] : [seat]))
  const held = ACTION_CARDS.map(card => ({ card, chance: chanceHeld(hands, others, card) })).filter(
    ({ chance }) => chance > 0,
  )
  const likely = held.toSorted((a, b) => b.chance - a.chance)
  const name = (card: ActionCardId) => say(`card.${card}`)
  const list = likely.map(({ card, chance }) => `${name(card)} ${percentOf(chance)} %`).join(', ')
  return [
    ...(likely.length === 0 ? [] : [say('deduce.held', { list })]),
    ...others.flatMap(seat => {
      const known = counted(saying, 'card', hands.hands[seat].known)
      if (known.length === 0) return []
      return [say('deduce.known', { who: seated(saying, view, seat), list: known.join(', ') })]
    }),
  ]
}

function deckLines({ events, supply }: Counting, say: Say): string[] {
  const rounds = Object.entries(events.last).map(([round, chance]) => `${round} ${percentOf(chance)} %`)
  const tokens = Object.entries(supply.token).map(
    ([kind, chance]) => `${say(`deduce.token.${kind}`)} ${percentOf(chance)} %`,
  )
  return [
    say('deduce.murder', { percent: percentOf(events.murder) }),
    say('deduce.last', { list: rounds.join(', ') }),
    ...(tokens.length === 0 ? [] : [say('deduce.tokens', { list: tokens.join(', ') })]),
  ]
}

function percentOf(chance: number): string {
  const percent = 100 * chance
  return percent === 0 || percent >= 10 ? percent.toFixed(0) : percent.toFixed(1)
}
