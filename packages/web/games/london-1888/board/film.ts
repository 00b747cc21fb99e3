import type { CharacterId, SpaceId } from '@gaslight/london-1888'
import { along, lengthOf } from '../../../board-kit/curve.ts'
import { type FilmSpeed, schedule, type TimedLeg, type Track } from '../../../board-kit/film.ts'
import type { Point } from '../../../board-kit/hex.ts'
import type { Projector } from '../../../board-kit/playing.ts'
import { blockerKey } from './layout.ts'
import { bow, lineAlong, stepBetween } from './lines.ts'
import { FRAME, placeOf } from './places.ts'
import type { Scene, Show, Stage, Way } from './props.ts'

type Leg =
  /** A piece along a line; a step of a walk is a small hop. */
  | { readonly kind: 'move'; readonly points: readonly Point[]; readonly hop: boolean }
  | { readonly kind: 'wait'; readonly at: Point }
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

export function filmOf(stages: readonly Stage[], scene: Scene, speed: FilmSpeed): Film {
  const tracks = stages.map((stage, i) => stage.map(act => trackOf(act, name => standsAt(name, i, stages, scene))))
  const timed = schedule(tracks, speed)
  const pieces = stages.flatMap((stage, i) => stage.map((act, k) => pieceOf(act) ?? propKey(i, k)))
  return {
    reels: pieces.map((piece, i) => ({ piece, legs: timed.tracks[i] ?? [] })),
    lasts: timed.lasts,
  }
}

/** The pawn that a way moves; shots and shows bring their own props. */
export function pieceOf(act: Way | Show): string | undefined {
  switch (act.kind) {
    case 'walk':
    case 'sent':
      return act.who
    case 'blocker':
      return blockerKey(act.pawn, act.to)
    case 'shot':
    case 'die':
    case 'card':
    case 'event':
      return undefined
  }
}

const MIDDLE: Point = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 }

function trackOf(act: Way | Show, at: (name: CharacterId) => Point): Track<Leg> {
  switch (act.kind) {
    case 'walk': {
      const steps = act.spaces.slice(1).map((space, i) => stepBetween(act.spaces[i] ?? space, space))
      const [first] = act.spaces
      const start = first === undefined ? at(act.who) : placeOf(first)
      return {
        legs: [{ kind: 'wait', at: start }, ...steps.map(points => ({ kind: 'move', points, hop: true }) as const)],
        lasts: [TIMES.setOut, ...steps.map(() => TIMES.step)],
      }
    }
    case 'sent':
      return {
        legs: [{ kind: 'move', points: bow(placeOf(act.from), placeOf(act.to), 0), hop: false }],
        lasts: [TIMES.sent],
      }
    case 'blocker': {
      const to = placeOf(act.to)
      const from = act.from === undefined ? { x: to.x, y: FRAME.y } : placeOf(act.from)
      return { legs: [{ kind: 'move', points: [from, to], hop: false }], lasts: [TIMES.blocker] }
    }
    case 'shot': {
      const { points, end } = lineAlong(act.spaces)
      const burst = { kind: 'burst', at: end, hit: act.hits !== undefined } as const
      if (act.spaces.length < 2) return { legs: [burst], lasts: [TIMES.burst] }
      return { legs: [{ kind: 'fly', points }, burst], lasts: [160 + lengthOf(points) * TIMES.unit, TIMES.burst] }
    }
    case 'die':
      return { legs: [{ kind: 'roll', at: at(act.by), value: act.value }], lasts: [TIMES.roll] }
    case 'card':
      return { legs: [{ kind: 'card', at: at(act.by), turns: act.title !== undefined }], lasts: [TIMES.card] }
    case 'event':
      return {
        legs: [{ kind: 'card', at: act.at === undefined ? MIDDLE : placeOf(act.at), turns: true }],
        lasts: [TIMES.event],
      }
  }
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
    const current = legs.findLast(leg => leg.start <= time) ?? first
    const done = current.lasts === 0 ? 1 : Math.min(1, Math.max(0, (time - current.start) / current.lasts))
    const moment = momentOf(current.leg, done)
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
