import './board.css'
import { useMemo, useRef } from 'react'
import { type Frame, shareOf, toDrawing, viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import type { Atlas } from '../../../board-kit/lens.ts'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import { sceneryOf } from '../../../board-kit/scenery.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { useScale } from '../../../board-kit/useScale.ts'
import { type Region, Zoom } from '../../../board-kit/Zoom.tsx'
import { Ground } from './layers/Ground.tsx'
import { DoorSigns, PawnMarks, Reach, SpaceMarks } from './layers/Marks.tsx'
import { PlaceNames, StreetNames } from './layers/Names.tsx'
import { Chips, Fallen, Murders, Pawns } from './layers/Pieces.tsx'
import { standingIn } from './layout.ts'
import { FRAME, keyOf, middleOf } from './places.ts'
import type { BoardProps, Look, Overlay, Stage, Target } from './props.ts'
import { sizingSteps } from './sizes.ts'
import { firstTarget, markedTargets, markOf, nextMarked, placeOfTarget, targetAt, walk, walkMarked } from './targets.ts'

/** Films follow the first picture; one that is asked for sooner waits. */
const useFilming = sceneryOf(() => import('./filming.ts'))

/** Before they are there nothing is drawn around what is pointed at; it is chosen all the same. */
export const usePreviews = sceneryOf(() => import('./layers/Previews.tsx'))

interface Running {
  readonly filming: NonNullable<ReturnType<typeof useFilming>>
  readonly stages: readonly Stage[]
}

/** CSS pixels for one drawing unit where one is nearest. */
const NEAREST = 4

function regionOf({ at }: Look): Region | null {
  if (at.length === 0) return null
  const places = at.map(space => shareOf(FRAME, middleOf(space)))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return { from: { x: Math.min(...xs), y: Math.min(...ys) }, to: { x: Math.max(...xs), y: Math.max(...ys) } }
}

/** What a card takes around its place, in CSS pixels. */
const CARD = { aside: 60, above: 100, below: 48 }

/** Where the window has room for cards, in drawing units. */
function roomIn(map: Element | null): Frame {
  const window = map?.closest('.ld-view')
  if (map === null || window == null) return FRAME
  const [drawn, port] = [map.getBoundingClientRect(), window.getBoundingClientRect()]
  const from = toDrawing(FRAME, drawn, { x: port.left + CARD.aside, y: port.top + CARD.above })
  const to = toDrawing(FRAME, drawn, { x: port.right - CARD.aside, y: port.bottom - CARD.below })
  return { ...from, width: Math.max(0, to.x - from.x), height: Math.max(0, to.y - from.y) }
}

/** What words beside the board point at, unless the board is pointed at there, too. */
function litBeside(lit: Overlay['lit'], pointed: Target | null): Overlay['lit'] {
  return lit?.filter(space => pointed?.kind !== 'space' || pointed.space !== space)
}

/**
 * The board of London 1888. One tab stop: arrows walk to the nearest space that way, `n` and `p` go round the targets,
 * Enter picks; with Shift, arrows go to the nearest target that way. + - 0 enlarge, Escape skips a film.
 */
export function Board(props: BoardProps) {
  const { scene, overlay, speed, look, nameOf, onFilmEnd, onPreview, onPick, describe, label, zoom } = props
  const nodes = useRef(new Map<string, SVGGElement>())
  const still = useReducedMotion()
  const filming = useFilming()
  const previews = usePreviews()
  const film = useMemo(() => filming && props.film && { filming, stages: props.film }, [filming, props.film])
  const map = useRef<HTMLDivElement>(null)
  const { unit, look: fit } = useScale(map, FRAME, sizingSteps)

  const marked = useMemo(
    () => markedTargets(scene, overlay).map(target => shareOf(FRAME, placeOfTarget(target, scene))),
    [scene, overlay.spaces, overlay.reach, overlay.pawns, overlay.blockers],
  )

  const { pointed, byKeys, root } = useBoard<Target, Running>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, unit.current, scene, overlay),
    first: () => firstTarget(scene, overlay),
    walk: (from, arrow, fresh) => (fresh ? from : walk(from, arrow, scene)),
    leap: (from, arrow) => walkMarked(from, arrow, scene, overlay),
    next: (from, by) => nextMarked(from, by, scene, overlay),
    choosing: marked.length > 0,
    film,
    projectorOf: ({ filming: { filmOf, projectorOf }, stages }) =>
      projectorOf(filmOf(stages, scene, still ? 'off' : speed, roomIn(map.current)), nodes.current),
    onFilmEnd,
    onPreview,
    onPick,
  })

  const atlas: Atlas = {
    marked,
    ratio: FRAME.width / FRAME.height,
    widest: FRAME.width * NEAREST,
    isTaken: () => pointed !== null && markOf(pointed, overlay) !== undefined,
    onLook: fit,
  }
  const covering = useMemo(() => ({ standing: standingIn(scene), events: scene.events }), [scene])
  const spot = byKeys && pointed ? shareOf(FRAME, placeOfTarget(pointed, scene)) : null
  const region = useMemo(() => (look ? regionOf(look) : null), [look])

  return (
    <Zoom labels={zoom} className="ld-view" spot={spot} atlas={atlas} region={region}>
      <div ref={map} className="ld-map" {...root}>
        <Ground />
        <StreetNames />
        <svg className="ld-layer ld-board" viewBox={viewBox(FRAME)} aria-hidden="true">
          <g className="ld-sized">
            {previews && <previews.Threat threat={overlay.threat} />}
            <DoorSigns open={overlay.open} />
            <Murders events={scene.events} />
            <SpaceMarks spaces={overlay.spaces} />
            {previews && !props.film && <previews.Lines lines={overlay.lines} />}
            {previews && !props.film && <previews.Ways ways={overlay.ways} />}
            <Reach reach={overlay.reach} />
            {previews && pointed && !film && <previews.Pointed target={pointed} scene={scene} byKeys={byKeys} />}
            <Fallen players={scene.players} />
          </g>
          <g className="ld-sized">
            <Chips tokens={scene.tokens} />
          </g>
          <PlaceNames covering={covering} nameOf={nameOf} />
          <g className="ld-sized">
            <Pawns scene={scene} jack={overlay.jack} own={overlay.own} emphasised={overlay.emphasised} nodes={nodes} />
          </g>
          <g className="ld-sized">
            <PawnMarks scene={scene} pawns={overlay.pawns} blockers={overlay.blockers} />
            {previews && !film && <previews.Lit lit={litBeside(overlay.lit, pointed)} nameOf={nameOf} />}
            {previews && <previews.Labels labels={overlay.labels} />}
            {previews && pointed && !film && <previews.Callout target={pointed} nameOf={nameOf} />}
            {film && <film.filming.PropsOfFilm film={film.stages} nodes={nodes} />}
          </g>
        </svg>
        <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
      </div>
    </Zoom>
  )
}
