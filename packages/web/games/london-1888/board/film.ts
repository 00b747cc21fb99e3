import type { CharacterId, SpaceId } from '@gaslight/london-1888'
import { along, lengthOf } from '../../../board-kit/curve.ts'
import { type FilmSpeed, legAt, schedule, type TimedLeg, type Track } from '../../../board-kit/film.ts'
import type { Frame } from '../../../board-kit/frame.ts'
import type { Projector } from '../../../board-kit/playing.ts'
import type { Point } from '../../../board-kit/point.ts'
import { blockerKey } from './layout.ts'
import { lineAlong, stepBetween } from './lines.ts'
import { FRAME, placeOf } from './places.ts'
import type { Scene, Show, Stage, Way } from './props.ts'

type Leg =
  /** A piece along a line; a step of a walk is a small hop. */
  | { readonly kind: 'move'; readonly points: readonly Point[]; readonly hop: boolean }
  | { readonly kind: 'wait'; readonly at: Point }
  | { readonly kind: 'stagger'; readonly at: Point }
  | { readonly kind: 'fly'; readonly points: readonly Point[] }
  | { readonly kind: 'burst'; readonly at: Point; readonly hit: boolean }
  | { readonly kind: 'roll'; readonly at: Point; readonly value: number }
  /** Turned over, if it has a face. */
  | { readonly kind: 'card'; readonly at: Point; readonly turns: boolean }

/** How a piece or a prop is drawn at one moment. */
export interface Moment {
  readonly place: Point
  /** How far it is lifted over the board, in drawing units. */
  readonly lift?: number
  readonly opacity?: number
  /** In degrees. */
  readonly turned?: number
  /** Its width as a share of the whole, while it is turned over. */
  readonly narrow?: number
  readonly size?: number
  /** Which of its faces is shown. */
  readonly face?: string
}

interface Reel {
  readonly piece: string
  readonly legs: readonly TimedLeg<Leg>[]
}

export interface Film {
  readonly reels: readonly Reel[]
  readonly lasts: number
}

const TIMES = {
  setOut: 90,
  step: 170,
  sent: 700,
  blocker: 620,
  shot: 160,
  unit: 3.2,
  burst: 420,
  roll: 900,
  card: 1000,
  event: 1500,
}

/** The name of what is shown by the nth entry of a stage; pawns have their own names. */
export function propKey(stage: number, entry: number): string {
  return `prop ${stage} ${entry}`
}

/** A piece or a prop on its way. */
interface Acting extends Track<Leg> {
  readonly piece: string
}

/** `room` is where the window has room for dice and cards: they keep within it, wherever they belong. */
export function filmOf(stages: readonly Stage[], scene: Scene, speed: FilmSpeed, room: Frame = FRAME): Film {
  const acting = stages.map((stage, i) =>
    stage.flatMap((act, k) => actingIn(act, propKey(i, k), room, name => standsAt(name, i, stages, scene))),
  )
  const { tracks, lasts } = schedule(acting, speed)
  return { reels: acting.flat().map(({ piece }, i) => ({ piece, legs: tracks[i] ?? [] })), lasts }
}

const MIDDLE: Point = middleOf(FRAME)

function middleOf({ x, y, width, height }: Frame): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function within({ x, y, width, height }: Frame, place: Point): Point {
  return { x: Math.min(Math.max(place.x, x), x + width), y: Math.min(Math.max(place.y, y), y + height) }
}

