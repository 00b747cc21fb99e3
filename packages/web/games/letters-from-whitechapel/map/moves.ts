import type { CrossingId, Face } from '@gaslight/letters-from-whitechapel'
import { number } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'
import { polar } from '../../../board-kit/point.ts'
import { dots } from './layers/dots.ts'
import { type Line, lineOfWay, routeLine } from './lines.ts'
import { EMBLEMS } from './pieces/shapes.ts'
import { nameOfNode, placeOfCrossing, placeOfNode } from './places.ts'
import type { Moves, NodeId, Way } from './props.ts'
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
  { ways = [], areGone = false, routes, listed, laid }: Moves,
  scale: number,
): { readonly below: readonly Shapes[]; readonly above: readonly Shapes[] } {
  const { unit, token } = sizesAt(scale)
  const tokenUnit = (token * unit) / 26
  return {
    below: [...routesDrawn(routes), ...ways.flatMap(way => wayDrawn(way, tokenUnit))],
    above: [
      ...ways.flatMap(way =>
        way.kind === 'police' && !areGone ? ghostDrawn(way.crossings.at(-1), way.colour, tokenUnit) : [],
      ),
      ...(laid ? ghostDrawn(laid.at, laid.face, tokenUnit) : []),
      ...barriersDrawn(routes, tokenUnit),
      ...(listed ? listedDrawn(listed, tokenUnit) : []),
    ],
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

/** Where a policeman is going, or a patrol would lie: its colour and letter, until it is there. */
function ghostDrawn(at: CrossingId | undefined, face: Face, tokenUnit: number): readonly Shapes[] {
  if (at === undefined) return []
  const place = placeOfCrossing(at)
  const d = dots([place])
  return [
    {
      className: face === 'fake' ? 'lw-ghost lw-ghost-fake' : 'lw-ghost',
      ...(face !== 'fake' && { colour: face }),
      shapes: [
        { kind: 'line', className: 'lw-ghost-rim', d },
        { kind: 'line', className: 'lw-ghost-face', d },
        face === 'fake'
          ? { kind: 'line', className: 'lw-ghost-cross', d: crossAt(place, 11 * tokenUnit) }
          : {
              kind: 'letter',
              className: 'lw-ghost-letter',
              text: EMBLEMS[face].letter,
              at: { x: place.x, y: place.y + 9.5 * tokenUnit },
            },
      ],
    },
  ]
}

/** A ring around what a list points at, and its name: as the list calls it. */
function listedDrawn(node: NodeId, tokenUnit: number): readonly Shapes[] {
  const { x, y } = placeOfNode(node)
  const ring = ringAt({ x, y }, 33 * tokenUnit)
  return [
    {
      className: 'lw-listed',
      shapes: [
        { kind: 'line', className: 'lw-listed-under', d: ring },
        { kind: 'line', className: 'lw-listed-rim', d: ring },
        {
          kind: 'letter',
          className: 'lw-listed-name',
          text: nameOfNode(node),
          at: { x, y: y - 44 * tokenUnit },
        },
      ],
    },
  ]
}

function ringAt({ x, y }: Point, radius: number): string {
  const [size, wide] = [number(radius), number(2 * radius)]
  return `M${pair({ x: x - radius, y })}a${size} ${size} 0 1 0 ${wide} 0a${size} ${size} 0 1 0-${wide} 0Z`
}

/** What shuts a way stands above whoever shuts it. */
function barriersDrawn(routes: Moves['routes'], tokenUnit: number): readonly Shapes[] {
  const arm = 14 * tokenUnit
  return [...new Set(routes?.ways.flatMap(way => way.blocked))].map(crossing => {
    const d = crossAt(placeOfCrossing(crossing), arm)
    return {
      className: 'lw-shut',
      shapes: [
        { kind: 'line', className: 'lw-shut-under', d },
        { kind: 'line', className: 'lw-shut-cross', d },
      ],
    }
  })
}

function crossAt({ x, y }: Point, arm: number): string {
  return `M${pair({ x: x - arm, y: y - arm })}L${pair({ x: x + arm, y: y + arm })}M${pair({ x: x + arm, y: y - arm })}L${pair({ x: x - arm, y: y + arm })}`
}

function pair({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`
}
