import { type Decision, DecisionList, type Game, type OpenWindow, type Position, type Seat } from '@gaslight/core'

/** One legal decision and what it means. */
export interface Choice<D> {
  readonly decision: Decision
  readonly detail: D
}

/** A decision of the draft. A forced one follows of itself: whoever keeps the game appends it too, so it is never sent. */
export interface DraftStep<D> extends Choice<D> {
  readonly token: string
  readonly forced: boolean
}

/** A position as far as it asks: whose turn it is, and what may be decided. */
export interface Posed extends Pick<Position, 'turn' | 'legal'> {
  clone(): this
}

/** What composing a turn needs to know of a game (all but the last as in `Game`). */
export interface DraftRules<P extends Posed, D extends { kind: string }> {
  decode(p: P, decision: Decision): D
  readonly windows?: { at(p: P): OpenWindow | null }
  /** Asked for where something is decided, and not before: it may come later than the rest. */
  consequences(): Consequences<P>
}

/** What follows once something is decided, and how it is written. */
export interface Consequences<P extends Posed> {
  /** Mutates the position. Precondition: `decision` is legal. */
  apply(p: P, decision: Decision): void
  forced(p: P): Decision | null
  turnNumber(p: P): number
  informs?(p: P, decision: Decision): boolean
  readonly notation: { format(p: P, decision: Decision, to: Seat): string }
}

/** The rules of a game that is there as a whole. */
export function draftRules<P extends Position, V, D extends { kind: string }>(
  game: Pick<Game<P, V, D>, 'decode' | 'forced' | 'informs' | 'sample' | 'turnNumber' | 'windows'> & {
    readonly notation: Pick<Game<P, V, D>['notation'], 'format'>
  },
): DraftRules<P, D> & Consequences<P> & Pick<Game<P, V, D>, 'sample'> {
  const rules: ReturnType<typeof draftRules<P, V, D>> = {
    ...game,
    apply: (p, decision) => p.apply(decision),
    consequences: () => rules,
  }
  return rules
}

/**
 * A turn being composed, on a position sampled from the seat's view. Nothing the sample made up may show: only `steps`,
 * `choices` and `done` come out of it, and they depend on what the seat knows alone.
 */
export interface Draft<P extends Posed, D extends { kind: string }> {
  readonly rules: DraftRules<P, D>
  readonly seat: Seat
  readonly base: P
  readonly steps: readonly DraftStep<D>[]
  /** What can be decided next, in canonical order; empty when the turn is composed. */
  readonly choices: readonly Choice<D>[]
  /** Whether what was composed can be sent: somebody else or chance is next, the same seat's next turn, or an answer. */
  readonly done: boolean
}

/** The draft after some decisions of the seat, and after whatever they force. Precondition: each is legal in its place. */
export function draftOf<P extends Posed, D extends { kind: string }>(
  rules: DraftRules<P, D>,
  seat: Seat,
  base: P,
  decisions: readonly Decision[],
): Draft<P, D> {
  const p = base.clone()
  const steps: DraftStep<D>[] = []
  let informed = false
  const isOneTurn = () => {
    const { turnNumber } = rules.consequences()
    return turnNumber(p) === turnNumber(base)
  }
  const isAsked = () => {
    const turn = p.turn()
    return !informed && turn.kind === 'seat' && turn.seat === seat && (steps.length === 0 || isOneTurn())
  }
  const take = (decision: Decision, forced: boolean) => {
    const { apply, informs, notation } = rules.consequences()
    const token = notation.format(p, decision, seat)
    steps.push({ decision, detail: rules.decode(p, decision), token, forced })
    informed ||= informs?.(p, decision) ?? false
    apply(p, decision)
  }
  const forced = () => (isAsked() ? rules.consequences().forced(p) : null)
  for (const decision of decisions) {
    take(decision, false)
    for (let next = forced(); next !== null; next = forced()) take(next, true)
  }
  const asks = isAsked()
  return { rules, seat, base, steps, choices: asks ? choicesOf(rules, p) : [], done: steps.length > 0 && !asks }
}

/** The draft with one more decision. Precondition: it is one of the choices. */
export function extended<P extends Posed, D extends { kind: string }>(
  draft: Draft<P, D>,
  decision: Decision,
): Draft<P, D> {
  return draftOf(draft.rules, draft.seat, draft.base, [...asked(draft), decision])
}

/** The decisions that were asked, in order: `draftOf` makes the same draft of them, and a part of them an earlier one. */
export function asked<P extends Posed, D extends { kind: string }>(draft: Draft<P, D>): Decision[] {
  return draft.steps.filter(step => !step.forced).map(step => step.decision)
}

/** The tokens to submit: the asked decisions, since whoever keeps the game appends the forced ones. */
export function batch<P extends Posed, D extends { kind: string }>(draft: Draft<P, D>): string[] {
  return draft.steps.filter(step => !step.forced).map(step => step.token)
}

/** The position after the draft's steps, for asking why an attempt is illegal. Its secrets are made up: never show it. */
export function positionOf<P extends Posed, D extends { kind: string }>({ base, rules, steps }: Draft<P, D>): P {
  const p = base.clone()
  for (const { decision } of steps) rules.consequences().apply(p, decision)
  return p
}

function choicesOf<P extends Posed, D extends { kind: string }>(rules: DraftRules<P, D>, p: P): Choice<D>[] {
  const list = new DecisionList()
  p.legal(list)
  // To take an offer back is its maker's, not a choice of whoever is asked.
  const withdraw = rules.windows?.at(p)?.withdraw?.decision
  return list
    .toArray()
    .filter(decision => decision !== withdraw)
    .map(decision => ({ decision, detail: rules.decode(p, decision) }))
}