function actingIn(act: Way | Show, prop: string, room: Frame, at: (name: CharacterId) => Point): readonly Acting[] {
  const besides = (name: CharacterId) => within(room, at(name))
  switch (act.kind) {
    case 'walk':
      return [walking(act, at)]
    case 'sent': {
      const points = [placeOf(act.from), placeOf(act.to)]
      return [{ piece: act.who, legs: [{ kind: 'move', points, hop: false }], lasts: [TIMES.sent] }]
    }
    case 'blocker': {
      const to = placeOf(act.to)
      const from = act.from === undefined ? { x: to.x, y: FRAME.y } : placeOf(act.from)
      const legs = [{ kind: 'move', points: [from, to], hop: false }] as const
      return [{ piece: blockerKey(act.pawn, act.to), legs, lasts: [TIMES.blocker] }]
    }
    case 'shot':
      return shooting(act, prop, at)
    case 'die':
      return [{ piece: prop, legs: [{ kind: 'roll', at: besides(act.by), value: act.value }], lasts: [TIMES.roll] }]
    case 'card': {
      const turns = act.title !== undefined
      return [{ piece: prop, legs: [{ kind: 'card', at: besides(act.by), turns }], lasts: [TIMES.card] }]
    }
    case 'event': {
      const place = act.at === undefined ? middleOf(room) : within(room, placeOf(act.at))
      return [{ piece: prop, legs: [{ kind: 'card', at: place, turns: true }], lasts: [TIMES.event] }]
    }
  }
}

function walking({ who, spaces }: Extract<Way, { kind: 'walk' }>, at: (name: CharacterId) => Point): Acting {
  const [first] = spaces
  const steps = spaces.slice(1).map((space, i) => stepBetween(spaces[i] ?? space, space))
  const start: Leg = { kind: 'wait', at: first === undefined ? at(who) : placeOf(first) }
  return {
    piece: who,
    legs: [start, ...steps.map((points): Leg => ({ kind: 'move', points, hop: true }))],
    lasts: [TIMES.setOut, ...steps.map(() => TIMES.step)],
  }
}

/** What flies, and whom it hits: he staggers. */
function shooting(
  { spaces, hits }: Extract<Way, { kind: 'shot' }>,
  prop: string,
  at: (name: CharacterId) => Point,
): readonly Acting[] {
  const { points, end } = lineAlong(spaces)
  const burst: Leg = { kind: 'burst', at: end, hit: hits !== undefined }
  const flies = points.length < 2 ? 0 : TIMES.shot + lengthOf(points) * TIMES.unit
  const shot: Acting = { piece: prop, legs: [{ kind: 'fly', points }, burst], lasts: [flies, TIMES.burst] }
  if (hits === undefined) return [shot]
  const stands = at(hits)
  const legs: readonly Leg[] = [
    { kind: 'wait', at: stands },
    { kind: 'stagger', at: stands },
  ]
  return [shot, { piece: hits, legs, lasts: [flies, TIMES.burst] }]
}

/** Where a character stands while a stage runs: after what has moved him before, before what moves him later. */
function standsAt(name: CharacterId, stage: number, stages: readonly Stage[], scene: Scene): Point {
  const moves = stages.map(acts => acts.find(act => (act.kind === 'walk' || act.kind === 'sent') && act.who === name))
  const before = moves.slice(0, stage).findLast(move => move !== undefined)
  const after = moves.slice(stage).find(move => move !== undefined)
  const space = endOf(before) ?? startOf(after) ?? Object.values(scene.players).find(p => p.character === name)?.at
  return space === undefined ? MIDDLE : placeOf(space)
}

function endOf(act: Way | Show | undefined): SpaceId | undefined {
  if (act?.kind === 'walk') return act.spaces.at(-1)
  return act?.kind === 'sent' ? act.to : undefined
}

function startOf(act: Way | Show | undefined): SpaceId | undefined {
  if (act?.kind === 'walk') return act.spaces[0]
  return act?.kind === 'sent' ? act.from : undefined
}

/** How everything in the film is drawn at a time, in milliseconds. Of several reels of one piece the latest begun counts. */
export function momentsAt({ reels }: Film, time: number): ReadonlyMap<string, Moment> {
  const moments = new Map<string, Moment>()
  for (const { piece, legs } of reels) {
    const [first, last] = [legs[0], legs.at(-1)]
    if (!first || !last) continue
    const begun = first.start <= time
    if (!begun && moments.has(piece)) continue
    const current = legAt(legs, time)
    if (!current) continue
    const moment = momentOf(current.leg, current.done)
    const isProp = moment.opacity !== undefined
    const isSeen = begun && time <= last.start + last.lasts
    moments.set(piece, isProp && !isSeen ? { ...moment, opacity: 0 } : moment)
  }
  return moments
}

