import {
  completeOptions,
  type Decision,
  DecisionList,
  type Game,
  type Illegal,
  type OptionValue,
  type Position,
  type Refusals,
  type Rng,
  Sfc32,
} from '@gaslight/core'
import { describe, expect, it } from 'vitest'

export interface LegalitySetup<P extends Position, D extends { readonly kind: string }, Reason extends string> {
  /** Everything follows from it: the same seed makes the same attempts. */
  readonly seed: number
  readonly optionSets: readonly (readonly [name: string, options: { readonly [key: string]: OptionValue }])[]
  /** Mostly illegal attempts of every kind, near enough to legal ones to reach every check. */
  readonly attempts: readonly ((p: P, rng: Rng) => D)[]
  /** Kinds of decisions that end the game, which is to go on for a while. */
  readonly ends: readonly D['kind'][]
  /** Every reason for a refusal: its rule, and what its message names. */
  readonly reasons: Refusals & { readonly [reason in Reason]: unknown }
  /** For every reason something that is refused for it: a token, or an attempt that no token can say. */
  readonly refused: { readonly [reason in Reason]: readonly [() => P, string | D] }
}

/** Random games to make attempts in, for each set of options. */
const GAMES = 25

/** Registers the tests of what a game refuses, and why. */
export function conformLegality<P extends Position, V, D extends { readonly kind: string }, Reason extends string>(
  game: Game<P, V & object, D>,
  { seed, optionSets, attempts, ends, reasons, refused }: LegalitySetup<P, D, Reason>,
): void {
  describe('illegal answers null exactly for the legal attempts', () => {
    it.each(optionSets)('for %s', (_, options) => {
      const rng = new Sfc32(seed)
      const list = new DecisionList()
      for (let i = 0; i < GAMES; i++) {
        const p = start(options)
        while (p.turn().kind !== 'over') {
          p.legal(list)
          const open = list.toArray()
          for (const attempt of attempts) {
            const detail = attempt(p, rng)
            const decision = game.encode(p, detail)
            const legal = open.includes(decision) && settled(game.decode(p, decision)) === settled(detail)
            const reason = game.illegal(p, detail)
            if ((reason === null) !== legal) expect({ detail, reason }).toEqual({ detail, legal })
          }
          p.apply(quiet(p, open, rng))
        }
      }
    })
  })

  function start(given: { readonly [key: string]: OptionValue }): P {
    const options = completeOptions(game.options, given)
    if (!options.ok) throw new Error(options.error)
    return game.start(options.value, game.seats.min)
  }

  /** A legal decision that seldom ends the game. */
  function quiet(p: P, open: readonly Decision[], rng: Rng): Decision {
    const calm = open.filter(decision => !ends.includes(game.decode(p, decision).kind))
    return any(calm.length === 0 || rng.below(200) === 0 ? open : calm, rng)
  }

  describe('every reason is given somewhere', () => {
    it.each(Object.keys(reasons) as Reason[])('%s', reason => {
      const [make, attempt] = refused[reason]
      const p = make()
      const answer = typeof attempt === 'string' ? refusal(p, attempt) : game.illegal(p, attempt)
      const { rule, params } = reasons[reason]
      expect(answer).toMatchObject({ reason, rule })
      expect(Object.keys(answer?.params ?? {}).sort()).toEqual([...params].sort())
    })
  })

  function refusal(p: P, token: string): Illegal | null {
    const parsed = game.notation.parse(p, token)
    return parsed.ok ? null : parsed.error
  }
}

export function any<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]
}

/** The same detail whatever the order of its lists. */
function settled(detail: object): string {
  return JSON.stringify(detail, (_, value: unknown) =>
    Array.isArray(value) ? value.map(item => JSON.stringify(item)).sort() : value,
  )
}
