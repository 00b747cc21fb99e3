import { err, type Illegal, ok, type Result, Sfc32 } from '@gaslight/core'
import {
  type Answer,
  COLOURS,
  type CrossingId,
  type Face,
  type Fact,
  lettersFromWhitechapel as game,
  type Night,
  RED,
  SUPPLY,
  type Told,
  type WhitechapelDetail,
  type WhitechapelEffect,
  type WhitechapelPosition,
} from '@gaslight/letters-from-whitechapel'
import { believed, forget, handOn, stuckCircles } from './beliefs.ts'
import { type Course, courseOf, type Step } from './course.ts'
import { type Entry, readEntry } from './entry.ts'
import {
  laidOn,
  originOf,
  positionAfter,
  type Supposition,
  seenTonight,
  withFace,
  withHunt,
  withMarked,
} from './supposition.ts'

/** Why an entry does not fit where it stands. */
export type Misfit =
  | { readonly kind: 'illegal'; readonly illegal: Illegal }
  /** Something else has to be entered first, or the game is over. */
  | { readonly kind: 'not-asked' }
  /** Jack's row says another answer than the one that was given (LW-23). */
  | { readonly kind: 'answer'; readonly answer: '-' | '+' | '#' }
  /** No way of Jack's, and no hideout, fits all that would have been said then. */
  | { readonly kind: 'impossible' }

type Entered = Result<Step, Misfit>

/** The course after one more entry; the course before stays as it is. */
export function enter(course: Course, entry: string): Entered {
  const read = readEntry(entry)
  if (read === null) return illegal({ reason: 'unreadable', rule: 'LW-132', params: { text: entry.slice(0, 80) } })
  const turning = read.kind === 'turned' || read.kind === 'faces'
  if (course.view.outcome !== undefined || turning !== (course.due !== null)) return NOT_ASKED
  switch (read.kind) {
    case 'turned':
      return turnWomen(course, entry, read)
    case 'faces':
      return turnFaces(course, entry, read)
    case 'stuck':
      return endStuck(course, entry)
    case 'women':
      return layWomen(course, entry, read)
    case 'patrol':
      return layPatrols(course, entry, read)
    case 'hidden':
      return course.setup.side === 'police' ? hidden(course, entry, read) : NOT_ASKED
    case 'decision':
      return decided(course, entry, read)
  }
}

/** The patrol tokens of a night (section 2). */
export const TOKENS = 7

const NOT_ASKED: Entered = err({ kind: 'not-asked' })
const IMPOSSIBLE: Entered = err({ kind: 'impossible' })

function illegal(why: Illegal): Entered {
  return err({ kind: 'illegal', illegal: why })
}

type Of<K extends Entry['kind']> = Extract<Entry, { kind: K }>

/** Hell 4 (LW-26). */
function turnWomen(course: Course, entry: string, { marked }: Of<'turned'>): Entered {
  const { view, setup } = course
  const laid = Object.keys(view.women).map(Number)
  const fits = marked.length === SUPPLY.marked[view.night] && new Set(marked).size === marked.length
  if (course.due !== 'women' || !fits || !marked.every(circle => laid.includes(circle))) return NOT_ASKED
  const supposed = withMarked(course.supposed, marked)
  const plain = laid.filter(circle => !marked.includes(circle))
  return ok({
    entry,
    text: entry,
    by: 'chance',
    effects: [{ kind: 'women', marked: marked.toSorted((a, b) => a - b), plain }],
    course: handOn(course, courseOf(null, { setup, supposed, position: positionOf(course, supposed) })),
  })
}

/** Hell 9 (LW-27). */
function turnFaces(course: Course, entry: string, { at }: Of<'faces'>): Entered {
  if (course.due !== 'faces') return NOT_ASKED
  const { tokens } = course.view
  const seen = [...seenTonight(course.supposed)]
  let supposed: Supposition = course.supposed
  for (const colour of COLOURS) {
    const crossing = at[colour]
    const known = Object.values(tokens).some(({ face, up }) => up === true && face === colour)
    if (known !== (crossing === undefined)) return NOT_ASKED
    if (crossing === undefined) continue
    if (tokens[crossing] === undefined)
      return illegal({ reason: 'no-token-there', rule: 'LW-72', params: { crossing } })
    const origin = originOf(supposed, crossing)
    const next = withFace(supposed, origin, colour, seen)
    if (next === null) return illegal({ reason: 'flip-up', rule: 'LW-43', params: { crossing } })
    seen.push(origin)
    supposed = next
  }
  const next = courseOf(null, { setup: course.setup, supposed, position: positionOf(course, supposed) })
  const faces: { [crossing: CrossingId]: Face } = {}
  for (const crossing of Object.keys(tokens) as CrossingId[])
    faces[crossing] = COLOURS.find(colour => next.view.policemen[colour] === crossing) ?? 'fake'
  const effects: readonly WhitechapelEffect[] = [{ kind: 'patrol', faces }]
  return ok({ entry, text: entry, by: 'chance', effects, course: handOn(course, next) })
}

