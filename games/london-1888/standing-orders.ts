import { err, ok, type Result } from '@gaslight/core'
import { CHARACTERS, type CharacterId } from './cast.ts'

export const MARKET_FIRSTS = ['weapon', 'silver'] as const
export const ARREST_ANSWERS = ['counter_order', 'corruption', 'bail'] as const
/** With at most so many cards face down; a line has five, and a question needs one. */
export const ALIBI_ORDERS = ['never', 1, 2, 3, 4, 'always'] as const
/** Where the hit would leave at most so much Life. */
export const SIDESTEP_ORDERS = ['never', 0, 1, 2, 'always'] as const

/** Whom to arrest in the Black Market, and what the arrest takes first where he has both. */
export interface MarketOrder {
  readonly who: CharacterId | 'jack'
  readonly first: (typeof MARKET_FIRSTS)[number]
}

/** The table of LD-146: how a seat answers when windows pass at once, or when it is silent in one. A type, so that it is JSON for the wire. */
export type StandingOrders = {
  /** ARREST in W1; `jack` is the unmasked one. The first that fits counts. */
  readonly market: readonly MarketOrder[]
  /** When arrested: the first that can be played or paid. */
  readonly arrested: readonly (typeof ARREST_ANSWERS)[number][]
  /** Whom CORRUPTION is for, as the holder of release. */
  readonly release: readonly CharacterId[]
  /** COUNTER-ORDER against a CURFEW. */
  readonly curfew: boolean
  readonly alibi: (typeof ALIBI_ORDERS)[number]
  readonly sidestep: (typeof SIDESTEP_ORDERS)[number]
}

export const DEFAULT_ORDERS: StandingOrders = {
  market: [{ who: 'jack', first: 'weapon' }],
  arrested: ['counter_order', 'corruption'],
  release: [],
  curfew: false,
  alibi: 'never',
  sidestep: 'always',
}

/** To pass always. */
export const SILENT_ORDERS: StandingOrders = {
  market: [],
  arrested: [],
  release: [],
  curfew: false,
  alibi: 'never',
  sidestep: 'never',
}

type Check = (value: unknown) => string | null

const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value) ? null : `one of ${values.join(', ')}`

/** A list without repetitions; `keyOf` says what makes two items the same. */
const listOf =
  (item: Check, keyOf: (value: unknown) => unknown = value => value): Check =>
  value => {
    if (!Array.isArray(value)) return 'a list'
    for (const entry of value) {
      const problem = item(entry)
      if (problem !== null) return `a list, each ${problem}`
    }
    return new Set(value.map(keyOf)).size < value.length ? 'a list that names nothing twice' : null
  }

const isMarketOrder: Check = value => {
  const { who, first, ...more } = (typeof value === 'object' && value !== null ? value : {}) as Partial<MarketOrder>
  const fits = [...CHARACTERS, 'jack'].includes(who ?? '') && oneOf(MARKET_FIRSTS)(first) === null
  return fits && Object.keys(more).length === 0 ? null : '{ who: a character or jack, first: weapon or silver }'
}

const CHECKS: { readonly [key in keyof StandingOrders]: Check } = {
  market: listOf(isMarketOrder, order => (order as MarketOrder).who),
  arrested: listOf(oneOf(ARREST_ANSWERS)),
  release: listOf(oneOf(CHARACTERS)),
  curfew: oneOf([true, false]),
  alibi: oneOf(ALIBI_ORDERS),
  sidestep: oneOf(SIDESTEP_ORDERS),
}

/** What somebody wants to order; what is left out is as in `rest`. */
export function readOrders(value: unknown, rest: StandingOrders): Result<StandingOrders, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return err('orders are an object')
  for (const [key, given] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, key)) return err(`there is no order ${key}; there are ${Object.keys(CHECKS).join(', ')}`)
    const problem = CHECKS[key as keyof StandingOrders](given)
    if (problem !== null) return err(`${key} must be ${problem}`)
  }
  return ok({ ...rest, ...value })
}
