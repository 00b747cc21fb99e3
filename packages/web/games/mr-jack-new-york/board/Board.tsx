import './board.css'
import { SPACES } from '@gaslight/mr-jack-new-york'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { shareOf, viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { Zoom } from '../../../board-kit/Zoom.tsx'
import { Coordinates } from '../../jack-family/board/Coordinates.tsx'
import { projectorOf } from '../../jack-family/board/film.ts'
import type { PieceNodes } from '../../jack-family/board/StandingToken.tsx'
import { FRAME } from './art/frame.ts'
import { filmOf } from './film.ts'
import { Changes, Exits, GroundMarks, PairMarks, Pointed, Signs } from './layers/Choices.tsx'
import { FacesBefore, SmokeLayer, Standing, Tiles } from './layers/Fixtures.tsx'
import { Ground, Paving } from './layers/Ground.tsx'
import { Harbour } from './layers/Harbour.tsx'
import { Light } from './layers/Light.tsx'
import { Tokens } from './layers/Tokens.tsx'
import { placeOf } from './places.ts'
import type { BoardProps, Stage, Target } from './props.ts'
import { firstTarget, keyOf, markedTargets, nextMarked, placeOfTarget, targetAt, walk } from './targets.ts'

const PLACES = SPACES.map(name => ({ name, at: placeOf(name) }))

// What is worked out and what shows a way follow the first picture; ways are fetched before anybody points at one.
const Labels = lazy(async () => ({ default: (await import('../../jack-family/board/Labels.tsx')).Labels }))
const layer = () => import('./layers/Ways.tsx')
const Ways = lazy(async () => ({ default: (await layer()).Ways }))
const Rides = lazy(async () => ({ default: (await layer()).Rides }))

/**
 * The board of Mr. Jack in New York. One tab stop: arrows walk, `n` and `p` go round the targets, Enter picks, Escape
 * skips a film. Put the class `mj-show-coordinates` on any element around it to see the names of the spaces.
 */
export function Board(props: BoardProps) {
  const { scene, overlay, film, speed, onFilmEnd, onPreview, onPick, describe, label, zoom } = props
  const nodes: PieceNodes = useRef(new Map())
  const still = useReducedMotion()
  const { pointed, byKeys, root } = useBoard<Target, readonly Stage[]>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, overlay),
    first: () => firstTarget(scene, overlay),
    walk: (from, arrow, fresh) => (fresh ? from : walk(from, arrow, overlay)),
    next: (from, by) => nextMarked(from, by, overlay),
    choosing: markedTargets(overlay).length > 0,
    film,
    projectorOf: stages => projectorOf(filmOf(stages, still ? 'off' : speed), nodes.current),
    onFilmEnd,
    onPreview,
    onPick,
  })

  useEffect(() => {
    layer().catch(() => {})
  }, [])

  const filming = film !== null
  const ways = useMemo(() => (filming ? undefined : overlay.ways), [filming, overlay.ways])

  const spot = byKeys && pointed ? shareOf(FRAME, placeOfTarget(pointed)) : null

  return (
    <Zoom labels={zoom} className="mj-fit ny-view" spot={spot}>
      <div className={`mj-board ny-board${filming ? ' mj-filming' : ''}`} {...root}>
        <Harbour />
        <Ground />
        <Light scene={scene} film={film} />
        <Paving />
        <svg className="mj-layer mj-pieces" viewBox={viewBox(FRAME)} aria-hidden="true">
          <Tiles scene={scene} nodes={nodes} />
          {film && <FacesBefore film={film} nodes={nodes} />}
          <PairMarks pairs={overlay.pairs} />
          <GroundMarks scene={scene} spaces={overlay.spaces} />
          <Suspense fallback={null}>
            {pointed && !filming && <Rides target={pointed} scene={scene} />}
            {ways && <Ways ways={ways} />}
          </Suspense>
          <Standing scene={scene} nodes={nodes} />
          <Exits open={overlay.open} spaces={overlay.spaces} />
          <Changes changes={overlay.changes} />
          <Signs scene={scene} spaces={overlay.spaces} />
          <Tokens
            scene={scene}
            marks={overlay.spaces}
            emphasised={overlay.emphasised}
            seen={overlay.seen}
            jack={overlay.jack}
            changes={overlay.changes}
            nodes={nodes}
          />
          <Coordinates places={PLACES} />
          <Suspense fallback={null}>
            <Labels labels={overlay.labels} placeOf={placeOf} />
          </Suspense>
          {pointed && <Pointed target={pointed} focused={byKeys} />}
        </svg>
        <SmokeLayer steamers={scene.steamers} />
        <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
      </div>
    </Zoom>
  )
}
