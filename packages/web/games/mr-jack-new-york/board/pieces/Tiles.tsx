import type { Tile } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { corners } from '../../../../board-kit/hex.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { polygon } from '../../../../board-kit/path.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'
import { chanceOf, Sketch, within } from '../../../../board-kit/sketch.ts'

const MIDDLE: Point = { x: 0, y: 0 }
const PLATE = polygon(corners(MIDDLE, 2.2))
const KERB = polygon(corners(MIDDLE, 5.4))

/** The four faces of the tiles, around the origin. */
export const TileFace = memo(function TileFace({ tile }: { readonly tile: Tile }) {
  switch (tile) {
    case 'entrance':
      return <Entrance />
    case 'lamp':
      return <Gaslamp />
    case 'site':
      return <Site />
    case 'park':
      return <Park />
  }
})

/** Where globes stand at the corners, clear of a token in the middle. */
const GLOBES = [0, 1, 2, 3, 4, 5].map(i => polar(MIDDLE, (i * Math.PI) / 3, 32))

/** Stairs down to the metro: glazed tiles and a rail around the dark, two green globes. */
function Entrance() {
  return (
    <g className="ny-entrance">
      <path className="ny-glaze" d={PLATE} />
      <path className="ny-glaze-rim" d={KERB} />
      <path className="ny-stairwell" d="M-17-15H17V17H-17Z" />
      <path className="ny-stair" d="M-15-10H15M-14-4H14M-13 2H13M-12 8H12M-11 13H11" />
      <path className="ny-stair" d="M-17-15L-11 17M17-15L11 17M-17-15H17" />
      {[GLOBES[3], GLOBES[0]].map(
        globe =>
          globe && (
            <g key={globe.x}>
              <circle className="ny-globe-glow" cx={globe.x} cy={globe.y} r="9" />
              <circle className="ny-globe" cx={globe.x} cy={globe.y} r="4.2" />
            </g>
          ),
      )}
    </g>
  )
}

/** The central station, printed on the board: an entrance under a clock, with a golden rim. */
export const Station = memo(function Station() {
  return (
    <g className="ny-station">
      <Entrance />
      <path className="ny-station-rim" d={PLATE} />
      {GLOBES.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="ny-globe" cx={x} cy={y} r="3.6" />
      ))}
      <circle className="ny-clock" cy="-14" r="9.5" />
      <path className="ny-clock-hands" d="M0-14V-20.5M0-14L4.4-11.4" />
    </g>
  )
})

/** A lamp on a crooked post. */
function Gaslamp() {
  return (
    <g className="ny-lamp">
      <path className="ny-lamp-plate" d={PLATE} />
      <circle className="mj-lamp-halo" cx="6" cy="-4" r="32" />
      <path className="ny-lamp-foot" d="M-21 29H-3L-6 24.5H-18Z" />
      <path className="ny-lamp-post" d={POST} />
      <path className="ny-lamp-cap" d="M-3-13.5Q6-22 15-13.5L18-10H-6Z" />
      <path className="ny-lamp-glass" d="M-3-10H15L12 8Q6 13 0 8Z" />
      <path
        className="ny-lamp-flame"
        d="M6.5-6.5C7.2-2.6 10.6-.8 10.6 3.6C10.6 6.6 8.7 8.6 6 8.6C3.3 8.6 1.4 6.6 1.4 3.6C1.4.6 5-2.2 6.5-6.5Z"
      />
    </g>
  )
}

const POST = 'M-12 26V-14C-12-30 6-34 6-21M-10-6C-4-6-4-14-8-14'

/** A steel frame going up behind its hoarding: columns, beams, braces, a derrick. */
function Site() {
  return (
    <g className="ny-site">
      <path className="ny-pit" d={PLATE} />
      <path className="ny-hoarding" d={KERB} />
      <path className="ny-steel-under" d={FRAME} />
      <path className="ny-steel" d={FRAME} />
      <path className="ny-brace" d="M-20 1L4-20M4 1L-20-20M-20 22L4 1M4 22L-20 1M4 1L17-28M4 22L17-7" />
      <path className="ny-derrick" d="M-8-20L24-34M24-34V-20M24-20a3 3 0 1 1-3 3" />
    </g>
  )
}

const FRAME = 'M-20 22V-20H4V22M4 22L17 14V-28L4-20M-20 1H4L17-7M-20-20L-7-28H17M-20 22H4'

const PARK = (() => {
  const park = new Sketch<'tree-shade' | 'crown' | 'trunk' | 'twig' | 'bush'>()
  const chance = chanceOf('park')
  // The trees keep to the rim, so that they show around a token.
  const feet = [-2.65, -2.05, -1.1, -0.45, 0.62, 2.5].map(angle => polar({ x: 0, y: 4 }, angle, 25))
  for (const foot of feet) {
    const tall = within(chance, 14, 17)
    const fork = { x: foot.x, y: foot.y - tall * 0.36 }
    park.add('tree-shade', ellipse({ x: foot.x + 3, y: foot.y + 0.6 }, 7, 2.4))
    park.disc('crown', { x: foot.x, y: foot.y - tall * 0.68 }, tall * 0.47)
    park.line('trunk', foot, fork)
    for (const lean of [-1.05, -0.5, 0, 0.52, 1.1]) {
      const up = -Math.PI / 2 + lean * within(chance, 0.85, 1.1)
      const knot = polar(fork, up, tall * 0.36)
      park.line('twig', fork, knot, polar(knot, up - 0.5, tall * 0.26))
      park.line('twig', knot, polar(knot, up + 0.42, tall * 0.26))
    }
  }
  for (const angle of [1.1, 1.57, 2.04]) {
    park.disc('bush', polar(MIDDLE, angle, 28), 4)
  }
  return park.paths(['tree-shade', 'bush', 'crown', 'twig', 'trunk'])
})()

function ellipse({ x, y }: Point, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** A park in winter: bare trees on a lawn, a path across. */
function Park() {
  return (
    <g className="ny-park">
      <path className="ny-lawn" d={PLATE} />
      <path className="ny-park-path" d="M-34 2C-18-8 14 14 34 4M-2 3C-4 14-10 22-8 33" />
      <path className="ny-park-rim" d={polygon(corners(MIDDLE, 3.6))} />
      <Paths prefix="ny" of={PARK} />
    </g>
  )
}

/** Around a tile that is about to be put down or turned. */
export function GhostRim() {
  return (
    <g className="ny-ghost">
      <path className="mj-way-under" d={PLATE} />
      <path className="ny-ghost-rim" d={PLATE} />
    </g>
  )
}
