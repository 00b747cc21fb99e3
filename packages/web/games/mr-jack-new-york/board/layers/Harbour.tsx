import { lazy, memo, Suspense } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { FRAME, WISPS } from '../art/frame.ts'
import { DEPTHS } from '../art/harbour.ts'
import { useScenery } from '../scenery.ts'

// It melts what is drawn into the page, and comes with it.
const Mist = lazy(async () => ({ default: (await import('../../../jack-family/board/Mist.tsx')).Mist }))

/** Widest first: each line of the depth is a wide stroke with a narrower one of water on it. */
const CONTOURS = [
  { line: 66, water: 64.2 },
  { line: 44, water: 42 },
  { line: 26, water: 23.6 },
] as const

/** The water all round, with its depths, its slow reflections, and the mist at its rim. */
export const Harbour = memo(function Harbour() {
  const box = viewBox(FRAME)
  const scenery = useScenery()
  return (
    <>
      <svg className="mj-layer ny-water" viewBox={box} aria-hidden="true">
        <rect className="ny-sea" x={FRAME.x} y={FRAME.y} width={FRAME.width} height={FRAME.height} />
        {CONTOURS.map(({ line, water }) => (
          <g key={line}>
            <path className="ny-depth" d={DEPTHS} strokeWidth={line} />
            <path className="ny-shallow" d={DEPTHS} strokeWidth={water} />
          </g>
        ))}
      </svg>
      {scenery && (
        <>
          <svg className="mj-layer ny-ripples ny-ebb" viewBox={box} aria-hidden="true">
            <Paths prefix="ny" of={scenery.ebb} />
          </svg>
          <svg className="mj-layer ny-ripples ny-flow" viewBox={box} aria-hidden="true">
            <Paths prefix="ny" of={scenery.flow} />
          </svg>
        </>
      )}
      <svg className="mj-layer" viewBox={box} aria-hidden="true">
        {scenery && (
          <>
            <Paths prefix="ny" of={scenery.span} />
            <g className="ny-boats">
              <Paths prefix="ny" of={scenery.boats} />
            </g>
          </>
        )}
        <Suspense fallback={null}>
          <Mist frame={FRAME} depth={56} wisps={WISPS} />
        </Suspense>
      </svg>
    </>
  )
})
