import { type Audience, popcount } from '@gaslight/core'
import { alibisOf, deckOf } from './alibis.ts'
import { appealsOf } from './appeals.ts'
import { DUTIES } from './duties.ts'
import { REASONS, winnerOf } from './endings.ts'
import { PIECES } from './pieces.ts'
import { isChance, type JackPosition } from './position.ts'
import { ACTIVATIONS } from './rounds.ts'
import { JACK, ROLES } from './seats.ts'
import type { JackState } from './state.ts'
import type { JackView } from './view.ts'

/** What both titles' views begin with. */
type Head = Pick<JackView, 'audience' | 'decides' | 'round' | 'slot' | 'witness'>
/** What they end with, before what is a title's own. */
type Tail<Character extends string> = Pick<
  JackView<Character>,
  'cards' | 'active' | 'alibis' | 'deck' | 'appeals' | 'jack' | 'outcome'
>

/** MJ-66, NY-72: when the game is over everything is shown to all. */
export function isOpenTo(p: JackState, to: Audience): boolean {
  return p.ending >= 0 || to === 'omniscient'
}

export function viewHead<Options, State extends string>(
  p: JackPosition,
  to: Audience,
  options: Options,
  state: State,
): Head & { readonly options: Options; readonly state: State } {
  const over = p.ending >= 0
  return {
    audience: typeof to === 'number' ? ROLES[to] : to,
    options,
    state,
    decides: over ? 'nobody' : isChance(p) ? 'chance' : ROLES[p.seat()],
    round: p.round,
    slot: (over ? Math.min(p.slot, ACTIVATIONS - 1) : p.slot) + 1,
    witness: p.witnessSeen ? 'seen' : 'unseen',
  }
}

export function viewTail<Character extends string>(p: JackState<Character>, to: Audience): Tail<Character> {
  const all = isOpenTo(p, to)
  return {
    cards: cardsOf(p),
    ...(p.ending >= 0 || p.active < 0 ? {} : { active: activeOf(p) }),
    alibis: alibisOf(p, to, all),
    deck: popcount(deckOf(p)),
    appeals: appealsOf(p),
    ...(p.jack >= 0 && (all || to === JACK) ? { jack: p.nameOf(p.jack) } : {}),
    ...(p.ending < 0 ? {} : { outcome: { winner: winnerOf(p.ending), reason: REASONS[p.ending] } }),
  }
}

/** Where a character stands, and whether its token shows Suspect. */
interface Standing {
  readonly at: string
  readonly suspect: boolean
}

/** Cleared and suspect at every place, by number: views share them, so that comparing two views is quick. */
export function standings(places: readonly string[]): readonly Standing[] {
  return places.flatMap(at => [
    { at, suspect: false },
    { at, suspect: true },
  ])
}

/** The characters of a view; `places` holds the place of each piece, a number beyond `standing` where it has none. */
export function charactersOf<Character extends string>(
  p: JackState<Character>,
  places: Uint8Array,
  standing: readonly Standing[],
): { readonly [name in Character]: Standing } {
  const characters = {} as { [name in Character]: Standing }
  for (let piece = 0; piece < PIECES; piece++) {
    const place = 2 * places[piece]
    if (place < standing.length) characters[p.nameOf(piece)] = standing[place + ((p.suspects >> piece) & 1)]
  }
  return characters
}

function cardsOf<Character extends string>(p: JackState<Character>): JackView<Character>['cards'] {
  const cards: { [name in Character]?: 'open' | 'used' } = {}
  for (let piece = 0; piece < PIECES; piece++)
    if (((p.revealed >> piece) & 1) === 1) cards[p.nameOf(piece)] = ((p.used >> piece) & 1) === 1 ? 'used' : 'open'
  return cards
}

function activeOf<Character extends string>(p: JackState<Character>): NonNullable<JackView<Character>['active']> {
  return { character: p.nameOf(p.active), seat: ROLES[p.seat()], moved: p.moved, power: DUTIES[p.power] }
}
