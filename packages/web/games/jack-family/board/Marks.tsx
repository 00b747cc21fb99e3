import { corners } from '../../../board-kit/hex.ts'
import { polygon } from '../../../board-kit/path.ts'

/** How a place of either title is marked; each has its own sign besides its colour. */
export type Mark = 'target' | 'accuse' | 'leave' | 'consult' | 'swap' | 'source' | 'selected'

const ORIGIN = { x: 0, y: 0 }
const INNER = polygon(corners(ORIGIN, 3.2))

/** A speech bubble around a whole piece. */
const BUBBLE = 'M-12 29.5A31.5 31.5 0 1 1 12 29.5L0 40Z'

interface HexMarkProps {
  readonly mark: Mark
  /** Whether a token or a lamp stands there, so that a dot would be hidden or hide it. */
  readonly occupied: boolean
}

/** A mark on the ground of a hex, below the token on it. */
export function HexMark({ mark, occupied }: HexMarkProps) {
  // The arrows of a swap say enough.
  if (mark === 'swap') return null
  return (
    <g className={`mj-mark mj-mark-${mark}`}>
      <path className="mj-mark-under" d={INNER} />
      <path className="mj-mark-hex" d={INNER} />
      {mark === 'target' && !occupied && <circle className="mj-mark-dot" r="6" />}
    </g>
  )
}

/** The sign of a mark, above the token. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case 'accuse':
      return (
        <g className="mj-sign mj-sign-accuse">
          <circle className="mj-sign-under" r="31.5" />
          <circle r="31.5" />
          <path className="mj-sign-under" d="M0-38V-27M0 38V27M-38 0H-27M38 0H27" />
          <path d="M0-38V-27M0 38V27M-38 0H-27M38 0H27" />
        </g>
      )
    case 'swap':
      return (
        <g className="mj-sign mj-sign-swap">
          <path className="mj-sign-under" d="M-27-12A29.5 29.5 0 0 1 24-17M27 12A29.5 29.5 0 0 1-24 17" />
          <path d="M-27-12A29.5 29.5 0 0 1 24-17M24-27V-16H13M27 12A29.5 29.5 0 0 1-24 17M-24 27V16H-13" />
        </g>
      )
    case 'consult':
      return (
        <g className="mj-sign mj-sign-consult">
          <path className="mj-sign-under" d={BUBBLE} />
          <path d={BUBBLE} />
        </g>
      )
    case 'target':
    case 'leave':
    case 'source':
    case 'selected':
      return null
  }
}

/** Seen or unseen, at the upper right of a token; with a ring where that is about to change. */
export function EyeSign({ open, changed }: { readonly open: boolean; readonly changed: boolean }) {
  return (
    <g className={open ? 'mj-eye mj-eye-open' : 'mj-eye'} transform="translate(21 -19)">
      {changed && <circle className="mj-eye-news" r="13.5" />}
      <circle className="mj-eye-ground" r="9.5" />
      {open ? (
        <>
          <path d="M-7 0Q0-7.5 7 0Q0 7.5-7 0Z" />
          <circle className="mj-eye-pupil" r="2.3" />
        </>
      ) : (
        <path d="M-7-2Q0 5 7-2M-4.5 1L-6 4M0 2.2V5.5M4.5 1L6 4" />
      )}
    </g>
  )
}

/** Jack's own character: a violet ring and his letter. */
export function JackSign() {
  return (
    <g className="mj-jack">
      <circle className="mj-jack-under" r="29.5" />
      <circle className="mj-jack-ring" r="29.5" />
      <g transform="translate(-20 -19)">
        <path className="mj-jack-badge" d="M0-11.5L11.5 0L0 11.5L-11.5 0Z" />
        <text className="mj-jack-letter" y="5">
          J
        </text>
      </g>
    </g>
  )
}
