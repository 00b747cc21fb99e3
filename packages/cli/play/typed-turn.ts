import { batch, type Draft, draftOf, draftRules, extended, positionOf } from '@gaslight/client'
import type { Decision, Game, Illegal, Position, Result, Rng, Seat } from '@gaslight/core'

/** A legal decision, as it is shown and typed. */
export interface Choice {
  readonly decision: Decision
  readonly token: string
  readonly kind: string
}

/** A turn while a person types it: it may be taken back until it is sent. */
export class TypedTurn {
  private readonly game: Game
  /** As it was before each decision, and as it is, at the end. */
  private readonly drafts: Draft<Position, { kind: string }>[]

  constructor(game: Game, view: object, seat: Seat, rng: Rng) {
    this.game = game
    this.drafts = [draftOf(draftRules(game), seat, game.sample(view, rng), [])]
  }

  get done(): boolean {
    return this.draft.done
  }

  /** What will be sent. */
  get tokens(): string[] {
    return batch(this.draft)
  }

  /** What the seat knows as far as the turn has come. Only while it is not done: what follows a turn is not known yet. */
  get view(): object {
    return this.game.view(positionOf(this.draft), this.draft.seat)
  }

  choices(): Choice[] {
    const { draft, game } = this
    const position = positionOf(draft)
    return draft.choices.map(({ decision, detail }) => ({
      decision,
      token: game.notation.format(position, decision, draft.seat),
      kind: detail.kind,
    }))
  }

  parse(text: string): Result<Decision, Illegal> {
    return this.game.notation.parse(positionOf(this.draft), text)
  }

  /** Takes a legal decision, and after it the forced ones that the turn still holds. */
  take(decision: Decision): void {
    this.drafts.push(extended(this.draft, decision))
  }

  /** False where there is nothing to take back. */
  undo(): boolean {
    if (this.drafts.length === 1) return false
    this.drafts.pop()
    return true
  }

  private get draft(): Draft<Position, { kind: string }> {
    return this.drafts[this.drafts.length - 1]
  }
}
