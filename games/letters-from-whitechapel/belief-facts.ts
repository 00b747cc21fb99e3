import type { CircleNumber, CrossingId } from './map.ts'
import { crossingNumber } from './map.ts'
import { CELLS, ROUNDS, TOC_CELLS } from './rules.ts'
import type { Night, NightLog, WhitechapelView } from './view.ts'

/** Everything that tells about Jack's rows and hideout, in the order in which it became public (section 8). */
export type Fact =
  /** LW-84: where the row begins: one circle, or on night 3 two whose order is unknown; and the cells left after it. */
  | { readonly kind: 'murder'; readonly circles: readonly CircleNumber[]; readonly cellsLeft: number }
  /** Jack has filled a cell, or two with a coach. */
  | { readonly kind: 'entry'; readonly move: EntryKind; readonly stood: Stood }
  | { readonly kind: 'search'; readonly circle: CircleNumber; readonly yes: boolean }
  /** An arrest; one with several circles is an area arrest (LW-71). */
  | { readonly kind: 'arrest'; readonly circles: readonly CircleNumber[]; readonly yes: boolean }
  /** LW-83: the last entry ended on the hideout. */
  | { readonly kind: 'escape' }
  /** LW-82: a circle that is not the hideout. */
  | { readonly kind: 'address'; readonly circle: CircleNumber }

export type EntryKind = 'normal' | 'alley' | 'coach'
/** The numbers of the policemen's crossings as Jack moved; null where nobody noted them: then every join may be open. */
export type Stood = readonly number[] | null

const NIGHTS: readonly Night[] = [1, 2, 3, 4]

/** The public facts of a whole game, as any audience knows them; later views of a game only append to them. */
export function factsOf(view: WhitechapelView): Fact[] {
  const facts: Fact[] = []
  const { address, outcome } = view
  for (const night of NIGHTS) {
    if (night > view.night) break
    if (address?.night === night && outcome?.reason !== 'address')
      facts.push({ kind: 'address', circle: address.circle })
    const log = view.nights[night]
    if (log?.toc === undefined || log.filled === undefined) continue
    pushNight(night, log, log.toc, log.filled, view, facts)
    if (night < view.night || outcome?.reason === 'escape') facts.push({ kind: 'escape' })
  }
  return facts
}

function pushNight(
  night: Night,
  log: NightLog,
  toc: number,
  filled: number,
  view: WhitechapelView,
  facts: Fact[],
): void {
  const circles = Object.keys(view.scenes)
    .map(Number)
    .filter(circle => view.scenes[circle] === night)
  if (circles.length === 0) return
  const last = TOC_CELLS - toc + circles.length - 1
  facts.push({ kind: 'murder', circles, cellsLeft: CELLS - last })
  let cell = last
  const firstRound = circles.length
  for (let round = 1; round <= ROUNDS; round++) {
    if (round >= firstRound && cell < filled) {
      const move = log.special?.[cell + 1] ?? 'normal'
      facts.push({ kind: 'entry', move, stood: stoodOf(log.stood?.[round]) })
      cell += move === 'coach' ? 2 : 1
    }
    pushAnswers(log, round, facts)
  }
}

function pushAnswers(log: NightLog, round: number, facts: Fact[]): void {
  for (const answer of Object.values(log.answers ?? {})) {
    if (answer.round !== round) continue
    if (answer.kind === 'arrest') facts.push({ kind: 'arrest', circles: answer.circles, yes: answer.yes })
    else for (const circle of answer.circles) facts.push({ kind: 'search', circle, yes: answer.yes })
  }
}

function stoodOf(crossings: readonly CrossingId[] | undefined): Stood {
  return crossings === undefined || crossings.length === 0 ? null : crossings.map(crossingNumber)
}
