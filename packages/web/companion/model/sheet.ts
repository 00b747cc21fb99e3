import type { Beginning } from '@gaslight/companion/beginning'
import { begin, type Course, type Setup, type Side, type Step } from '@gaslight/companion/course'
import { enter, type Misfit } from '@gaslight/companion/enter'
import { type Options, ok, type Result } from '@gaslight/core'
import { forcedEntry, idleEntry } from './asked.ts'

/** A game at a table as it is kept and exported. */
export interface Kept {
  /** Its part of the address. */
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly options: Options
  /** Who sits where, Jack first. */
  readonly seats: readonly string[]
  /** ISO 8601. */
  readonly created: string
  readonly entries: readonly string[]
  /** Entries that wait behind the place that is being changed, or do not fit any more. */
  readonly rest: readonly string[]
  /** Whether the next entry comes before the first of `rest` instead of in its place. */
  readonly inserting: boolean
  /** Where the sheet does not begin with the game. */
  readonly from?: Beginning
}

/** The same, gone through. */
export interface Sheet {
  readonly kept: Kept
  readonly start: Course
  readonly steps: readonly Step[]
  readonly course: Course
  /** Why the first of `rest` does not fit; null where nothing waits, or a fitting entry is being changed. */
  readonly misfit: Misfit | null
}

export function openSheet(kept: Kept): Sheet {
  return finished(opening(kept))
}

/** The same entry by entry, so that whoever waits for a long game can do something else in between. */
export function* opening(kept: Kept): Generator<void, Sheet> {
  const start = begin(setupOf(kept))
  const empty: Sheet = { kept: { ...kept, entries: [], rest: [] }, start, steps: [], course: start, misfit: null }
  const opened = yield* going(empty, kept.entries)
  if (opened.kept.rest.length > 0)
    return { ...opened, kept: { ...opened.kept, rest: [...opened.kept.rest, ...kept.rest] } }
  if (kept.rest.length === 0) return withForced(opened)
  return {
    ...opened,
    kept: { ...opened.kept, rest: kept.rest, inserting: kept.inserting },
    misfit: whyNot(opened, kept.rest),
  }
}

function setupOf({ side, options, seats, from }: Kept): Setup {
  return { side, options, seats: seats.length, ...(from === undefined ? {} : { from }) }
}

function whyNot({ course }: Sheet, [next]: readonly string[]): Misfit | null {
  const entered = next === undefined ? null : enter(course, next)
  return entered === null || entered.ok ? null : entered.error
}

function appended(sheet: Sheet, entry: string): Result<Sheet, Misfit> {
  const entered = enter(sheet.course, entry)
  if (!entered.ok) return entered
  const step = entered.value
  const kept = { ...sheet.kept, entries: [...sheet.kept.entries, step.entry] }
  return ok({ ...sheet, kept, steps: [...sheet.steps, step], course: step.course })
}

