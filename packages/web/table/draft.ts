import { type Decision, DecisionList, type Game, type Notation, type Position, type Seat } from '@gaslight/core'

/** One legal decision and what it means. */
export interface Choice<D> {
  readonly decision: Decision
  readonly detail: D
}

/** A decision of the draft. A forced one follows of itself: the server appends it too, so it is never sent. */
export interface DraftStep<D> extends Choice<D> {
  readonly token: string
  readonly forced: boolean
}

/** What composing a turn needs to know of a game. */
export interface DraftRules<P extends Position, D extends { kind: string }> {
  readonly game: Pick<Game<P, object, D>, 'decode' | 'forced'> & { readonly notation: Pick<Notation<P>, 'format'> }
  /** Whether the game's unit of play, for instance an activation, is complete although the same seat goes on. */
  unitEnd(choices: readonly Choice<D>[]): boolean
}

/**
 * A turn being composed in the page, on a position sampled from the seat's view. Nothing the sample made up may show:
 * only `steps`, `choices` and `done` come out of it, and they depend on what the seat knows alone.
 */
export interface Draft<P extends Position, D extends { kind: string }> {
  readonly rules: DraftRules<P, D>
  readonly seat: Seat
  readonly base: P
  readonly steps: readonly DraftStep<D>[]
  /** What can be decided next, in canonical order; empty when the turn is composed. */
  readonly choices: readonly Choice<D>[]
  /** Whether what was composed can be sent: somebody else or chance is next, or a unit of play is complete. */
  readonly done: boolean
}

/** The draft after some decisions of the seat, and after whatever they force. Precondition: each is legal in its place. */
export function draftOf<P extends Position, D extends { kind: string }>(
  rules: DraftRules<P, D>,
  seat: Seat,
  base: P,
  decisions: readonly Decision[],
): Draft<P, D> {
  const { game } = rules
  const p = base.clone()
  const steps: DraftStep<D>[] = []
  const isAsked = () => {
    const turn = p.turn()
    return turn.kind === 'seat' && turn.seat === seat
  }
  const take = (decision: Decision, forced: boolean) => {
    steps.push({ decision, detail: game.decode(p, decision), token: game.notation.format(p, decision, seat), forced })
    p.apply(decision)
  }
  for (const decision of decisions) {
    take(decision, false)
    for (let next = isAsked() ? game.forced(p) : null; next !== null; next = isAsked() ? game.forced(p) : null)
      take(next, true)
  }
  const choices = isAsked() ? choicesOf(rules, p) : []
  const done = steps.length > 0 && (choices.length === 0 || rules.unitEnd(choices))
  return { rules, seat, base, steps, choices: done ? [] : choices, done }
}

/** The decisions that were asked, in order: `draftOf` makes the same draft of them, and a part of them an earlier one. */
export function asked<P extends Position, D extends { kind: string }>(draft: Draft<P, D>): Decision[] {
  return draft.steps.filter(step => !step.forced).map(step => step.decision)
}

/** The tokens to submit: the asked decisions, since the server appends the forced ones itself. */
export function batch<P extends Position, D extends { kind: string }>(draft: Draft<P, D>): string[] {
  return draft.steps.filter(step => !step.forced).map(step => step.token)
}

/** The position after the draft's steps, for asking why an attempt is illegal. Its secrets are made up: never show it. */
export function positionOf<P extends Position, D extends { kind: string }>(draft: Draft<P, D>): P {
  const p = draft.base.clone()
  for (const step of draft.steps) p.apply(step.decision)
  return p
}

function choicesOf<P extends Position, D extends { kind: string }>(rules: DraftRules<P, D>, p: P): Choice<D>[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray().map(decision => ({ decision, detail: rules.game.decode(p, decision) }))
}
