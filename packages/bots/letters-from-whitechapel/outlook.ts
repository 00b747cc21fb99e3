import { entriesOf, type NightLog, type Survey, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { CIRCLES, publicIn } from './beliefs.ts'
import { entropyOf, normalised, uncertainty } from './entropy.ts'
import { habitually } from './habits.ts'
import { spread } from './survival.ts'

/** What the police make of everything public in a round, before any of them has acted. Arrays are by circle. */
export interface Outlook {
  /** The probability that Jack is there now. */
  readonly here: Float64Array
  /** By location: how much likelier one of its rows is than another row. */
  readonly weights: Float64Array
  /** The entropy of `here`, in bits. */
  readonly bits: number
  /** What a search that names the circle is expected to tell of where he is and of where he has been, in bits. */
  readonly tells: Float64Array
  /** The probability that a search there is answered with "yes". */
  readonly visited: Float64Array
  /** Where he may be after his next move. */
  readonly next: Float64Array
  /** The probability that the hideout is there. */
  readonly hideouts: Float64Array
}

/**
 * Nobody knows how Jack plays. So the police hedge: with this weight he walks as most do, else he may be anywhere that some
 * row leads to.
 */
const HABIT = 0.6

/** How much knowing where he has been counts, of itself. */
const TRAIL = 0.15

let latest: { readonly key: string; readonly outlook: Outlook | null } = { key: '', outlook: null }

/** Null where nothing of tonight is known: in Hell, and where a document says too little. */
export function outlookIn(view: WhitechapelView): Outlook | null {
  const key = JSON.stringify([
    view.night,
    view.round,
    view.scenes,
    view.address,
    view.hideouts,
    view.options.catchMe,
    Object.values(view.nights).map(log => told(log, view.round)),
  ])
  if (latest.key !== key) latest = { key, outlook: outlookOf(beforeAnswers(view)) }
  return latest.outlook
}

function told({ row: _, answers, ...log }: NightLog, round: number) {
  return { ...log, answers: Object.values(answers ?? {}).filter(answer => answer.round !== round) }
}

/** As everything was before the policemen acted in this round. */
function beforeAnswers(view: WhitechapelView): WhitechapelView {
  const log = view.nights[view.night]
  if (log?.answers === undefined) return view
  const answers = Object.fromEntries(Object.entries(log.answers).filter(([, { round }]) => round !== view.round))
  return { ...view, state: 'police', nights: { ...view.nights, [view.night]: { ...log, answers } } }
}

function outlookOf(view: WhitechapelView): Outlook | null {
  const { belief, hideouts } = publicIn(view)
  const survey = belief.survey()
  if (belief.night === null || survey === null || survey.rows === 0) return null
  const habits = habitually(belief.night, entriesOf(view.night, view.nights[view.night] ?? {}), hideouts)
  const possible = normalised(survey.here.map(Math.sign))
  const here = normalised(possible.map((even, circle) => (1 - HABIT) * even + HABIT * habits[circle]))
  const bits = entropyOf(here)
  const { tells, visited } = questionsOf(survey, here)
  const known = belief.hideoutProbabilities('bridge')
  const candidates = normalised(known.map(Math.sign))
  return {
    here,
    weights: here.map((mass, end) => (survey.here[end] > 0 ? mass / survey.here[end] : 0)),
    bits,
    tells,
    visited,
    next: spread(here),
    hideouts: normalised(candidates.map((even, circle) => 0.3 * even + 0.7 * known[circle])),
  }
}

function questionsOf(
  survey: Survey,
  here: Float64Array,
): { readonly tells: Float64Array; readonly visited: Float64Array } {
  const tells = new Float64Array(CIRCLES)
  const visited = new Float64Array(CIRCLES)
  for (let circle = 1; circle < CIRCLES; circle++) {
    const base = circle * CIRCLES
    let noise = 0
    for (let end = 1; end < CIRCLES; end++) {
      if (here[end] === 0) continue
      const yes = Math.max(0, 1 - survey.avoiding[base + end] / survey.here[end])
      visited[circle] += here[end] * yes
      noise += here[end] * uncertainty(yes)
    }
    const doubt = uncertainty(visited[circle])
    tells[circle] = Math.max(0, doubt - noise) + TRAIL * doubt
  }
  return { tells, visited }
}