function finished(steps: Generator<void, Sheet>): Sheet {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Enters one after the other; from the first that does not fit on they wait. */
function goingOn(sheet: Sheet, entries: readonly string[]): Sheet {
  return finished(going(sheet, entries))
}

function* going(sheet: Sheet, entries: readonly string[]): Generator<void, Sheet> {
  let now = sheet
  for (const [i, entry] of entries.entries()) {
    yield
    let next = appended(now, entry)
    // What follows of itself may have been another thing, or nothing, when these were entered.
    const forced = next.ok ? null : forcedEntry(now.course)
    const between = forced === null ? null : appended(now, forced)
    if (between?.ok) {
      now = between.value
      next = forced === entry ? between : appended(now, entry)
    }
    if (!next.ok) {
      const kept = { ...now.kept, rest: entries.slice(i), inserting: lacksAnother(next.error) }
      return { ...now, kept, misfit: next.error }
    }
    now = next.value
  }
  return { ...now, kept: { ...now.kept, rest: [], inserting: false }, misfit: null }
}

/** Something has to be entered before it, and then it may fit. */
function lacksAnother(misfit: Misfit): boolean {
  return misfit.kind === 'not-asked' || (misfit.kind === 'illegal' && LACKING.includes(misfit.illegal.reason))
}
const LACKING = ['not-now', 'draw-due']

function withForced(sheet: Sheet): Sheet {
  let now = sheet
  for (let forced = forcedEntry(now.course); forced !== null; forced = forcedEntry(now.course)) {
    const next = appended(now, forced)
    if (!next.ok) break
    now = next.value
  }
  return now
}

function settled(sheet: Sheet): Sheet {
  return sheet.kept.rest.length === 0 ? withForced(sheet) : sheet
}

/** One more entry: at the end, or at the place that is being changed; then what waits, as far as it fits. */
export function add(sheet: Sheet, entry: string): Result<Sheet, Misfit> {
  const added = appended(sheet, entry)
  if (!added.ok) return added
  const { rest, inserting } = sheet.kept
  if (rest.length === 0) return ok(withForced({ ...added.value, misfit: null }))
  return ok(settled(goingOn(added.value, inserting ? rest : rest.slice(1))))
}

/** Without the last entry, and what followed of itself. */
export function undo(sheet: Sheet): Sheet {
  let at = sheet.steps.length - 1
  while (at > 0 && forcedEntry(before(sheet, at)) === sheet.steps[at].entry) at--
  const { kept } = sheet
  const cut = cutAt(sheet, Math.max(0, at))
  return settled({
    ...cut,
    kept: { ...cut.kept, rest: kept.rest, inserting: kept.inserting },
    misfit: whyNot(cut, kept.rest),
  })
}

/** Whether there is anything to take back: what follows of itself at the very beginning is not. */
export function canUndo(sheet: Sheet): boolean {
  return sheet.steps.some((step, i) => forcedEntry(before(sheet, i)) !== step.entry)
}

function before({ start, steps }: Sheet, at: number): Course {
  return at === 0 ? start : steps[at - 1].course
}

function cutAt(sheet: Sheet, at: number): Sheet {
  const steps = sheet.steps.slice(0, at)
  const entries = sheet.kept.entries.slice(0, at)
  return { ...sheet, kept: { ...sheet.kept, entries }, steps, course: steps.at(-1)?.course ?? sheet.start }
}

/** Goes back to an entry, so that the next one takes its place; it and all behind it wait. */
export function change(sheet: Sheet, at: number): Sheet {
  const cut = cutAt(sheet, at)
  const rest = [...sheet.kept.entries.slice(at), ...sheet.kept.rest]
  return { ...cut, kept: { ...cut.kept, rest, inserting: false }, misfit: null }
}

/** Whether the next entry comes before the one that waits first, which then stays. */
export function insertBefore(sheet: Sheet, inserting: boolean): Sheet {
  return { ...sheet, kept: { ...sheet.kept, inserting } }
}

/** Leaves out the first entry that waits, and goes on with the others. */
export function leaveOut(sheet: Sheet): Sheet {
  return settled(goingOn(sheet, sheet.kept.rest.slice(1)))
}

/** Goes on with what waits as it was. */
export function goOn(sheet: Sheet): Sheet {
  return settled(goingOn(sheet, sheet.kept.rest))
}

/** Ends the sheet here: what waits is thrown away. */
export function dropRest(sheet: Sheet): Sheet {
  return withForced({ ...sheet, kept: { ...sheet.kept, rest: [], inserting: false }, misfit: null })
}

/** Lets all policemen stay, or pass, who have still to move or to act; null where not all of them may. */
export function enterForAll(sheet: Sheet, part: 'police' | 'action'): Sheet | null {
  let now = sheet
  while (now.course.view.state === part) {
    const idle = idleEntry(now.course)
    const next = idle === null ? null : appended(now, idle)
    if (next === null || !next.ok) return null
    now = next.value
  }
  return withForced(now)
}