/** LW-93: only where nothing that was said rules it out. */
function endStuck(course: Course, entry: string): Entered {
  if (course.view.state !== 'move') return NOT_ASKED
  if (course.setup.side === 'jack' || stuckCircles(course).length === 0) return IMPOSSIBLE
  const next = courseOf(course, { ...course, ended: 'stuck' })
  return ok({ entry, text: entry, by: 0, effects: [{ kind: 'over', winner: 'police', reason: 'stuck' }], course: next })
}

/** D2, as the police see it: the circles alone. */
function layWomen(course: Course, entry: string, { circles }: Of<'women'>): Entered {
  const { view, setup } = course
  if (view.state !== 'women' || setup.side === 'jack') return NOT_ASKED
  let marked = SUPPLY.marked[view.night]
  const free = RED.filter(circle => view.scenes[circle] === undefined)
  const fits = circles.length === SUPPLY.women[view.night] && new Set(circles).size === circles.length
  if (!fits || !circles.every(circle => free.includes(circle))) return NOT_ASKED
  const laid = free.map((circle): WhitechapelDetail => {
    if (!circles.includes(circle)) return { kind: 'woman', circle, woman: 'none' }
    return { kind: 'woman', circle, woman: marked-- > 0 ? 'marked' : 'plain' }
  })
  return placed(course, entry, laid)
}

/** D4, as everybody sees it but the Head: the crossings alone. */
function layPatrols(course: Course, entry: string, { crossings }: Of<'patrol'>): Entered {
  if (course.view.state !== 'patrol') return NOT_ASKED
  if (crossings.length !== TOKENS) return NOT_ASKED
  return placed(course, entry, laidOn(crossings))
}

/** Several decisions that are shown as one. */
function placed(course: Course, entry: string, laid: readonly WhitechapelDetail[]): Entered {
  let before = course.position
  const position = before.clone()
  for (const detail of laid) {
    const why = game.illegal(position, detail)
    if (why !== null) return illegal(why)
    before = position.clone()
    position.apply(game.encode(position, detail))
  }
  return step(course, {
    entry,
    text: entry,
    by: seatOf(course),
    supposed: [...course.supposed, ...laid],
    before,
    position,
  })
}

/** What Jack does unseen. */
function hidden(course: Course, entry: string, told: Extract<Told, { kind: 'hidden' }>): Entered {
  const { view, position } = course
  if (told.what === 'hideout') return NOT_ASKED
  if (told.what === 'kill') {
    if (view.state !== 'kill') return NOT_ASKED
    return apply(course, entry, { kind: 'kill', victims: told.victims })
  }
  if (view.state !== 'move') return NOT_ASKED
  const next = unseen(told)
  const why = lacking(next.kind, position)
  if (why !== null) return illegal(why)
  const facts: Fact[] = [
    { kind: 'entry', move: next.kind === 'move' ? 'normal' : next.kind, stood: [...position.police] },
  ]
  if (next.kind === 'move' && next.declared) facts.push({ kind: 'escape' })
  const supposed = resupposed(course, next, facts)
  return supposed === null ? IMPOSSIBLE : taken(course, entry, supposed)
}

type Unseen = Extract<WhitechapelDetail, { kind: 'move' | 'alley' | 'coach' }>

/** A move whose circles are still to be made up. */
function unseen(told: Extract<Told, { kind: 'hidden' }>): Unseen {
  switch (told.what) {
    case 'alley':
      return { kind: 'alley', to: 0 }
    case 'coach':
      return { kind: 'coach', via: 0, to: 0 }
    default:
      return { kind: 'move', to: 0, declared: told.what === 'move' && told.declared }
  }
}

