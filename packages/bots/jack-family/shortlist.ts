import type { Decision } from '@gaslight/core'
import { type JackPosition, PIECES } from '@gaslight/jack-family'
import type { Values } from './judge.ts'
import { copyOf, type Path } from './outcomes.ts'
import type { Title } from './title.ts'

/** A position after an activation, with what it seems to be worth. */
export interface Candidate<P> {
  readonly position: P
  readonly values: Values
  /** From the root of the walk. */
  decisions: Decision[]
  /** The lower, the better for the seat that moved. */
  score: number
  /** Candidates with the same key use the same card, threaten the same and are worth the same to every suspect. */
  key: number
}

/** No more than so many candidates of one key are kept. */
const ALIKE = 3

/** The most promising outcomes of an activation, kept various. Positions are copied, and their memory is used again. */
export class Shortlist<P extends JackPosition> {
  candidates: Candidate<P>[] = []
  private readonly spare: Candidate<P>[] = []
  private readonly title: Title<P>
  private readonly suspects: number
  private width = 0

  constructor(title: Title<P>, suspects: number) {
    this.title = title
    this.suspects = suspects
  }

  clear(width: number): void {
    this.width = width
    this.spare.push(...this.candidates)
    this.candidates.length = 0
  }

  sort(): void {
    this.candidates.sort((a, b) => a.score - b.score)
  }

  holds(path: Path): boolean {
    return this.candidates.some(
      ({ decisions }) =>
        decisions.length === path.length && decisions.every((decision, i) => decision === path.decisions[i]),
    )
  }

  offer(p: P, values: Values, score: number, path: Path): void {
    const { candidates, width } = this
    const full = candidates.length >= width
    if (full && score >= worstOf(candidates).score) return
    const key = keyOf(values, this.suspects, path.decisions[0] + this.title.threats(p))
    const alike = candidates.filter(candidate => candidate.key === key)
    let place: Candidate<P>
    if (alike.length >= ALIKE) {
      place = worstOf(alike)
      if (score >= place.score) return
    } else if (full) place = worstOf(candidates)
    else {
      place = this.spare.pop() ?? {
        position: p.clone(),
        values: new Float64Array(PIECES),
        decisions: [],
        score: 0,
        key: 0,
      }
      candidates.push(place)
    }
    place.position.copyFrom(p)
    place.values.set(values)
    place.score = score
    place.key = key
    place.decisions = copyOf(path)
  }
}

function worstOf<P>(candidates: readonly Candidate<P>[]): Candidate<P> {
  let worst = candidates[0]
  for (const candidate of candidates) if (candidate.score > worst.score) worst = candidate
  return worst
}

/** A number that starts from `seed`, and the suspects' values to two digits. */
function keyOf(values: Values, suspects: number, seed: number): number {
  let key = seed
  for (let piece = 0; piece < PIECES; piece++)
    if (((suspects >> piece) & 1) !== 0) key = (Math.imul(key, 31) + Math.round(values[piece] * 50)) | 0
  return key
}
