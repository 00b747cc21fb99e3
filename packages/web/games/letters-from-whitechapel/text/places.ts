import {
  ALLEYS,
  CIRCLES,
  CIRCLES_BY,
  type CircleNumber,
  COLOURS,
  CROSSINGS,
  CROSSINGS_BY,
  type CrossingId,
  crossingName,
  crossingNumber,
  GOULSTON,
  JOINED,
  rowOf,
  STEPS,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { CELLS } from '../map/panels/props.ts'
import type { Target } from '../map/props.ts'
import { isShut, routesBetween, shutFor } from '../ways.ts'
import { circlesOf, locationOf, type Words } from '../words.ts'

/** A place by name, then everything that is on it. */
export function placeWords(words: Words, view: WhitechapelView, target: Target): string[] {
  const on = target.kind === 'circle' ? onCircle(words, view, target.circle) : onCrossing(words, view, target.crossing)
  return [placeName(words, target), ...on]
}

function placeName(words: Words, target: Target): string {
  if (target.kind === 'circle') {
    const { circle } = target
    return CIRCLES[circle - 1]?.red
      ? words.game('place.redCircle', { circle, site: words.game(`site.${circle}`) })
      : words.game('place.circle', { circle })
  }
  const { crossing } = target
  const number = crossingNumber(crossing)
  if (number === GOULSTON) return words.game('place.goulstonCrossing', { crossing })
  return words.game(CROSSINGS[number - 1]?.yellow ? 'place.yellowCrossing' : 'place.crossing', { crossing })
}

function onCircle(words: Words, view: WhitechapelView, circle: CircleNumber): string[] {
  const on: string[] = []
  if (locationOf(view) === circle) on.push(words.game('place.jack'))
  if (view.hideout === circle) on.push(words.game('place.hideout'))
  const row = view.nights[view.night]?.row ?? {}
  const cells = circlesOf(row).filter(cell => row[cell] === circle)
  if (cells.length > 0) on.push(words.game('place.cell', { list: words.list(cells.map(cell => CELLS[cell - 1])) }))
  const night = view.scenes[circle]
  if (night !== undefined) on.push(words.game('place.scene', { night }))
  const woman = view.women[circle]
  if (woman !== undefined && woman !== 'none') on.push(words.woman(woman))
  const wretched = view.wretched[circle]
  if (wretched !== undefined) on.push(words.game(wretched === 'moved' ? 'place.wretchedMoved' : 'place.wretched'))
  const round = view.clues[circle]
  if (round !== undefined) on.push(words.game('place.clue', { round }))
  if (view.falseClues.placed[circle] !== undefined) on.push(words.game('place.falseClue'))
  return on
}

function onCrossing(words: Words, view: WhitechapelView, crossing: CrossingId): string[] {
  const on: string[] = []
  for (const colour of COLOURS)
    if (view.policemen[colour] === crossing)
      on.push(words.game('place.policeman', { colour: words.policemanWithin(colour) }))
  const token = view.tokens[crossing]
  if (token !== undefined) {
    const face = words.face(token.face)
    on.push(token.up ? words.game('place.faceUp', { face }) : face)
  }
  return on
}

/** What a place is next to, and which ways from it are closed now. */
export function aroundWords(words: Words, view: WhitechapelView, target: Target): string[] {
  if (target.kind === 'crossing') {
    const number = crossingNumber(target.crossing)
    const circles = rowOf(CIRCLES_BY, number)
    return [
      circles.length === 0
        ? words.game('place.nextToNone')
        : words.game('place.nextToCircles', { list: words.list(circles) }),
      words.game('place.steps', { list: words.list(rowOf(STEPS, number).map(crossingName)) }),
    ]
  }
  const { circle } = target
  const joined = rowOf(JOINED, circle)
  const shut = shutFor(view)
  const closed = joined.filter(other => {
    const routes = routesBetween(circle, other, shut)
    return routes !== null && isShut(routes)
  })
  const alleys = rowOf(ALLEYS, circle)
  return [
    words.game('place.joined', { list: words.list(joined) }),
    ...(closed.length === 0
      ? []
      : [words.game(view.round > 0 ? 'place.shut' : 'place.shutByPatrols', { list: words.list(closed) })]),
    alleys.length === 0 ? words.game('place.noAlley') : words.game('place.alleys', { list: words.list(alleys) }),
    words.game('place.nextToCrossings', { list: words.list(rowOf(CROSSINGS_BY, circle).map(crossingName)) }),
  ]
}