/** Whether Jack has a special token, and room for it, does not depend on where he is. */
function lacking(kind: Unseen['kind'], p: WhitechapelPosition): Illegal | null {
  if (kind === 'alley' && p.alleys === 0) return { reason: 'no-alley-left', rule: 'LW-50' }
  if (kind === 'coach' && p.coaches === 0) return { reason: 'no-coach-left', rule: 'LW-50' }
  return kind === 'coach' && p.cellsLeft() < 2 ? { reason: 'coach-one-cell', rule: 'LW-104' } : null
}

function decided(course: Course, entry: string, { detail, mark }: Of<'decision'>): Entered {
  const { position, setup } = course
  if (isUnspoken(detail, setup.side)) return NOT_ASKED
  const why = game.illegal(position, detail)
  if (why !== null) return illegal(why)
  if (detail.kind === 'flip') {
    if (!mark.startsWith('=')) return NOT_ASKED
    const face = mark.slice(1) as Face
    const { supposed } = course
    const faced = withFace(supposed, originOf(supposed, detail.at), face, seenTonight(supposed))
    if (faced === null) return illegal({ reason: 'face-order', rule: 'LW-89', params: { colour: face, other: face } })
    return taken(course, entry, [...faced, detail])
  }
  if (setup.side === 'jack') return truly(course, detail, mark)
  switch (detail.kind) {
    case 'address':
      return addressed(course, entry, detail, mark)
    case 'search':
    case 'arrest':
    case 'area-arrest':
      return mark === '' ? NOT_ASKED : answered(course, entry, detail, mark)
    default:
      return apply(course, entry, detail)
  }
}

/** In Jack's companion answers follow of his row; one that was given already must be that one. */
function truly(course: Course, detail: WhitechapelDetail, mark: string): Entered {
  const entered = apply(course, '', detail)
  if (!entered.ok) return entered
  const step = { ...entered.value, entry: entered.value.text }
  const told = readEntry(step.text)
  const answer = told?.kind === 'decision' ? told.mark : ''
  if (mark === '' || mark === answer) return ok(step)
  return err({ kind: 'answer', answer: answer === '+' || answer === '#' ? answer : '-' })
}

/** Decisions that nobody says aloud, or not part by part. */
function isUnspoken(detail: WhitechapelDetail, side: Course['setup']['side']): boolean {
  switch (detail.kind) {
    case 'patrol':
      return true
    case 'hideout':
    case 'woman':
    case 'move':
    case 'alley':
    case 'coach':
      return side === 'police'
    case 'kill':
      return side === 'police' && detail.victims.length === 2
    default:
      return false
  }
}

function addressed(
  course: Course,
  entry: string,
  detail: Extract<WhitechapelDetail, { kind: 'address' }>,
  mark: string,
): Entered {
  if (mark === '') return NOT_ASKED
  const isPossible = believed(course).hideouts().includes(detail.circle)
  if (mark === '#') {
    if (!isPossible) return IMPOSSIBLE
    const next = courseOf(course, { ...course, ended: 'address' })
    const by = seatOf(course)
    const effects: readonly WhitechapelEffect[] = [{ kind: 'over', winner: 'police', reason: 'address' }]
    return ok({ entry, text: entry, by, effects, course: next })
  }
  const supposed = resupposed(course, detail, [{ kind: 'address', circle: detail.circle }])
  return supposed === null ? IMPOSSIBLE : taken(course, entry, supposed)
}

/** A search or an arrest, and what Jack said to it. */
function answered(course: Course, entry: string, detail: Asking, mark: string): Entered {
  const position = course.position.clone()
  position.apply(game.encode(position, detail))
  if (markOf(course, position) === mark) return apply(course, entry, detail)
  const supposed = resupposed(course, detail, [answerTo(course, detail, position, mark !== '-')])
  return supposed === null ? IMPOSSIBLE : taken(course, entry, supposed)
}

/** What an answer tells; `after` is any position after the question. */
function answerTo({ view }: Course, detail: Asking, after: WhitechapelPosition, yes: boolean): Fact {
  if (detail.kind === 'search') return { kind: 'search', circle: detail.circle, yes }
  return { kind: 'arrest', circles: answersIn(after, view.night).at(-1)?.circles ?? [], yes }
}

type Asking = Extract<WhitechapelDetail, { kind: 'search' | 'arrest' | 'area-arrest' }>

