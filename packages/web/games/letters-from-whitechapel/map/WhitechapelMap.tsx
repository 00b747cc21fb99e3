import './inks.css'
import './map.css'
import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import type { Atlas } from '../../../board-kit/lens.ts'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import type { Point } from '../../../board-kit/point.ts'
import { sceneryOf } from '../../../board-kit/scenery.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { type Region, Zoom } from '../../../board-kit/Zoom.tsx'
import type { Labels } from './labels.ts'
import { Ground } from './layers/Ground.tsx'
import type { PointerHint } from './layers/Hint.tsx'
import { PlanLines, RowLines } from './layers/Lines.tsx'
import { NodeMarks, occupiedOf } from './layers/Marks.tsx'
import { Nodes, Numbers } from './layers/Nodes.tsx'
import { Lying, Standing } from './layers/Pieces.tsx'
import type { PointerSign } from './layers/Pointer.tsx'
import { FRAME, keyOf, placeOfNode, placeOfTarget } from './places.ts'
import type { Following, Look, MapProps, NodeId, Overlay, Scene, Stage, Target } from './props.ts'
import { NO_SHIFTS } from './shifts.ts'
import { Step } from './step.ts'
import { firstTarget, markedTargets, nextMarked, targetAt, walk, walkMarked } from './targets.ts'
import { type LabelsFor, useSizes } from './useSizes.ts'

export const useAided = sceneryOf(() => import('./layers/aided.ts'))

/** Films follow the first picture; one that is asked for sooner waits. */
const useFilming = sceneryOf(() => import('./film.ts'))

interface Running {
  readonly filming: NonNullable<ReturnType<typeof useFilming>>
  readonly stages: readonly Stage[]
}

/** CSS pixels for one drawing unit where one is nearest: two neighbours are a finger apart. */
const NEAREST = 4.6

/** A place of the drawing in its widths and heights. */
function shareOf({ x, y }: Point): Point {
  return { x: (x - FRAME.x) / FRAME.width, y: (y - FRAME.y) / FRAME.height }
}

function regionOf({ at, stays }: Look): Region {
  const places = at.map(node => shareOf(placeOfNode(node)))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
    stays: stays === undefined ? undefined : { places, share: stays },
  }
}

/**
 * The map of Whitechapel. One tab stop: arrows walk to the nearest node that way, `n` and `p` go round the targets,
 * Enter picks; with Shift, arrows go to the nearest target that way. + - 0 enlarge, Escape skips a film.
 */
export function WhitechapelMap(props: MapProps) {
  const { overlay, look, draws = false, zoom, more } = props
  const map = useRef<HTMLDivElement>(null)
  const aided = useAided()
  // A choice is seen before what is written makes room for it.
  const labelsFor = useLabels(useDeferredValue(props.scene), useDeferredValue(overlay))
  const sizing = useSizes(map, aided, labelsFor)
  const labels = labelsFor?.(sizing.step) ?? null
  const pointed = useRef<Target | null>(null)
  const [spot, setSpot] = useState<Point | null>(null)

  const atlas: Atlas = {
    ratio: FRAME.width / FRAME.height,
    widest: FRAME.width * NEAREST,
    isTaken: () =>
      pointed.current !== null && (draws || overlay.nodes?.[keyOf(pointed.current) as NodeId] !== undefined),
    onLook: sizing.look,
  }
  const region = useMemo(() => (look && look.at.length > 0 ? regionOf(look) : null), [look])
  return (
    <>
      <Zoom labels={zoom} className="lw-view" spot={spot} atlas={atlas} region={region}>
        <Board {...props} map={map} sizing={sizing} labels={labels} pointedNow={pointed} onSpot={setSpot} />
      </Zoom>
      {labels !== null && labels.numbers.size < CIRCLES.length && <p className="lw-hint">{more}</p>}
    </>
  )
}

/** Where everything that is written stands, by scale; of one scale it is worked out once. */
function useLabels(scene: Scene, { nodes, plan, answers, labels, heat }: Overlay): LabelsFor {
  const aided = useAided()
  return useMemo(() => {
    if (aided === null) return null
    const written = definedOf({ nodes, plan, answers, labels, heat })
    let last: { readonly step: number; readonly labels: Labels } | null = null
    return step => {
      if (last?.step !== step) last = { step, labels: aided.labelsAt(step, scene, written) }
      return last.labels
    }
  }, [aided, scene, nodes, plan, answers, labels, heat])
}

interface BoardProps extends MapProps {
  readonly map: RefObject<HTMLDivElement | null>
  readonly sizing: ReturnType<typeof useSizes>
  readonly labels: Labels | null
  /** Kept up to date for whoever asks between two pictures. */
  readonly pointedNow: RefObject<Target | null>
  /** Hears where the keyboard is, in widths and heights of the drawing. */
  onSpot(spot: Point | null): void
}

