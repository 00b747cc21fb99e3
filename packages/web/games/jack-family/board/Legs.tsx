import { Fragment } from 'react'
import { at, line, moved, number } from '../../../board-kit/path.ts'
import { between, gap, type Point } from '../../../board-kit/point.ts'
import type { Leg } from './film.ts'

const STRIDE = 13.5

/** A way of a preview: footprints for what is walked, arcs for what is ridden, lines for what goes by air or water. */
export function Legs({ legs }: { readonly legs: readonly Leg[] }) {
  const steps = footprints(legs)
  const [first] = legs
  return (
    <g className="mj-way">
      {first && <circle className="mj-way-start-under" r="9" transform={moved(first.from)} />}
      {first && <circle className="mj-way-start" r="9" transform={moved(first.from)} />}
      {legs.map(leg => (
        <Fragment key={`${at(leg.from)} ${at(leg.to)}`}>
          <Flight leg={leg} />
        </Fragment>
      ))}
      <path className="mj-way-print-under" d={steps} />
      <path className="mj-way-print" d={steps} />
    </g>
  )
}

function Flight({ leg }: { readonly leg: Leg }) {
  switch (leg.kind) {
    case 'walk':
    case 'leave':
    case 'drop':
    case 'fold':
    case 'unfold':
      return null
    case 'ride':
      return (
        <>
          <Stroke name="mj-way-ride" d={arc(leg)} />
          <RideSigns leg={leg} />
        </>
      )
    case 'glide':
    case 'lift':
      return <Stroke name="mj-way-glide" d={arc(leg)} />
    case 'sail':
      return <Stroke name="mj-way-sail" d={leg.line ? line(...leg.line) : arc(leg)} />
  }
}

function Stroke({ name, d }: { readonly name: string; readonly d: string }) {
  return (
    <>
      <path className="mj-way-under" d={d} />
      <path className={name} d={d} />
    </>
  )
}

/** A line that sags below the straight one, as if it ran underground. */
function arc({ from, to }: Leg): string {
  const middle = between(from, to, 0.5)
  const sag = Math.min(70, gap(from, to) * 0.22)
  return `M${at(from)}Q${number(middle.x)} ${number(middle.y + sag)} ${at(to)}`
}

/** Down at one end and up at the other. */
function RideSigns({ leg }: { readonly leg: Leg }) {
  return (
    <>
      <g className="mj-way-sign" transform={moved(leg.from)}>
        <circle r="10" />
        <path d="M-4.5-2L0 3.5L4.5-2" />
      </g>
      <g className="mj-way-sign" transform={moved(leg.to)}>
        <circle r="10" />
        <path d="M-4.5 2L0-3.5L4.5 2" />
      </g>
    </>
  )
}

/** Left and right soles along all legs on foot, as one path of short thick strokes. */
function footprints(legs: readonly Leg[]): string {
  let left = true
  let d = ''
  const onFoot = (leg: Leg | undefined) => leg?.kind === 'walk' || leg?.kind === 'leave'
  legs.forEach((leg, i) => {
    if (!onFoot(leg)) return
    const length = gap(leg.from, leg.to)
    const start = onFoot(legs[i - 1]) ? STRIDE / 2 : 17
    const spare = leg.kind === 'leave' ? 36 : i === legs.length - 1 ? 8 : onFoot(legs[i + 1]) ? 0 : 16
    for (let way = start; way < length - spare; way += STRIDE) {
      d += print(leg, way / length, length, left)
      left = !left
    }
  })
  return d
}

function print({ from, to }: Leg, share: number, length: number, left: boolean): string {
  const along: Point = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const side = left ? 3.6 : -3.6
  const heel = between(from, to, share)
  const x = heel.x - along.y * side
  const y = heel.y + along.x * side
  return `M${number(x)} ${number(y)}l${number(along.x * 4)} ${number(along.y * 4)}`
}
