import { believe, type HuntBelief, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Deduction } from '../games.ts'
import type { Say } from '../speech.ts'
import { locationOf } from './map.ts'
import { endingOf } from './panel.ts'

/** How rows are weighed against each other: as the overlay of the map and the computer opponents do. */
const PRIOR = 'bridge'
/** How many of a long list are told in words. */
const TOLD = 12

interface Likely {
  readonly circle: number
  readonly probability: number
}

/** Where Jack can be and hide, for whoever knows only what is public: exactly what follows, and how likely it is. */
export function deduce(view: WhitechapelView, say: Say, end: WhitechapelView | null): Deduction {
  const belief = believe(view)
  const { night, round, state } = view
  const rows = belief.locations()
  const locations = likelyOf(belief.locationProbabilities(PRIOR))
  const hideouts = likelyOf(belief.hideoutProbabilities(PRIOR))
  const questions = questionsOf(belief)
  const facts = {
    night,
    round,
    state,
    rows: rows.reduce((sum, count) => sum + count, 0),
    locations: locations.map(({ circle, probability }) => ({ circle, rows: rows[circle], probability })),
    hideouts,
    questions,
    ...(end === null ? {} : { end: endOf(end) }),
  }
  const lines = [...whereLines(view, say), '', ...hideoutLines(view, say), ...questionLines(questions, say)]
  if (end === null) return { facts, lines }
  const { hideout, nights, outcome } = end
  const headline = outcome === undefined ? '' : `${say(`ending.${outcome.reason}.headline`)}.`
  // A record of the police does not say where he was at the end.
  const ending = hideout === undefined ? headline : endingOf(end, say)
  const here = nights[night]?.row?.[view.nights[night]?.filled ?? 0]
  const percent = (all: readonly Likely[], circle: number) =>
    percentOf(all.find(likely => likely.circle === circle)?.probability ?? 0)
  return {
    facts,
    lines: [
      say('deduce.over', { ending }),
      '',
      say('deduce.before'),
      ...lines,
      '',
      ...(here === undefined ? [] : [say('deduce.here', { circle: here, percent: percent(locations, here) })]),
      ...(hideout === undefined
        ? []
        : [say('deduce.hideout', { circle: hideout, percent: percent(hideouts, hideout) })]),
    ],
  }
}

/** How the hunt ended and what was secret, as far as it is known; before the murder of a night Jack is nowhere. */
function endOf(end: WhitechapelView) {
  const { outcome, night, round, hideout } = end
  return { ...outcome, night, round, hideout: hideout ?? null, location: locationOf(end) ?? null }
}

/** Where he can be now. */
export function whereLines(view: WhitechapelView, say: Say): string[] {
  const belief = believe(view)
  if (belief.night === null) return [say('play.nowhere')]
  const locations = likelyOf(belief.locationProbabilities(PRIOR))
  return [say('deduce.circles', { count: locations.length }), told(locations, say)]
}

/** Which hideouts are left, and which searches would tell most. */
export function hideoutLines(view: WhitechapelView, say: Say): string[] {
  const hideouts = likelyOf(believe(view).hideoutProbabilities(PRIOR))
  return [say('page.deduce.hideouts', { count: hideouts.length }), told(hideouts, say)]
}

export function searchLines(view: WhitechapelView, say: Say): string[] {
  return questionLines(questionsOf(believe(view)), say)
}

function questionLines(questions: ReturnType<typeof questionsOf>, say: Say): string[] {
  if (questions.length === 0) return []
  return [
    '',
    say('page.deduce.questions'),
    ...questions.slice(0, TOLD / 2).map(({ circle, yes, bits }) => {
      const percent = percentOf(yes)
      return `  ${say('page.deduce.question', { circle, percent, bits: bits.toFixed(2) })}`
    }),
  ]
}

/** Those that would tell most first. */
function questionsOf(belief: HuntBelief) {
  return belief
    .questions(PRIOR)
    .map(({ circle, visited, here, bits, hideoutBits }) => ({ circle, yes: visited, here, bits, hideoutBits }))
    .toSorted((a, b) => b.bits - a.bits || a.circle - b.circle)
}

/** The likeliest first. */
function likelyOf(probabilities: Float64Array): Likely[] {
  return Array.from(probabilities, (probability, circle) => ({ circle, probability }))
    .filter(({ probability }) => probability > 0)
    .toSorted((a, b) => b.probability - a.probability || a.circle - b.circle)
}

function told(all: readonly Likely[], say: Say): string {
  const shown = all.slice(0, TOLD).map(({ circle, probability }) => `${circle} (${percentOf(probability)} %)`)
  const list = shown.join(', ')
  return all.length > TOLD ? `${say('page.deduce.likeliest', { count: TOLD })} ${list}` : list
}

function percentOf(probability: number): string {
  const percent = 100 * probability
  return percent >= 10 ? percent.toFixed(0) : percent.toFixed(1)
}
