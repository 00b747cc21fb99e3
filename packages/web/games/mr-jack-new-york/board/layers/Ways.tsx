import { memo } from 'react'
import { at, line, moved } from '../../../../board-kit/path.ts'
import { between, gap, type Point } from '../../../../board-kit/point.ts'
import { Legs } from '../../../jack-family/board/Legs.tsx'
import { FERRY_LINES, wakeOf } from '../art/ferries.ts'
import { layOf, legsOf, pieceOf } from '../film.ts'
import { openEntrances } from '../light.ts'
import { PAIR_RIM } from '../pieces/Barrier.tsx'
import { GhostRim } from '../pieces/Tiles.tsx'
import { placeOf } from '../places.ts'
import type { Scene, Stage, Target, Way } from '../props.ts'

/** The ways of a preview and the marks that stay: footprints, rides, ferries, courses, and rims around what is put down. */
export const Ways = memo(function Ways({ ways }: { readonly ways: Stage }) {
  return ways.map(way => (
    <g key={`${way.kind} ${pieceOf(way)}`}>
      {way.kind !== 'tile' && <Legs legs={legsOf(way, ways)} />}
      <Put way={way} />
    </g>
  ))
})

/** The rim around a tile where it is put down, and around where a cover lay before. */
function Put({ way }: { readonly way: Way }) {
  switch (way.kind) {
    case 'tile':
      return (
        <g transform={moved(placeOf(way.at))}>
          <GhostRim />
        </g>
      )
    case 'cover': {
      const [from, to] = [layOf(way.from), layOf(way.to)]
      return (
        <>
          <path className="ny-was" d={PAIR_RIM} transform={`${moved(from.at)} rotate(${from.degrees})`} />
          <g transform={`${moved(to.at)} rotate(${to.degrees})`}>
            <path className="mj-way-under" d={PAIR_RIM} />
            <path className="ny-ghost-rim" d={PAIR_RIM} />
          </g>
        </>
      )
    }
    case 'walk':
    case 'sail':
    case 'informant':
      return null
  }
}

/** Where one can ride from what is pointed at: the metro from an open entrance, and the ferries that call there. */
export function Rides({ target, scene }: { readonly target: Target; readonly scene: Scene }) {
  if (target.kind !== 'space') return null
  const here = target.space
  const entrances = openEntrances(scene)
  return (
    <g className="ny-rides">
      {entrances.includes(here) &&
        entrances
          .filter(there => there !== here)
          .map(there => <Tunnel key={there} from={placeOf(here)} to={placeOf(there)} />)}
      {FERRY_LINES.filter(({ from, to }) => from === here || to === here).map(ferry => (
        <path key={`${ferry.from} ${ferry.to}`} className="ny-ferry-here" d={line(...wakeOf(ferry))} />
      ))}
    </g>
  )
}

function Tunnel({ from, to }: { readonly from: Point; readonly to: Point }) {
  const middle = between(from, to, 0.5)
  const d = `M${at(from)}Q${at({ x: middle.x, y: middle.y + Math.min(60, gap(from, to) * 0.18) })} ${at(to)}`
  return (
    <>
      <path className="ny-tunnel-under" d={d} />
      <path className="ny-tunnel" d={d} />
      <circle className="ny-tunnel" r="34" transform={moved(to)} />
    </>
  )
}
