import './inks.css'
import './map.css'
import { lazy, memo, type RefObject, Suspense, useMemo, useRef } from 'react'
import { viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import type { Atlas } from '../../../board-kit/lens.ts'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import type { Point } from '../../../board-kit/point.ts'
import { sceneryOf } from '../../../board-kit/scenery.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { type Region, Zoom } from '../../../board-kit/Zoom.tsx'
import { Ground } from './layers/Ground.tsx'
import { Cells, PlanLines, RowLines } from './layers/Lines.tsx'
import { Answers, Emphasised, MarkSigns, NodeMarks, occupiedOf } from './layers/Marks.tsx'
import { Nodes, Numbers, Places } from './layers/Nodes.tsx'
import { CrimeTags, Lying, Standing } from './layers/Pieces.tsx'
import { FRAME, keyOf, placeOfNode, placeOfTarget } from './places.ts'
import type { MapProps, NodeId, Overlay, Scene, Stage, Target } from './props.ts'
import { firstTarget, markedTargets, nextMarked, targetAt, walk, walkMarked } from './targets.ts'
import { useSizes } from './useSizes.ts'

export const useAided = sceneryOf(() => import('./layers/aided.ts'))

/** Films follow the first picture; one that is asked for sooner waits. */
const useFilming = sceneryOf(() => import('./film.ts'))

interface Running {
  readonly filming: NonNullable<ReturnType<typeof useFilming>>
  readonly stages: readonly Stage[]
}

// A small window asks for it, and after the first picture.
const Landmarks = lazy(async () => ({ default: (await import('./layers/Landmarks.tsx')).Landmarks }))

/** CSS pixels for one drawing unit where one is nearest: two neighbours are a finger apart. */
const NEAREST = 4.6

/** A place of the drawing in its widths and heights. */
function shareOf({ x, y }: Point): Point {
  return { x: (x - FRAME.x) / FRAME.width, y: (y - FRAME.y) / FRAME.height }
}

function regionOf(nodes: readonly NodeId[]): Region {
  const places = nodes.map(node => shareOf(placeOfNode(node)))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return { from: { x: Math.min(...xs), y: Math.min(...ys) }, to: { x: Math.max(...xs), y: Math.max(...ys) } }
}

/**
 * The map of Whitechapel. One tab stop: arrows walk to the nearest node that way, `n` and `p` go round the targets,
 * Enter picks; with Shift, arrows go to the nearest target that way. + - 0 enlarge, Escape skips a film.
 */
export function WhitechapelMap(props: MapProps) {
  const { scene, overlay, speed, look, draws = false, onFilmEnd, onPreview, onPick, describe, label, zoom } = props
  const nodes = useRef(new Map<string, SVGGElement>())
  const still = useReducedMotion()
  const filming = useFilming()
  const film = useMemo(() => filming && props.film && { filming, stages: props.film }, [filming, props.film])
  const map = useRef<HTMLDivElement>(null)
  const aided = useAided()
  const { unit, level, look: fit } = useSizes(map, aided)

  const { pointed, byKeys, root } = useBoard<Target, Running>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, unit.current, overlay),
    first: () => firstTarget(scene, overlay),
    walk: (from, arrow, fresh) => (fresh ? from : walk(from, arrow)),
    leap: (from, arrow) => walkMarked(from, arrow, overlay),
    next: (from, by) => nextMarked(from, by, overlay),
    choosing: draws || markedTargets(overlay).length > 0,
    film,
    projectorOf: ({ filming: { filmOf, projectorOf }, stages }) =>
      projectorOf(filmOf(stages, still ? 'off' : speed), nodes.current),
    onFilmEnd,
    onPreview,
    onPick,
  })

  const atlas: Atlas = {
    ratio: FRAME.width / FRAME.height,
    widest: FRAME.width * NEAREST,
    isTaken: () => pointed !== null && (draws || overlay.nodes?.[keyOf(pointed) as NodeId] !== undefined),
    onLook: fit,
  }
  const occupied = useMemo(() => occupiedOf(scene), [scene])
  const spot = byKeys && pointed ? shareOf(placeOfTarget(pointed)) : null
  const region = useMemo(() => (look && look.at.length > 0 ? regionOf(look.at) : null), [look])

  return (
    <Zoom labels={zoom} className="lw-view" spot={spot} atlas={atlas} region={region}>
      <div ref={map} className="lw-map" {...root}>
        <Layers scene={scene} overlay={overlay} occupied={occupied} isFilmed={props.film !== null} nodes={nodes} />
        {aided && (
          <aided.Pointer target={film ? null : pointed} byKeys={byKeys} occupied={occupied} isFar={level === 'far'} />
        )}
        <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
      </div>
    </Zoom>
  )
}

interface LayersProps {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly occupied: ReadonlySet<string>
  /** What moves in a film is not drawn where it will be. */
  readonly isFilmed: boolean
  readonly nodes: RefObject<Map<string, SVGGElement>>
}

/**
 * All that is drawn but the sign of what is pointed at. Of a layer all is painted anew when a bit of it changes: what
 * changes while one points stands on other layers than what stays.
 */
const Layers = memo(function Layers({ scene, overlay, occupied, isFilmed, nodes }: LayersProps) {
  const aided = useAided()
  return (
    <>
      <Ground />
      <svg className="lw-layer lw-board" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          {aided && <aided.Heat heat={overlay.heat} />}
          <Lying scene={scene} />
          {aided && <aided.Routes routes={overlay.routes} />}
          <RowLines row={scene.row} />
          {aided && !isFilmed && <aided.Ways ways={overlay.ways} />}
          <PlanLines scene={scene} plan={overlay.plan} />
          {aided && <aided.Arrows sketchbook={overlay.sketchbook} />}
        </g>
      </svg>
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          <Places />
        </g>
        <g className="lw-sized">
          <Nodes />
        </g>
        <NodeMarks nodes={overlay.nodes} occupied={occupied} />
      </svg>
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <Numbers />
      </svg>
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          <Suspense fallback={null}>
            <Landmarks scene={scene} nodes={overlay.nodes} plan={overlay.plan} answers={overlay.answers} />
          </Suspense>
        </g>
        <g className="lw-sized">
          <CrimeTags scene={scene} />
          <Cells scene={scene} plan={overlay.plan} />
        </g>
      </svg>
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">{aided && !isFilmed && <aided.Ghosts ways={overlay.ways} />}</g>
      </svg>
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          <Standing scene={scene} nodes={nodes} />
        </g>
        <g className="lw-sized">
          {aided && <aided.Barriers routes={overlay.routes} />}
          <Answers answers={overlay.answers} />
          <MarkSigns nodes={overlay.nodes} />
          {aided && <aided.Stickers sketchbook={overlay.sketchbook} />}
          {aided && <aided.Labels labels={overlay.labels} />}
          <Emphasised nodes={overlay.emphasised} />
        </g>
      </svg>
    </>
  )
})