/** The drawing and what answers on it; a pointer that crosses it draws this alone anew, and of it the pointer's sign. */
function Board(props: BoardProps) {
  const { scene, overlay, speed, draws = false, onFilmEnd, onPreview, onPick, describe, label } = props
  const { map, sizing, labels, pointedNow, onSpot } = props
  const nodes = useRef(new Map<string, SVGGElement>())
  const still = useReducedMotion()
  const filming = useFilming()
  const film = useMemo(() => filming && props.film && { filming, stages: props.film }, [filming, props.film])
  const aided = useAided()
  const sign = useRef<PointerSign>(null)
  const hint = useRef<PointerHint>(null)
  const [byKey, setByKey] = useState<Target | null>(null)

  const { root } = useBoard<Target, Running>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, sizing.unit.current, overlay),
    first: () => firstTarget(scene, overlay),
    walk: (from, arrow, fresh) => (fresh ? from : walk(from, arrow)),
    leap: (from, arrow) => walkMarked(from, arrow, overlay),
    next: (from, by) => nextMarked(from, by, overlay),
    choosing: draws || markedTargets(overlay).length > 0,
    film,
    projectorOf: ({ filming: { filmOf, projectorOf }, stages }) =>
      projectorOf(filmOf(stages, still ? 'off' : speed), nodes.current),
    onFilmEnd,
    onPoint: (target, by) => {
      pointedNow.current = target
      sign.current?.show(target, by)
      hint.current?.over(by === 'pointer' ? target : null)
      setByKey(by === 'keys' ? target : null)
    },
    onPreview,
    onPick,
  })
  useLayoutEffect(() => {
    if (film) sign.current?.show(null, 'pointer')
  }, [film])
  useLayoutEffect(() => {
    onSpot(byKey && shareOf(placeOfTarget(byKey)))
  }, [byKey, onSpot])

  const occupied = useMemo(() => occupiedOf(scene), [scene])
  const { level } = sizing
  const isNumbered = useCallback(
    (circle: number) => level !== 'far' && (labels === null || isInItsCoin(labels.numbers.get(circle))),
    [labels, level],
  )
  return (
    <div ref={map} className="lw-map" {...root}>
      <Layers
        scene={scene}
        overlay={overlay}
        labels={labels}
        preview={props.preview}
        step={sizing.step}
        occupied={occupied}
        isFilmed={props.film !== null}
        nodes={nodes}
      />
      {aided && <aided.Pointer ref={sign} occupied={occupied} isNumbered={isNumbered} />}
      {aided && <aided.Hint ref={hint} map={map} describe={describe} />}
      <LiveDescription text={byKey ? describe(byKey) : ''} />
    </div>
  )
}

/** Where its sign does not lie on it: beside its coin a number comes under the sign, or a piece stands before it. */
function isInItsCoin(beside: Point | undefined): boolean {
  return beside?.x === 0 && beside.y === 0
}

/** What moves, or would: to be given to the map as its `preview`. */
export function Moves({ moves }: { readonly moves: Following }) {
  const aided = useAided()
  return aided && <aided.Previews moves={moves} />
}

interface LayersProps {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly labels: Labels | null
  readonly preview: ReactNode
  /** See `Step`. */
  readonly step: number
  readonly occupied: ReadonlySet<string>
  /** What moves in a film is not drawn where it will be. */
  readonly isFilmed: boolean
  readonly nodes: RefObject<Map<string, SVGGElement>>
}

/**
 * All that is drawn but the sign of what is pointed at. Of a layer all is painted anew when a bit of it changes: what
 * changes while one points stands on other layers than what stays.
 */
const Layers = memo(function Layers({ scene, overlay, labels, preview, step, occupied, isFilmed, nodes }: LayersProps) {
  const aided = useAided()
  const shifts = labels?.shifts ?? NO_SHIFTS
  return (
    <>
      <Ground />
      <svg className="lw-layer lw-board" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          {aided && <aided.Heat heat={overlay.heat} />}
          {aided && <aided.Traces traces={overlay.traces} />}
          <Lying scene={scene} />
          <RowLines row={scene.row} />
          <PlanLines scene={scene} plan={overlay.plan} />
          {aided && <aided.Arrows sketchbook={overlay.sketchbook} />}
        </g>
      </svg>
      {!isFilmed && <Step value={step}>{preview}</Step>}
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <NodeMarks nodes={overlay.nodes} occupied={occupied} shifts={shifts} />
        <g className="lw-sized">{aided && labels && <aided.Places places={labels.places} />}</g>
        <g className="lw-sized">
          <Nodes />
        </g>
        <g className="lw-sized">{aided && labels && <aided.Beds beds={labels.beds} />}</g>
      </svg>
      <Numbers />
      {aided && <aided.CrossingNames />}
      <svg className="lw-layer" viewBox={viewBox(FRAME)} aria-hidden="true">
        <g className="lw-sized">
          <Standing scene={scene} shifts={shifts} nodes={nodes} />
        </g>
        <g className="lw-sized">
          {aided && (
            <>
              <aided.Answers answers={overlay.answers} />
              <aided.MarkSigns nodes={overlay.nodes} />
              {labels && <aided.Tags labels={labels} />}
              <aided.Stickers sketchbook={overlay.sketchbook} />
              <aided.Emphasised nodes={overlay.emphasised} />
            </>
          )}
        </g>
      </svg>
    </>
  )
})

type Defined<T> = { [key in keyof T]?: Exclude<T[key], undefined> }

/** Without the keys that hold nothing. */
function definedOf<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>
}
