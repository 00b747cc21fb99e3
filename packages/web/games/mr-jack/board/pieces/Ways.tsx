import { Fragment, memo } from 'react'
import { between, gap, type Point } from '../../../../board-kit/hex.ts'
import { at, moved, number } from '../../../../board-kit/path.ts'
import { type Leg, legsOf } from '../film.ts'
import type { Stage, Way } from '../props.ts'

const STRIDE = 13.5

/** The ways of a preview: footprints over the streets, arcs under them. */
export const Ways = memo(function Ways({ ways }: { readonly ways: Stage }) {
  return ways.map(way => (
    <g key={`${way.character} ${way.hexes.join(' ')}`} className="mj-way" data-character={way.character}>
      <WayLegs way={way} ways={ways} />
    </g>
  ))
})

function WayLegs({ way, ways }: { readonly way: Way; readonly ways: Stage }) {
  const legs = legsOf(way, ways)
  const steps = footprints(legs)
  const [first] = legs
  return (
    <>
      {first && <circle className="mj-way-start-under" r="9" transform={moved(first.from)} />}
      {first && <circle className="mj-way-start" r="9" transform={moved(first.from)} />}
      {legs.map(leg =>
        leg.kind === 'ride' || leg.kind === 'glide' ? (
          <Fragment key={`${at(leg.from)} ${at(leg.to)}`}>
            <path className="mj-way-under" d={arc(leg)} />
            <path className={leg.kind === 'ride' ? 'mj-way-ride' : 'mj-way-glide'} d={arc(leg)} />
            {leg.kind === 'ride' && <RideSigns leg={leg} />}
          </Fragment>
        ) : null,
      )}
      <path className="mj-way-print-under" d={steps} />
      <path className="mj-way-print" d={steps} />
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
  legs.forEach((leg, i) => {
    if (leg.kind !== 'walk' && leg.kind !== 'leave') return
    const length = gap(leg.from, leg.to)
    const start = i === 0 ? 17 : legs[i - 1]?.kind === 'ride' ? 17 : STRIDE / 2
    const spare = leg.kind === 'leave' ? 36 : i === legs.length - 1 ? 8 : legs[i + 1]?.kind === 'ride' ? 16 : 0
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