function momentOf(leg: Leg, done: number): Moment {
  switch (leg.kind) {
    case 'wait':
      return { place: leg.at }
    case 'stagger':
      return { place: { x: leg.at.x + Math.sin(done * Math.PI * 6) * 4.5 * (1 - done), y: leg.at.y } }
    case 'move': {
      const eased = leg.hop ? done : done * done * (3 - 2 * done)
      return { place: along(leg.points, eased), ...(leg.hop && { lift: Math.sin(Math.PI * done) * 5 }) }
    }
    case 'fly': {
      const [place, next] = [along(leg.points, done), along(leg.points, Math.min(1, done + 0.02))]
      const turned = (Math.atan2(next.y - place.y, next.x - place.x) * 180) / Math.PI
      return { place, opacity: 1, turned, face: 'fly' }
    }
    case 'burst':
      return { place: leg.at, opacity: 1 - done ** 3, size: 0.4 + done * 0.9, face: leg.hit ? 'hit' : 'lost' }
    case 'roll':
      return rolled(leg, done)
    case 'card': {
      const turning = leg.turns ? Math.min(1, Math.max(0, (done - 0.16) / 0.22)) : 0
      return {
        place: leg.at,
        opacity: fade(done),
        lift: 34,
        size: 0.86 + 0.14 * Math.min(1, done * 5),
        narrow: Math.max(0.02, Math.abs(Math.cos(Math.PI * turning))),
        face: turning >= 0.5 ? 'front' : 'back',
      }
    }
  }
}

/** The share of a roll after which the die lies still. */
const STILL = 0.62

function rolled({ at, value }: { readonly at: Point; readonly value: number }, done: number): Moment {
  const rolling = Math.min(1, done / STILL)
  const left = 1 - rolling
  return {
    place: { x: at.x + 30 + 34 * left, y: at.y - 22 * left },
    lift: 18 + Math.abs(Math.sin(rolling * Math.PI * 3)) * 20 * left,
    turned: left * left * 620,
    opacity: fade(done),
    face: rolling === 1 ? String(value) : String(1 + ((Math.floor(rolling * 11) * 5 + value) % 6)),
  }
}

function fade(done: number): number {
  return Math.min(1, done * 10, (1 - done) * 9)
}

/** The nodes in the document by name. */
export type PieceNodes = ReadonlyMap<string, SVGGElement>

/** Moves the drawn pieces and props; those without a node are not seen. */
export function projectorOf(film: Film, nodes: PieceNodes): Projector {
  return {
    lasts: film.lasts,
    draw(time) {
      for (const [piece, moment] of momentsAt(film, time)) {
        const node = nodes.get(piece)
        if (node) show(node, moment)
      }
    },
    clear() {
      for (const { piece } of film.reels) {
        const node = nodes.get(piece)
        node?.removeAttribute('style')
        delete node?.dataset.face
      }
    },
  }
}

function show(node: SVGGElement, { place, lift = 0, opacity, turned = 0, narrow = 1, size = 1, face }: Moment): void {
  const turn = turned === 0 ? '' : ` rotate(${turned.toFixed(1)}deg)`
  const scale = narrow * size === 1 ? '' : ` scale(${(narrow * size).toFixed(3)}, ${size.toFixed(3)})`
  node.style.transform = `translate(${place.x.toFixed(2)}px, ${(place.y - lift).toFixed(2)}px)${turn}${scale}`
  if (opacity !== undefined) node.style.opacity = opacity.toFixed(3)
  if (face !== undefined && node.dataset.face !== face) node.dataset.face = face
}
