import { FRAME } from '../places.ts'

/** Banks of fog by centre and half axes; most lie beyond the outermost streets. */
const BANKS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [60, 60, 170, 110],
  [40, 300, 90, 120],
  [110, 610, 240, 130],
  [330, 645, 190, 70],
  [760, 640, 260, 120],
  [960, 560, 170, 190],
  [985, 180, 90, 170],
  [700, 10, 210, 60],
  [420, -10, 260, 48],
  [820, 500, 170, 130],
  [300, 480, 130, 40],
  [620, 330, 170, 34],
  [470, 90, 120, 34],
]

/** A few soft banks: plain gradients, since filters are too dear on a map that moves. */
export function Fog() {
  return (
    <g className="lw-fog">
      {BANKS.map(([x, y, rx, ry]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} />
      ))}
      <path
        className="lw-border"
        d={`M${FRAME.x + 5} ${FRAME.y + 5}h${FRAME.width - 10}v${FRAME.height - 10}h${10 - FRAME.width}ZM${FRAME.x + 8.5} ${FRAME.y + 8.5}h${FRAME.width - 17}v${FRAME.height - 17}h${17 - FRAME.width}Z`}
      />
    </g>
  )
}
