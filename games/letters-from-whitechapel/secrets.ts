import type { Rng } from '@gaslight/core'
import { victimsOf } from './build.ts'
import { FACES, type Face } from './cast.ts'
import { ALLEYS, isOpen, JOINED } from './graph.ts'
import { type CircleNumber, CROSSING_COUNT, type CrossingId, crossingNumber } from './map.ts'
import { choose, type NightRows, rowsOf } from './rows.ts'
import { CELLS, rulesOf, SUPPLY } from './rules.ts'
import type { Answer, Night, NightLog, Token, WhitechapelView, Woman } from './view.ts'

/** Fills in every secret that a view leaves open, uniformly over all that fits it (LW-97); null where nothing does. */
export function complete(view: WhitechapelView, rng: Rng): WhitechapelView | null {
  const hunt = drawHunt(view, rng)
  if (hunt === null) return null
  const { nights, hideout } = hunt
  return {
    ...view,
    women: drawWomen(view, rng),
    tokens: drawFaces(view, rng),
    nights,
    ...(hideout === undefined ? {} : { hideout }),
  }
}

/** Which of the Woman tokens are marked (LW-89). */
function drawWomen({ women, night }: WhitechapelView, rng: Rng): WhitechapelView['women'] {
  const laid = Object.entries(women)
  if (!laid.some(([, woman]) => woman === 'unknown')) return women
  const faces: Woman[] = laid.map((_, i) => (i < SUPPLY.marked[night] ? 'marked' : 'plain'))
  shuffle(faces, rng)
  return Object.fromEntries(laid.map(([circle], i) => [circle, faces[i]]))
}

/** LW-89: face-down tokens carry the faces not yet shown tonight, in any arrangement. */
function drawFaces({ tokens }: WhitechapelView, rng: Rng): WhitechapelView['tokens'] {
  const shown = Object.values(tokens).flatMap(({ face }) => face ?? [])
  const hidden = Object.values(tokens).length - shown.length
  if (hidden === 0) return tokens
  const coloured = FACES.filter(face => face !== 'fake' && !shown.includes(face))
  const faces: Face[] = [...coloured, ...new Array<Face>(hidden - coloured.length).fill('fake')]
  shuffle(faces, rng)
  let next = 0
  const drawn: [CrossingId, Token][] = Object.entries(tokens).map(([crossing, token]) => [
    crossing as CrossingId,
    token.face === undefined ? { face: faces[next++] } : token,
  ])
  return Object.fromEntries(drawn)
}

function shuffle<T>(items: T[], rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}

/** Rows that are not shown, and the hideout (LW-88): every choice of them that fits all nights is equally likely. */
function drawHunt(view: WhitechapelView, rng: Rng): Pick<WhitechapelView, 'nights' | 'hideout'> | null {
  if (view.state === 'hideout') return { nights: view.nights }
  const open = new Map<Night, NightRows>()
  for (const [key, log] of Object.entries(view.nights)) {
    const night = Number(key) as Night
    if (log.filled !== undefined && log.row === undefined)
      open.set(night, rowsOf(night, night === view.night ? withMarkers(view, log) : log, victimsOf(view.scenes, night)))
  }
  const finished = (night: Night) => night < view.night || view.outcome?.reason === 'escape'
  const hideout = choose(
    (view.hideout === undefined ? hideoutsOf(view) : [view.hideout]).map(circle => {
      const weights = [...open].map(([night, rows]) => (finished(night) ? (rows.ends.get(circle) ?? 0) : 1))
      return [circle, weights.reduce((product, weight) => product * weight, 1)] as const
    }),
    rng,
  )
  if (hideout === null) return null
  const nights: { [night in Night]?: NightLog } = { ...view.nights }
  for (const [night, rows] of open) {
    const standing = [...rows.ends].filter(([circle]) => canStand(view, circle))
    const end = finished(night) ? hideout : choose(standing, rng)
    const row = end === null ? null : rows.draw(end, rng)
    if (row === null) return null
    nights[night] = { ...nights[night], row }
  }
  return { nights, hideout }
}

/** What lies on the board says as much as the answers that brought it there, which a document may leave out. */
function withMarkers({ clues, search, round }: WhitechapelView, log: NightLog): NightLog {
  const found = Object.entries(clues).map(([circle, when]) => markerOf(Number(circle), when, true))
  const named = (search?.named ?? []).map(circle => markerOf(circle, round, false))
  const answers = [...Object.values(log.answers ?? {}), ...found, ...named]
  return { ...log, answers: Object.fromEntries(answers.entries()) }
}

function markerOf(circle: CircleNumber, round: number, yes: boolean): Answer {
  return { round, by: 'blue', kind: 'search', circles: [circle], yes }
}

/** LW-88, but for what the rows say: circles that the hideout may be. */
function hideoutsOf(view: WhitechapelView): readonly CircleNumber[] {
  const { hideouts } = rulesOf(view.options, view.seats)
  const named = view.address?.circle
  return hideouts.filter(
    circle => (view.hideouts?.includes(circle) ?? true) && (circle !== named || view.outcome?.reason === 'address'),
  )
}

const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** That the game goes on when Jack's move is due shows that he has one (LW-93). */
function canStand(view: WhitechapelView, circle: CircleNumber): boolean {
  if (view.state !== 'move') return true
  const { filled = 0 } = view.nights[view.night] ?? {}
  if (view.alleys > 0 && ALLEYS.start[circle + 1] > ALLEYS.start[circle]) return true
  if (view.coaches > 0 && CELLS - filled >= 2) return true
  const policemen = Object.values(view.policemen).map(crossingNumber)
  for (const crossing of policemen) blocked[crossing] = 1
  let can = false
  for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1] && !can; join++) can = isOpen(join, blocked)
  for (const crossing of policemen) blocked[crossing] = 0
  return can
}
