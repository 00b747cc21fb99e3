import type { Decision, DecisionList } from './decision.ts'
import type { Game, Illegal, Position, Seat, Turn } from './game.ts'
import { err, ok, type Result } from './result.ts'

/** A game, or a try at how it might go on, that grows by decisions. */
export interface Course<P extends Position> {
  /** Where it stands; only to read. */
  readonly position: P
  /** Precondition: `decision` is legal. */
  take(decision: Decision): void
}

/** Why a batch cannot be taken: which of its items is not the seat's to decide, or against the rules. */
export type Misfit =
  /** Also where the same seat goes on, but was told something by the item before. */
  | { readonly kind: 'turn-passed'; readonly index: number }
  | { readonly kind: 'illegal'; readonly index: number; readonly illegal: Illegal }

/** The legal decision that an item of a batch stands for. */
export type ReadItem<P extends Position, T> = (p: P, item: T) => Result<Decision, Illegal>

/**
 * Takes a seat's batch, in which forced decisions may stand or be left out; it ends where the turn passes, and behind a
 * decision that informs. Null where all of it was taken; else what was taken up to the misfit is to be thrown away.
 */
export function takeBatch<P extends Position, T>(
  game: Pick<Game<P>, 'forced' | 'informs'>,
  course: Course<P>,
  seat: Seat,
  batch: readonly T[],
  read: ReadItem<P, T>,
): Misfit | null {
  let informed = false
  const take = (decision: Decision) => {
    informed ||= game.informs?.(course.position, decision) ?? false
    course.take(decision)
  }
  for (const [index, item] of batch.entries()) {
    for (;;) {
      const turn = course.position.turn()
      if (informed || turn.kind !== 'seat' || turn.seat !== seat) return { kind: 'turn-passed', index }
      const decision = read(course.position, item)
      if (decision.ok) {
        take(decision.value)
        break
      }
      const forced = game.forced(course.position)
      if (forced === null) return { kind: 'illegal', index, illegal: decision.error }
      take(forced)
    }
  }
  return null
}

/**
 * Takes what needs nobody's choice, draws of chance, forced decisions and what was decided beforehand (`standing`), and
 * answers with the turn that comes then: somebody has to decide, or it is over.
 */
export function settle<P extends Position>(
  game: Pick<Game<P>, 'forced'>,
  course: Course<P>,
  draw: (p: P, purpose: string) => Decision,
  standing: (p: P) => Decision | null = () => null,
): Exclude<Turn, { kind: 'chance' }> {
  for (;;) {
    const { position } = course
    const turn = position.turn()
    if (turn.kind === 'chance') {
      course.take(draw(position, turn.purpose))
      continue
    }
    if (turn.kind === 'over') return turn
    const next = game.forced(position) ?? standing(position)
    if (next === null) return turn
    course.take(next)
  }
}

/** Reads decisions that are packed already, as agents make them; `scratch` is overwritten. */
export function listed<P extends Position>(scratch: DecisionList): ReadItem<P, Decision> {
  return (p, decision) => {
    p.legal(scratch)
    return scratch.has(decision) ? ok(decision) : err({ reason: 'unknown', rule: '' })
  }
}
