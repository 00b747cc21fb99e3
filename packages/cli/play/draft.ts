import {
  type Decision,
  DecisionList,
  type Game,
  type Illegal,
  type Position,
  type Result,
  type Rng,
  type Seat,
} from '@gaslight/core'

/** A legal decision, as it is shown and typed. */
export interface Choice {
  readonly decision: Decision
  readonly token: string
  readonly kind: string
}

/**
 * A turn while it is composed, on a position that fits what the seat may know: every legal list of the seat is the same
 * on all of those. It may be taken back until it is sent.
 */
export class Draft {
  readonly seat: Seat
  private readonly game: Game
  private readonly steps: { readonly position: Position; readonly token: string }[] = []
  private position: Position
  private readonly startsTurn: (kind: string) => boolean

  constructor(game: Game, view: object, seat: Seat, rng: Rng, startsTurn: (kind: string) => boolean) {
    this.game = game
    this.seat = seat
    this.startsTurn = startsTurn
    this.position = game.sample(view, rng)
  }

  get tokens(): string[] {
    return this.steps.map(step => step.token)
  }

  /** What the seat knows as far as the draft has come. Only while it is not done: what follows a turn is not known yet. */
  get view(): object {
    return this.game.view(this.position, this.seat)
  }

  /** The turn has passed, or the seat begins another one. */
  get done(): boolean {
    const turn = this.position.turn()
    if (turn.kind !== 'seat' || turn.seat !== this.seat) return true
    return this.steps.length > 0 && this.choices().every(choice => this.startsTurn(choice.kind))
  }

  choices(): Choice[] {
    const { game, position } = this
    const legal = new DecisionList()
    position.legal(legal)
    return legal.toArray().map(decision => ({
      decision,
      token: game.notation.format(position, decision, this.seat),
      kind: game.decode(position, decision).kind,
    }))
  }

  parse(text: string): Result<Decision, Illegal> {
    return this.game.notation.parse(this.position, text)
  }

  /** Takes a legal decision, and after it the forced ones that the turn still holds. */
  take(decision: Decision): void {
    const { game } = this
    const token = game.notation.format(this.position, decision, this.seat)
    const next = this.position.clone()
    next.apply(decision)
    this.steps.push({ position: this.position, token })
    this.position = next
    while (!this.done) {
      const forced = game.forced(next)
      if (forced === null) return
      next.apply(forced)
    }
  }

  /** False where there is nothing to take back. */
  undo(): boolean {
    const step = this.steps.pop()
    if (step === undefined) return false
    this.position = step.position
    return true
  }
}
