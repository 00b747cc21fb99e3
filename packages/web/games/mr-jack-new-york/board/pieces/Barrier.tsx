import { memo } from 'react'
import { APOTHEM, RADIUS } from '../../../../board-kit/hex.ts'
import { circle, polygon } from '../../../../board-kit/path.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'

/** The outline of two neighbouring hexes that lie side by side along x, drawn in by `inset`. */
function pairOutline(inset: number): readonly Point[] {
  const reach = RADIUS - (inset * RADIUS) / APOTHEM
  const half = (middle: number, first: number) =>
    [0, 1, 2, 3].map(i => polar({ x: middle, y: 0 }, ((first + i * 60) * Math.PI) / 180, reach))
  // Where the two meet the outline has a waist.
  const waist = reach / 2
  return [...half(-APOTHEM, 90), { x: 0, y: -waist }, ...half(APOTHEM, -90), { x: 0, y: waist }]
}

const COVER = polygon(pairOutline(2.4))
const POSTS = pairOutline(3.4)
  .filter(({ x }) => Math.abs(x) > 1)
  .map(post => circle(post, 2.6))
  .join('')

/** An Investigation tile around the middle of its two cells: roped off, with a police barrier across both. */
export const Barrier = memo(function Barrier({ degrees }: { readonly degrees: number }) {
  return (
    <g className="ny-barrier" transform={`rotate(${degrees})`}>
      <path className="ny-cordoned" d={COVER} />
      <path className="ny-rope" d={COVER} />
      <path className="ny-rope-post" d={POSTS} />
      <path className="mj-token-shadow" d="M-48-5H52V12H-48Z" />
      <path className="ny-trestle-foot" d="M-38-19H-32V19H-38ZM32-19H38V19H32Z" />
      <path className="ny-trestle" d="M-52-8H52V8H-52Z" />
      <path
        className="ny-trestle-stripe"
        d="M-45-8H-33L-41 8H-52V6ZM-21-8H-9L-17 8H-29ZM3-8H15L7 8H-5ZM27-8H39L31 8H19ZM51-8H52V4L50 8H43Z"
      />
      <path className="ny-trestle-edge" d="M-52-8H52V8H-52Z" />
      {[-35, 35].map(x => (
        <circle key={x} className="ny-lantern" cx={x} r="5.4" />
      ))}
    </g>
  )
})

/** Around both cells of an Investigation tile. */
export const PAIR_RIM = polygon(pairOutline(1))
