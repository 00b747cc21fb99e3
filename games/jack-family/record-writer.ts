import type { Audience, Decision, RecordLine } from '@gaslight/core'
import { appealAt } from './appeals.ts'
import { REASONS } from './endings.ts'
import type { JackPosition } from './position.ts'
import type { Witness } from './view.ts'

/** What records of a title call the two states of the Witness card. */
export type WitnessWords = { readonly [state in Witness]: string }

/** Where an activation stands in the game, as records number it: `1.1` to `8.4`, `P.1` to `P.8` for a placement. */
export function placeOf(p: JackPosition): string {
  return `${p.round === 0 ? 'P' : p.round}.${p.slot + 1}`
}

/** Writes the lines of a record: an activation's tokens in one line, and lines of their own for what follows. */
export abstract class RecordWriter<P extends JackPosition> {
  /** The line that is being written, and its decisions. */
  protected text = ''
  protected decisions = 0
  private readonly lines: RecordLine[] = []
  /** For whom it is written. */
  protected readonly to: Audience
  private readonly witness: WitnessWords

  constructor(witness: WitnessWords, to: Audience) {
    this.witness = witness
    this.to = to
  }

  write(start: P, decisions: readonly Decision[]): RecordLine[] {
    const p = start.clone()
    const before = start.clone()
    if (p.active >= 0 && p.ending < 0) this.open(`${placeOf(p)} ${p.nameOf(p.active)}`, 0)
    for (const decision of decisions) {
      before.copyFrom(p)
      this.decide(p, decision)
      p.apply(decision)
      this.follow(before, decision, p)
    }
    this.flush()
    return this.lines
  }

  /** Writes one decision of `p`. */
  protected abstract decide(p: P, decision: Decision): void

  /** Writes what followed it. */
  protected follow(before: P, _decision: Decision, after: P): void {
    if (after.active < 0 || after.ending >= 0) this.flush()
    if (after.appealCount > before.appealCount) {
      this.line(this.appealText(after), 0)
      if (after.ending < 0 && after.revealed !== 0) this.line(this.dealText(after), 0)
    }
    if (after.ending >= 0) this.line(`${REASONS[after.ending]} ${after.nameOf(after.jack)}`, 0)
  }

  /** A line of its own. */
  protected line(text: string, decisions: number): void {
    this.flush()
    this.lines.push({ text, decisions })
  }

  protected open(head: string, decisions: number): void {
    this.flush()
    this.text = head
    this.decisions = decisions
  }

  protected add(token: string): void {
    this.text += token
    this.decisions++
  }

  protected dealText(p: P): string {
    return `${p.round === 0 ? 'P' : `R${p.round}`} deal ${p.namesOf(p.revealed).join(' ')}`
  }

  private appealText(p: P): string {
    const { round, witness, cleared } = appealAt(p, p.appealCount - 1)
    return `R${round} ${this.witness[witness]} cleared ${cleared.length === 0 ? '-' : cleared.join(' ')}`
  }

  private flush(): void {
    if (this.text !== '') this.lines.push({ text: this.text, decisions: this.decisions })
    this.text = ''
    this.decisions = 0
  }
}
