import './map.css'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { viewBox } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/hex.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import type { Atlas } from '../../../board-kit/lens.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { type Region, Zoom } from '../../../board-kit/Zoom.tsx'
import { Ground } from './layers/Ground.tsx'
import { Heat } from './layers/Heat.tsx'
import { Cells, PlanLines, Routes, RowLines, Ways } from './layers/Lines.tsx'
import { Answers, Emphasised, Labels, MarkSigns, NodeMarks, occupiedOf, Pointed } from './layers/Marks.tsx'
import { Nodes, Numbers } from './layers/Nodes.tsx'
import { Lying, Standing } from './layers/Pieces.tsx'
import { Arrows, Stickers } from './layers/Sketches.tsx'
import { FRAME, keyOf, placeOfNode, placeOfTarget } from './places.ts'
import type { MapProps, NodeId, Target } from './props.ts'
import { applySizes, sizesAt } from './sizes.ts'
import { firstTarget, markedTargets, nextMarked, targetAt, walk } from './targets.ts'

/** Far enough in that two neighbours are a finger apart on the smallest screen. */
const NEAREST = 9

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
 * Enter picks; + - 0 enlarge.
 */
export function WhitechapelMap(props: MapProps) {
  const { scene, overlay, look, onPreview, onPick, describe, label, zoom } = props
  const map = useRef<HTMLDivElement>(null)
  const unit = useRef(1)

  useLayoutEffect(() => {
    const element = map.current
    if (!element) return
    const fit = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth === 0 || clientHeight === 0) return
      const sizes = sizesAt(Math.min(clientWidth / FRAME.width, clientHeight / FRAME.height))
      unit.current = sizes.unit
      applySizes(element, sizes)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const { pointed, byKeys, root } = useBoard<Target, object>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, unit.current, overlay),
    first: () => firstTarget(scene, overlay),
    walk: (from, arrow, fresh) => (fresh ? from : walk(from, arrow)),
    next: (from, by) => nextMarked(from, by, overlay),
    choosing: markedTargets(overlay).length > 0,
    film: null,
    projectorOf: () => ({ lasts: 0, draw() {}, clear() {} }),
    onFilmEnd() {},
    onPreview,
    onPick,
  })

  const atlas: Atlas = {
    ratio: FRAME.width / FRAME.height,
    nearest: NEAREST,
    isTaken: () => pointed !== null && overlay.nodes?.[keyOf(pointed) as NodeId] !== undefined,
  }
  const occupied = useMemo(() => occupiedOf(scene), [scene])
  const spot = byKeys && pointed ? shareOf(placeOfTarget(pointed)) : null
  const region = useMemo(() => (look && look.at.length > 0 ? regionOf(look.at) : null), [look])

  return (
    <Zoom labels={zoom} className="lw-view" spot={spot} atlas={atlas} region={region}>
      <div ref={map} className="lw-map" {...root}>
        <Ground />
        <svg className="lw-layer lw-board" viewBox={viewBox(FRAME)} aria-hidden="true">
          <Heat heat={overlay.heat} />
          <Lying scene={scene} />
          <Routes routes={overlay.routes} />
          <RowLines row={scene.row} />
          <Ways ways={overlay.ways} />
          <PlanLines scene={scene} plan={overlay.plan} />
          <Arrows sketchbook={overlay.sketchbook} />
          <Nodes />
          <NodeMarks nodes={overlay.nodes} occupied={occupied} />
          <Numbers />
          <Cells row={scene.row} hand="ink" />
          <Cells row={overlay.plan} hand="pencil" />
          <Standing scene={scene} />
          <Answers answers={overlay.answers} />
          <MarkSigns nodes={overlay.nodes} />
          <Stickers sketchbook={overlay.sketchbook} />
          <Labels labels={overlay.labels} />
          <Emphasised nodes={overlay.emphasised} />
          {pointed && <Pointed target={pointed} occupied={occupied} byKeys={byKeys} />}
        </svg>
        <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
      </div>
    </Zoom>
  )
}
