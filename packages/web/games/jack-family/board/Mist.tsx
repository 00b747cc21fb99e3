import type { Frame } from '../../../board-kit/frame.ts'

/** A wisp of fog: its centre and half its width and height. */
export type Wisp = readonly [cx: number, cy: number, rx: number, ry: number]

/** The drawing's rim melts into the page; a few wisps drift over it. */
export function Mist({
  frame,
  depth,
  wisps,
}: {
  readonly frame: Frame
  /** How far the page's ground reaches into the drawing at its rim. */
  readonly depth: number
  readonly wisps: readonly Wisp[]
}) {
  // Two units more on all sides, so that no hairline of the drawing shows at the rim.
  const { x, y, width, height } = { x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4 }
  return (
    <>
      <defs>
        <linearGradient id="mj-fog-w">
          <stop offset=".06" className="mj-stop-fog" />
          <stop offset="1" className="mj-stop-fog" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="mj-fog-n" x2="0" y2="1">
          <stop offset=".06" className="mj-stop-fog" />
          <stop offset="1" className="mj-stop-fog" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="mj-wisp">
          <stop offset="0" className="mj-stop-wisp" />
          <stop offset="1" className="mj-stop-wisp" stopOpacity="0" />
        </radialGradient>
      </defs>
      {wisps.map(([cx, cy, rx, ry]) => (
        <ellipse key={`${cx} ${cy}`} className="mj-wisp" cx={cx} cy={cy} rx={rx} ry={ry} />
      ))}
      <rect className="mj-fog-w" x={x} y={y} width={depth} height={height} />
      <rect className="mj-fog-w" x={-x - width} y={y} width={depth} height={height} transform="scale(-1 1)" />
      <rect className="mj-fog-n" x={x} y={y} width={width} height={depth} />
      <rect className="mj-fog-n" x={x} y={-y - height} width={width} height={depth} transform="scale(1 -1)" />
    </>
  )
}
