import { type Decision, DecisionList, type Game, type Options, Sfc32 } from '@gaslight/core'
import { london1888, wayBetween } from '@gaslight/london-1888'
import { decisionsOf, optionsOf } from './stored.ts'

export const london = london1888 as unknown as Game

/** The seats of the scripts below: Abberline, Lusk, Gull, Warren and Netley. */
export const [AB, LU, GU, WA, NE] = [0, 1, 2, 3, 4]
export const SEATS = 5

/** A game of London 1888 that somebody may find in a store. */
export interface Course {
  readonly options: Options
  readonly decisions: readonly Decision[]
}

export function londonOptions(given: Options = {}): Options {
  return optionsOf(london, { characters: 'assigned', ...given })
}

/** A game after these tokens, chance included; whatever is forced is taken between them. */
export function scripted(tokens: readonly string[], given: Options = {}): Course {
  const options = londonOptions(given)
  return { options, decisions: decisionsOf(london, options, SEATS, tokens) }
}

/** The first two cards of each seat, by the number of the seat. */
export type Hands = readonly (readonly [string, string])[]

/** Warren has no fitting card, Abberline and Lusk could arrest whom they like, Gull could cancel that. */
export const HANDS: Hands = [
  ['arrest', 'wages'],
  ['arrest', 'alibi'],
  ['counter_order', 'hansom_cab'],
  ['alibi', 'witness'],
  ['sidestep', 'rope'],
]

/** Up to the turn of Gull, who comes to the Black Market by cab; `beforehand` happens in the turn of Abberline. */
export function toMarket(hands: Hands = HANDS, jack = 'Ne', beforehand: readonly string[] = []): string[] {
  const dealt = [`role[${jack}]`, ...hands.flat().map(card => `+[${card}]`)]
  const abberline = ['+[witness]', '+[wages]', ...beforehand, '.']
  const lusk = ['+[chance]', '+[chance]', '.', 'x:chance', 'x:chance']
  const gull = ['+[hansom_cab]', '+[hansom_cab]', '!hansom_cab', '!hansom_cab', 'roll', '[6]', '>black_market']
  return [...dealt, ...abberline, ...lusk, ...gull]
}

/** What is drawn on the way to the death of Lusk: by all but Abberline it is thrown away at once. */
const DRAWN = [
  ...['hansom_cab', 'stealth', 'stealth', 'chance', 'chance', 'chance', 'corruption', 'corruption', 'corruption'],
  ...['short_cut', 'short_cut', 'short_cut', 'pickpocket', 'pickpocket', 'pickpocket', 'informer', 'informer'],
  ...['burglary', 'burglary', 'witness', 'witness', 'hansom_cab', 'hansom_cab', 'hansom_cab'],
]

/**
 * Up to the moment at which Abberline can kill Lusk on the street with his second shot, in round 3. What shows of it is the
 * same whatever hands the others have been dealt and whoever is Jack.
 */
export function toDeath(hands: Hands, jack: string): string[] {
  const way = wayBetween('police_station', 'lusk_home', new Set())
  const drawn = [...DRAWN]
  const turn = (...acts: readonly string[]) => {
    const cards = [drawn.shift(), drawn.shift()]
    return [...cards.map(card => `+[${card}]`), ...acts, '.', ...cards.map(card => `x:${card}`)]
  }
  const arming = ['+[lost_kit]', '+[wages]', 'd:weapon', '[winchester]', 'roll', '[6]', `>${way[5]}`, '.']
  const stepping = ['roll', '[1]', `>${way.at(-2)}`]
  return [
    ...[`role[${jack}]`, ...hands.flat().map(card => `+[${card}]`)],
    ...[...arming, ...turn(...stepping), ...turn(), ...turn(), ...turn()],
    ...['[clearance]', ...turn(), ...turn(), ...turn(), ...turn(), ...turn('b:winchester>Lu', 'Lu-')],
    ...['[shortage]', ...turn(), ...turn(), ...turn(), '+[stealth]', '+[stealth]'],
  ]
}

/** Where a random game stands in a window. */
export interface Moment extends Course {
  readonly kind: string
  readonly seats: number
}

const LONGEST = 4000

/** A random game for each kind of window, that stands where it has just opened, as far as these seeds find one. */
export function windowMoments(given: Options = {}, seeds = 40): Moment[] {
  const { windows } = london
  const options = londonOptions({ characters: 'random', ...given })
  const found = new Map<string, Moment>()
  const list = new DecisionList()
  for (let seed = 1; seed <= seeds && found.size < 8; seed++) {
    const seats = 4 + (seed % 3)
    const rng = new Sfc32(1888, seed)
    const p = london.start(options, seats)
    const decisions: Decision[] = []
    for (let before: string | undefined; p.turn().kind !== 'over' && decisions.length < LONGEST; ) {
      const window = windows?.at(p) ?? null
      const isNew = window !== null && window.key !== before
      if (isNew && !found.has(window.kind) && (window.kind !== 'market' || window.seats.length > 2))
        found.set(window.kind, { kind: window.kind, seats, options, decisions: [...decisions] })
      before = window?.key
      p.legal(list)
      const next = p.turn().kind === 'chance' ? p.draw(rng) : (london.forced(p) ?? list.at(rng.below(list.length)))
      p.apply(next)
      decisions.push(next)
    }
  }
  return [...found.values()]
}

/** A random game in which somebody has just died, and who that is. */
export function deathOf(given: Options): {
  readonly course: Course & { readonly seats: number }
  readonly seat: number
} {
  const options = londonOptions({ characters: 'random', ...given })
  const list = new DecisionList()
  for (let seed = 1; ; seed++) {
    const rng = new Sfc32(1889, seed)
    const p = london1888.start(options, SEATS)
    const decisions: Decision[] = []
    while (p.turn().kind !== 'over' && decisions.length < LONGEST) {
      const [seat] = london1888.silenced?.(p) ?? []
      if (seat !== undefined) return { course: { options, decisions, seats: SEATS }, seat }
      p.legal(list)
      const next = p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length))
      p.apply(next)
      decisions.push(next)
    }
  }
}
