import { number } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'
import { polar } from '../../../board-kit/point.ts'
import { dots } from './layers/dots.ts'
import { type Line, lineOfWay, routeLine } from './lines.ts'
import { EMBLEMS } from './pieces/shapes.ts'
import { placeOfCrossing } from './places.ts'
import type { Moves, Way } from './props.ts'
import { sizesAt } from './sizes.ts'

/** A line or a letter, in drawing units: without a transform, so that the page is not layered anew for it. */
export type Shape =
  | { readonly kind: 'line'; readonly className: string; readonly d: string }
  | { readonly kind: 'letter'; readonly className: string; readonly text: string; readonly at: Point }

/** Shapes of one look. */
export interface Shapes {
  readonly className: string
  readonly colour?: string
  readonly shapes: readonly Shape[]
}

/** What moves, or would, as lines below the nodes and what lies above all; at a scale in CSS pixels for one drawing unit. */
export function movesDrawn(
  { ways = [], routes }: Moves,
  scale: number,
): { readonly below: readonly Shapes[]; readonly above: readonly Shapes[] } {
  const { unit, token } = sizesAt(scale)
  const tokenUnit = (token * unit) / 26
  return {
    below: [...routesDrawn(routes), ...ways.flatMap(way => wayDrawn(way, tokenUnit))],
    above: [...ways.flatMap(way => ghostDrawn(way, tokenUnit)), ...barriersDrawn(routes, tokenUnit)],
  }
}

/** All ways between two joined circles: open ones run through, shut ones lie below them and are broken. */
function routesDrawn(routes: Moves['routes']): readonly Shapes[] {
  if (!routes) return []
  const { from, to, ways } = routes
  const shut = ways.filter(way => way.blocked.length > 0)
  const open = ways.filter(way => way.blocked.length === 0)
  return [...shut, ...open].map(({ crossings, blocked }) => ({
    className: `lw-line lw-line-${blocked.length > 0 ? 'shut' : 'open'}`,
    shapes: strokesOf(routeLine(from, to, crossings)),
  }))
}

function wayDrawn(way: Way, tokenUnit: number): readonly Shapes[] {
  const line = lineOfWay(way)
  if (line.points.length < 2) return []
  const kind = way.kind === 'walk' ? (way.who === 'wretched' ? 'wretched' : way.by) : way.kind
  return [
    {
      className: `lw-line lw-line-${kind}`,
      ...(way.kind === 'police' && { colour: way.colour }),
      shapes: [...strokesOf(line), { kind: 'line', className: 'lw-arrow lw-arrow-drawn', d: arrowOf(line, tokenUnit) }],
    },
  ]
}

function strokesOf({ d }: Line): readonly Shape[] {
  return [
    { kind: 'line', className: 'lw-line-bed', d },
    { kind: 'line', className: 'lw-line-ink', d },
  ]
}

/** Points to the end of a line, so far from it that it is seen beside what stands there. */
function arrowOf({ end, angle }: Line, tokenUnit: number): string {
  const along = (angle * Math.PI) / 180
  const corner = (back: number, aside: number) =>
    pair(polar(polar(end, along, -back * tokenUnit), along + Math.PI / 2, aside * tokenUnit))
  return `M${corner(25, 0)}L${corner(41, -10)}L${corner(37, 0)}L${corner(41, 10)}Z`
}

/** Where a policeman is going: his colour and his letter, until he stands there. */
function ghostDrawn(way: Way, tokenUnit: number): readonly Shapes[] {
  if (way.kind !== 'police') return []
  const at = placeOfCrossing(way.crossings[way.crossings.length - 1])
  const d = dots([at])
  return [
    {
      className: 'lw-ghost',
      colour: way.colour,
      shapes: [
        { kind: 'line', className: 'lw-ghost-rim', d },
        { kind: 'line', className: 'lw-ghost-face', d },
        {
          kind: 'letter',
          className: 'lw-ghost-letter',
          text: EMBLEMS[way.colour].letter,
          at: { x: at.x, y: at.y + 9.5 * tokenUnit },
        },
      ],
    },
  ]
}

/** What shuts a way stands above whoever shuts it. */
function barriersDrawn(routes: Moves['routes'], tokenUnit: number): readonly Shapes[] {
  const arm = 14 * tokenUnit
  return [...new Set(routes?.ways.flatMap(way => way.blocked))].map(crossing => {
    const { x, y } = placeOfCrossing(crossing)
    const d = `M${pair({ x: x - arm, y: y - arm })}L${pair({ x: x + arm, y: y + arm })}M${pair({ x: x + arm, y: y - arm })}L${pair({ x: x - arm, y: y + arm })}`
    return {
      className: 'lw-shut',
      shapes: [
        { kind: 'line', className: 'lw-shut-under', d },
        { kind: 'line', className: 'lw-shut-cross', d },
      ],
    }
  })
}

function pair({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`
}
