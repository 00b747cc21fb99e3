import type { Sticker } from '../props.ts'
import { BADGES, type Corner } from './corners.ts'
import { FOOTPRINTS } from './shapes.ts'

/** Small round signs beside a coin, each by its own drawing. */
export type BadgeSign = 'clue' | 'false-clue' | 'yes' | 'no' | 'missed' | 'search' | 'arrest' | 'declare' | Sticker

const CORNERS: { readonly [corner in Corner]: string } = {
  ne: placed('ne'),
  nw: placed('nw'),
  se: placed('se'),
  sw: placed('sw'),
}

function placed(corner: Corner): string {
  const { x, y } = BADGES[corner]
  return `translate(${x} ${y}) scale(1.22)`
}

const MAGNIFIER = 'M2.2 2.2L7 7M3.4-1.4A4.9 4.9 0 1 1-6.4-1.4A4.9 4.9 0 0 1 3.4-1.4Z'
const CUFFS = 'M-1.2 0A4 4 0 1 1-9.2 0A4 4 0 0 1-1.2 0ZM9.2 0A4 4 0 1 1 1.2 0A4 4 0 0 1 9.2 0ZM-1.2-1.6Q0-3 1.2-1.6'

const STROKES: { readonly [sign in Exclude<BadgeSign, 'clue' | 'false-clue'>]: string } = {
  yes: 'M-6 .6L-1.8 5L6.4-5',
  no: 'M-6 0H6',
  missed: `${CUFFS}M-8 8L8-8`,
  search: MAGNIFIER,
  arrest: CUFFS,
  declare: 'M-7 0L0-7L7 0M-5-1V7H5V-1',
  here: 'M0-7V2M-4.4-1.8L0 3L4.4-1.8M-5 7H5',
  never: 'M-5-5L5 5M5-5L-5 5',
  perhaps: 'M-3.6-3.4A3.8 3.8 0 1 1 1.4-.2Q0 .8 0 2.6M0 6.2V6.6',
  watch: 'M-8 0Q0-8 8 0Q0 8-8 0ZM2 0A2 2 0 1 1-2 0A2 2 0 0 1 2 0Z',
}

interface BadgeProps {
  readonly sign: BadgeSign
  readonly corner: Corner
}

export function Badge({ sign, corner }: BadgeProps) {
  const prints = sign === 'clue' || sign === 'false-clue'
  return (
    <g transform={CORNERS[corner]} className={`lw-badge lw-badge-${sign}`}>
      <circle className="lw-badge-disc" r="12.5" />
      {prints ? (
        <path className="lw-badge-prints" d={FOOTPRINTS} transform="scale(1.2)" />
      ) : (
        <path className="lw-badge-sign" d={STROKES[sign]} />
      )}
      {sign === 'false-clue' && <path className="lw-badge-strike" d="M-9 9L9-9" />}
    </g>
  )
}

/** What stands on a crossing that shuts a way. */
export function Barrier() {
  return (
    <>
      <path className="lw-barrier-under" d="M-14-14L14 14M14-14L-14 14" />
      <path className="lw-barrier" d="M-14-14L14 14M14-14L-14 14" />
    </>
  )
}

/** The cordon around the coin of a crime scene. */
export function Cordon() {
  return (
    <g className="lw-crime">
      <circle className="lw-crime-ground" r="46" />
      <circle className="lw-crime-under" r="31" />
      <circle className="lw-crime-ring" r="31" />
      <circle className="lw-crime-tape" r="31" />
    </g>
  )
}
