import './board.css'
import { CELLS } from '@gaslight/mr-jack'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { shareOf, viewBox } from '../../../board-kit/frame.ts'
import { LiveDescription } from '../../../board-kit/LiveDescription.tsx'
import { useReducedMotion } from '../../../board-kit/motion.ts'
import { useBoard } from '../../../board-kit/useBoard.ts'
import { Zoom } from '../../../board-kit/Zoom.tsx'
import { Coordinates } from '../../jack-family/board/Coordinates.tsx'
import { projectorOf } from '../../jack-family/board/film.ts'
import type { PieceNodes } from '../../jack-family/board/StandingToken.tsx'
import { FRAME } from './art/surroundings.ts'
import { filmOf } from './film.ts'
import { Edges, Facings, GroundMarks, Pointed } from './layers/Choices.tsx'
import { Fixtures, Manholes } from './layers/Fixtures.tsx'
import { Ground, Paving } from './layers/Ground.tsx'
import { Light } from './layers/Light.tsx'
import { Tokens } from './layers/Tokens.tsx'
import { bearerOf, placeOf } from './places.ts'
import type { BoardProps, Stage, Target } from './props.ts'
import { firstTarget, keyOf, markedTargets, nextMarked, placeOfTarget, targetAt, walk } from './targets.ts'

const PLACES = CELLS.map(({ id }) => ({ name: id, at: placeOf(id) }))

// What is worked out and what shows a way follow the first picture; ways are fetched before anybody points at one.
const Labels = lazy(async () => ({ default: (await import('../../jack-family/board/Labels.tsx')).Labels }))
const layer = () => import('./layers/Ways.tsx')
const Ways = lazy(async () => ({ default: (await layer()).Ways }))

/**
 * The board of Mr. Jack. One tab stop: arrows walk, `n` and `p` go round the targets, Enter picks, Escape skips a film.
 * Put the class `mj-show-coordinates` on any element around it to see the names of the hexes.
 */
export function Board(props: BoardProps) {
  const { scene, overlay, film, speed, onFilmEnd, onPreview, onPick, describe, label, zoom } = props
  const nodes: PieceNodes = useRef(new Map())
  const still = useReducedMotion()
  const { pointed, byKeys, root } = useBoard<Target, readonly Stage[]>({
    frame: FRAME,
    label,
    keyOf,
    targetAt: (point, reach) => targetAt(point, reach, scene, overlay),
    first: () => firstTarget(scene, overlay),
    walk(from, arrow, fresh) {
      const facing = overlay.directions?.length && scene.facing && from.kind !== 'direction'
      const start: Target = facing ? { kind: 'direction', direction: scene.facing } : from
      return fresh && !facing ? start : walk(start, arrow, scene, overlay)
    },
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

  const bearer = bearerOf(scene)
  const beamHidden = film?.some(stage => stage.some(way => way.character === bearer?.character)) ?? false
  const hiddenWhileFilming = film !== null
  const ways = useMemo(() => (hiddenWhileFilming ? undefined : overlay.ways), [hiddenWhileFilming, overlay.ways])

  const spot = byKeys && pointed ? shareOf(FRAME, placeOfTarget(pointed, scene)) : null

  return (
    <Zoom labels={zoom} className="mj-fit mj-london-view" spot={spot}>
      <div className={film ? 'mj-board mj-london mj-filming' : 'mj-board mj-london'} {...root}>
        <Ground />
        <Light scene={scene} beamHidden={beamHidden} />
        <Paving />
        <svg className="mj-layer mj-pieces" viewBox={viewBox(FRAME)} aria-hidden="true">
          <Manholes scene={scene} />
          <GroundMarks scene={scene} hexes={overlay.hexes} />
          <Fixtures scene={scene} exits={overlay.exits} />
          <Edges edges={overlay.edges} />
          <Suspense fallback={null}>{ways && <Ways ways={ways} />}</Suspense>
          <Tokens
            scene={scene}
            marks={overlay.hexes}
            emphasised={overlay.emphasised}
            seen={overlay.seen}
            jack={overlay.jack}
            nodes={nodes}
          />
          <Coordinates places={PLACES} />
          <Facings scene={scene} directions={overlay.directions} />
          <Suspense fallback={null}>
            <Labels labels={overlay.labels} placeOf={placeOf} />
          </Suspense>
          {pointed && <Pointed target={pointed} scene={scene} focused={byKeys} />}
        </svg>
        <LiveDescription text={byKeys && pointed ? describe(pointed) : ''} />
      </div>
    </Zoom>
  )
}
