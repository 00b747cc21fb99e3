import type { WeaponId } from '@gaslight/london-1888'
import type { Show } from '../props.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9.5],
    [9, -9.5],
    [-9, 0],
    [9, 0],
    [-9, 9.5],
    [9, 9.5],
  ],
]

/** A bone die; its `data-face` says how many pips are seen. */
export function Die() {
  return (
    <g className="ld-die">
      <rect className="ld-die-shadow" x="-17" y="-13" width="40" height="40" rx="8" />
      <rect className="ld-die-body" x="-20" y="-20" width="40" height="40" rx="8" />
      {PIPS.map((pips, i) => (
        <g key={pips.length} className={`ld-pips ld-pips-${i + 1}`}>
          {pips.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
          ))}
        </g>
      ))}
    </g>
  )
}

type CardKind = Extract<Show, { kind: 'card' }>['of'] | 'event'

const BACKS: { readonly [kind in CardKind]: string } = {
  action: 'M0-16L5-4L17 0L5 4L0 16L-5 4L-17 0L-5-4Z',
  weapon: 'M11-16L14-13L-3 6L-6 3ZM-9 3L-2 10L-5 13L-7 11L-13 17L-16 14L-10 8L-12 6Z',
  identity: 'M-13-2C-9-9 9-9 13-2C9 7-9 7-13-2ZM-6-2a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  token: 'M0-14A14 14 0 1 0 .1-14ZM0-9A9 9 0 1 1-.1-9Z',
  event: 'M-15-16H15V16H-15ZM-10-11V-7H10V-11ZM-10-3V-1H10V-3ZM-10 3V5H10V3ZM-10 9V11H4V9Z',
}

/** A card: its back, and its face with a title in the page's language; `data-face` says which side is seen. */
export function CardProp({ of, title }: { readonly of: CardKind; readonly title: string | undefined }) {
  const lines = title === undefined ? [] : titleLines(title)
  const width = Math.max(66, ...lines.map(widthOf)) + 22
  return (
    <g className={`ld-card ld-card-${of}`}>
      <g className="ld-card-back">
        <rect x="-29" y="-40" width="58" height="80" rx="6" />
        <rect className="ld-card-frame" x="-24" y="-35" width="48" height="70" rx="3" />
        <path d={BACKS[of]} fillRule="evenodd" />
      </g>
      <g className="ld-card-front">
        <rect x={-width / 2} y="-40" width={width} height="80" rx="6" />
        <rect className="ld-card-frame" x={5 - width / 2} y="-35" width={width - 10} height="70" rx="3" />
        <path d={BACKS[of]} fillRule="evenodd" transform="translate(0 -17) scale(.62)" />
        {lines.map((line, i) => (
          <text key={line} y={13 + i * 17 - (lines.length - 1) * 4}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}

/** In one line, or two that are as even as its spaces allow. */
function titleLines(title: string): readonly string[] {
  const words = title.split(' ')
  if (title.length < 13 || words.length === 1) return [title]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(line => line.length))
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [title]
}

/** In the letters of a card, roughly; Chinese characters are wider. */
function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (letter > '\u2e80' ? 17 : 9), 0)
}

const BLADES: ReadonlySet<WeaponId> = new Set(['throwing_knife', 'knife', 'scalpel', 'sword_cane'])

/** What flies: a bullet with its streak, a blade, or the vial. */
export function Shot({ weapon }: { readonly weapon: WeaponId }) {
  return (
    <g className="ld-shot">
      {weapon === 'vitriol' ? (
        <path className="ld-vial" d="M-4-9H4V-3L9 8Q9 11 6 11H-6Q-9 11-9 8L-4-3Z" />
      ) : BLADES.has(weapon) ? (
        <path className="ld-blade" d="M-20-3H-4V-6H-1V-4L22 0L-1 4V6H-4V3H-20Z" />
      ) : (
        <>
          <path className="ld-streak" d="M-60 0L4-3.5V3.5Z" />
          <circle className="ld-bullet" r="6" />
        </>
      )}
    </g>
  )
}

/** Where it strikes. */
export function Burst() {
  return (
    <g className="ld-burst">
      <path d="M0-40L8-14L32-26L17-4L42 6L16 10L22 36L2 17L-20 34L-14 9L-42 8L-17-5L-30-28L-8-14Z" />
      <circle r="12" />
    </g>
  )
}
