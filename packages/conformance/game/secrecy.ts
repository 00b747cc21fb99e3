import { type Audience, type Decision, DecisionList, type Game, type Position } from '@gaslight/core'
import { legalOf } from './legal.ts'
import { demand, demandSame, type Moment } from './property.ts'

/** How many of the decisions legal in both positions have their texts compared. */
const TEXTS = 24
/** How many attempts have their answers compared. */
const ATTEMPTS = 48

/**
 * Demands that an audience is shown the same in two positions, byte by byte: view, turn, what is forced, the texts of
 * decisions, and, if it decides, its legal list and the answers to its attempts.
 */
export function demandIndistinguishable(moment: Moment, other: Position, to: Audience): void {
  const { game, position, rng } = moment
  demandSame(viewText(game, position, to), viewText(game, other, to), () => `hidden facts change the view of ${to}`)
  demandSame(
    JSON.stringify(position.turn()),
    JSON.stringify(other.turn()),
    () => `hidden facts change whose turn it is, as ${to} sees it`,
  )
  demand(
    game.turnNumber(position) === game.turnNumber(other),
    () => `hidden facts change where a turn ends, as ${to} sees it`,
  )
  demandSame(
    forcedText(game, position, to),
    forcedText(game, other, to),
    () => `hidden facts change what is forced, as ${to} sees it`,
  )
  const legal = moment.legal
  const others = legalOf(other, new DecisionList())
  const known = new Set(others)
  const both = legal.filter(decision => known.has(decision))
  for (let i = 0; i < Math.min(TEXTS, both.length); i++) {
    const decision = both.length <= TEXTS ? both[i] : both[rng.below(both.length)]
    demandSame(
      game.notation.format(position, decision, to),
      game.notation.format(other, decision, to),
      () => `hidden facts change the text of a decision for ${to}`,
    )
  }
  const turn = position.turn()
  if (turn.kind !== 'seat' || turn.seat !== to) return
  demandSame(String(legal), String(others), () => `hidden facts change the legal list of ${to}`)
  for (let i = 0; i < Math.min(ATTEMPTS, moment.attempts.length); i++) {
    const attempt = moment.attempts[rng.below(moment.attempts.length)]
    demandSame(
      JSON.stringify(game.illegal(position, attempt)),
      JSON.stringify(game.illegal(other, attempt)),
      () => `hidden facts change the answer to an attempt of ${to}, ${JSON.stringify(attempt)}`,
    )
  }
}

export function viewText(game: Game, position: Position, to: Audience): string {
  return JSON.stringify(game.view(position, to))
}

export function eventText(game: Game, before: Position, decision: Decision, after: Position, to: Audience): string {
  return JSON.stringify(game.event(before, decision, after, to))
}

function forcedText(game: Game, position: Position, to: Audience): string {
  const forced = game.forced(position)
  return forced === null ? 'nothing' : game.notation.format(position, forced, to)
}

/**
 * Decisions of another position that this audience cannot tell from `decision`, of which it was told `event`: itself
 * where its whole text is shown, all that are written alike where not, and any where nothing was told.
 */
export function alike(
  { game }: Moment,
  told: { readonly before: Position; readonly decision: Decision; readonly event: string },
  other: Position,
  to: Audience,
): Decision[] {
  const { before, decision, event } = told
  const legal = legalOf(other, new DecisionList())
  if (event === 'null') return legal
  if (!isHidden(game, before, decision, to)) return legal.includes(decision) ? [decision] : []
  const shown = game.notation.format(before, decision, to)
  return legal.filter(candidate => game.notation.format(other, candidate, to) === shown)
}

/** Whether this audience is not shown the decision's whole text. */
export function isHidden(game: Game, before: Position, decision: Decision, to: Audience): boolean {
  return game.notation.format(before, decision, to) !== game.notation.format(before, decision, 'omniscient')
}

/** Counts for each audience how often a comparison was possible, so that none is vacuous. */
export class Reach {
  private readonly tried = new Map<Audience, number>()
  private readonly reached = new Map<Audience, number>()

  count(to: Audience, reached: boolean): void {
    this.tried.set(to, (this.tried.get(to) ?? 0) + 1)
    if (reached) this.reached.set(to, (this.reached.get(to) ?? 0) + 1)
  }

  /** Every audience tried at least this often must have been reached in this share. */
  demand(least: number, share: number, what: string): void {
    for (const [to, tried] of this.tried) {
      const reached = this.reached.get(to) ?? 0
      demand(tried < least || reached >= tried * share, () => `${what} for ${to} only ${reached} times of ${tried}`)
    }
  }
}
