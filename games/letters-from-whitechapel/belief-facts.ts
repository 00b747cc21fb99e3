import { type Entry, entriesOf, murderCell } from './entries.ts'
import { type CircleNumber, crossingNumber } from './map.ts'
import { CELLS, SUPPLY } from './rules.ts'
import type { Night, NightLog, WhitechapelView } from './view.ts'

/** Everything that tells about Jack's rows and hideout, in the order in which it became public (section 8). */
export type Fact =
  /** LW-84: where the row begins: one circle, or on night 3 two whose order is unknown; and the cells left after it. */
  | { readonly kind: 'murder'; readonly circles: readonly CircleNumber[]; readonly cellsLeft: number }
  /** The game goes on as Jack has to move, so that he can (LW-93): with a coach, an alley, or a way past the policemen. */
  | { readonly kind: 'due'; readonly stood: Stood; readonly coach: boolean; readonly alley: boolean }
  /** Jack has filled a cell, or two with a coach. */
  | { readonly kind: 'entry'; readonly move: Entry['kind']; readonly stood: Stood }
  | { readonly kind: 'search'; readonly circle: CircleNumber; readonly yes: boolean }
  /** An arrest; one with several circles is an area arrest (LW-71). */
  | { readonly kind: 'arrest'; readonly circles: readonly CircleNumber[]; readonly yes: boolean }
  /** LW-83: the last entry ended on the hideout. */
  | { readonly kind: 'escape' }
  /** LW-82: a circle that is not the hideout. */
  | { readonly kind: 'address'; readonly circle: CircleNumber }

/** The numbers of the policemen's crossings; null where nobody noted them: then every join may be open. */
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
    const log = toldOf(night, view)
    if (log === null) continue
    pushNight(night, log, view, facts)
    if (night < view.night || outcome?.reason === 'escape') facts.push({ kind: 'escape' })
  }
  return facts
}

/** The nights of whose rows something is known, in order. */
export function nightsTold(view: WhitechapelView): Night[] {
  return NIGHTS.filter(night => night <= view.night && toldOf(night, view) !== null)
}

interface Told extends NightLog {
  readonly toc: number
  readonly murders: readonly CircleNumber[]
}

/** Null before the murder, and where a document says nothing of a night. */
function toldOf(night: Night, { nights, scenes }: WhitechapelView): Told | null {
  const log = nights[night]
  if (log?.toc === undefined || log.filled === undefined) return null
  const murders = Object.keys(scenes)
    .map(Number)
    .filter(circle => scenes[circle] === night)
  return murders.length === 0 ? null : { ...log, toc: log.toc, murders }
}

function pushNight(night: Night, log: Told, view: WhitechapelView, facts: Fact[]): void {
  const { toc, murders: circles } = log
  let cellsLeft = CELLS - murderCell(toc) - circles.length + 1
  facts.push({ kind: 'murder', circles, cellsLeft })
  const left = { coaches: SUPPLY.coaches[night], alleys: SUPPLY.alleys[night] }
  const due = (stood: Stood): void => {
    facts.push({ kind: 'due', stood, coach: left.coaches > 0 && cellsLeft >= 2, alley: left.alleys > 0 })
  }
  if (circles.length === 2) pushAnswers(log, 1, facts)
  for (const entry of entriesOf(night, log)) {
    const stood = entry.stood ?? null
    due(stood)
    facts.push({ kind: 'entry', move: entry.kind, stood })
    cellsLeft -= entry.cells.length
    if (entry.kind === 'coach') left.coaches--
    if (entry.kind === 'alley') left.alleys--
    pushAnswers(log, entry.round, facts)
  }
  if (night === view.night && view.state === 'move') due(Object.values(view.policemen).map(crossingNumber))
}

/** The answers of a round; on night 3 those of round 1 come before any entry (LW-44). */
function pushAnswers(log: NightLog, round: number, facts: Fact[]): void {
  for (const answer of Object.values(log.answers ?? {})) {
    if (answer.round !== round) continue
    if (answer.kind === 'arrest') facts.push({ kind: 'arrest', circles: answer.circles, yes: answer.yes })
    else for (const circle of answer.circles) facts.push({ kind: 'search', circle, yes: answer.yes })
  }
}