/** The answer that the supposed game gives to what has just been asked. */
function markOf({ view }: Course, after: WhitechapelPosition): '-' | '+' | '#' {
  const last = answersIn(after, view.night).at(-1)
  if (last?.yes !== true) return '-'
  return last.kind === 'search' ? '+' : '#'
}

function answersIn(after: WhitechapelPosition, night: Night): readonly Answer[] {
  return Object.values(game.view(after, 'public').nights[night]?.answers ?? {})
}

/** The supposed game with `next` at its end and rows that fit the facts as well; null where none do. */
function resupposed(course: Course, next: WhitechapelDetail, facts: readonly Fact[]): Supposition | null {
  const belief = believed(course)
  for (const fact of facts) belief.learn(fact)
  const hunt = belief.sample(new Sfc32(course.supposed.length), 'rows')
  if (hunt === null) {
    forget(course)
    return null
  }
  return withHunt([...course.supposed, next], hunt)
}

/** A decision that needs no other supposition. */
function apply(course: Course, entry: string, detail: WhitechapelDetail): Entered {
  const before = course.position
  const decision = game.encode(before, detail)
  const position = before.clone()
  position.apply(decision)
  const told = game.event(before, decision, position, course.setup.side === 'jack' ? 0 : 'public')
  return settled(course, entry, told?.text ?? entry, { supposed: [...course.supposed, detail], before, position })
}

/** A decision at the end of a game that was supposed anew. */
function taken(course: Course, entry: string, supposed: Supposition): Entered {
  return settled(course, entry, entry, afterOf(course, supposed))
}

interface After {
  readonly supposed: Supposition
  /** Before the last decision. */
  readonly before: WhitechapelPosition
  readonly position: WhitechapelPosition
}

function afterOf(course: Course, supposed: Supposition): After {
  const before = positionOf(course, supposed.slice(0, -1))
  const position = before.clone()
  const last = supposed.at(-1)
  if (last !== undefined) position.apply(game.encode(position, last))
  return { supposed, before, position }
}

/** Nobody says that Jack is shut in but he himself: as long as some row lets him move, he does (LW-93). */
function settled(course: Course, entry: string, text: string, after: After): Entered {
  const isStuck = course.setup.side === 'police' && game.view(after.position, 'public').outcome?.reason === 'stuck'
  const moving = isStuck ? movable(course, after) : null
  return step(course, { entry, text, by: seatOf(course), ...(moving ?? after) })
}

function movable(course: Course, { supposed, position }: After): After | null {
  const next = supposed.at(-1)
  if (next === undefined) return null
  const { coaches, alleys } = position
  const coach = coaches > 0 && position.cellsLeft() >= 2
  const due: Fact = { kind: 'due', stood: [...position.police], coach, alley: alleys > 0 }
  const asks = next.kind === 'search' || next.kind === 'arrest' || next.kind === 'area-arrest'
  const answer = asks ? [answerTo(course, next, position, markOf(course, position) !== '-')] : []
  // What was learnt for the supposition that turned out to be stuck is learnt again, in its order.
  forget(course)
  const other = resupposed(course, next, [...answer, due])
  return other === null ? null : afterOf(course, other)
}

interface Taken extends After, Pick<Step, 'entry' | 'text' | 'by'> {}

/** The step, without what the supposed game turns up: that is entered by itself. */
function step(course: Course, { entry, text, by, supposed, before, position }: Taken): Entered {
  const { setup } = course
  const last = supposed.at(-1)
  const all =
    last === undefined ? [] : (game.event(before, game.encode(before, last), position, 'omniscient')?.effects ?? [])
  const turnsWomen = all.some(({ kind }) => kind === 'women')
  const turnsFaces = all.some(({ kind }) => kind === 'patrol')
  const due = turnsFaces ? 'faces' : turnsWomen && setup.side === 'police' ? 'women' : null
  const effects = all.filter(({ kind }) => kind !== 'patrol' && (kind !== 'women' || due === null))
  const next = courseOf(course, { setup, supposed, position, due })
  return ok({ entry, text, by, effects, course: handOn(course, next) })
}

function seatOf({ position }: Course): Step['by'] {
  const turn = position.turn()
  return turn.kind === 'seat' ? turn.seat : 'chance'
}

function positionOf({ setup }: Course, supposed: Supposition): WhitechapelPosition {
  return positionAfter(setup.options, setup.seats, supposed, setup.from)
}
