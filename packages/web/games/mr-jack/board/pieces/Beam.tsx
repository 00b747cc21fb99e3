import { memo } from 'react'
import { APOTHEM, angleOf, corners, type HexDirection } from '../../../../board-kit/hex.ts'
import { polygon } from '../../../../board-kit/path.ts'
import { placeOf } from '../places.ts'

interface BeamProps {
  readonly from: string
  readonly facing: HexDirection
  readonly hexes: readonly string[]
}

/** The lantern's light: the hexes it reaches, and a cone from the lantern over them. */
export const Beam = memo(function Beam({ from, facing, hexes }: BeamProps) {
  const { x, y } = placeOf(from)
  const last = hexes.at(-1)
  const end = last ? Math.hypot(placeOf(last).x - x, placeOf(last).y - y) + APOTHEM - 3 : 0
  const turn = `translate(${x} ${y}) rotate(${(angleOf(facing) * 180) / Math.PI})`
  return (
    <g className="mj-beam">
      {last && <path className="mj-beam-hexes" d={hexes.map(hex => polygon(corners(placeOf(hex), 1))).join('')} />}
      {last && <path className="mj-beam-cone" transform={turn} d={`M14-6L${end}-31Q${end + 5} 0 ${end} 31L14 6Z`} />}
      {last && <path className="mj-beam-core" transform={turn} d={`M14-3.5L${end}-15V15L14 3.5Z`} />}
    </g>
  )
})
