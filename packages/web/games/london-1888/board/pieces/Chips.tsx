/** What lies in a location. */
export type ChipKind = 'life' | 'weapon' | 'hidden' | 'silver'

const SIGNS: { readonly [kind in ChipKind]: string } = {
  life: 'M0-7C3.5-2.5 6-.5 6 2.5A6 6 0 0 1-6 2.5C-6-.5-3.5-2.5 0-7Z',
  weapon: 'M6.5-7.5L7.5-6.5L-2 3L-3 2ZM-4.5 .5L-.5 4.5L-2 6L-3.2 4.8L-6 7.6L-7.6 6L-4.8 3.2L-6 2Z',
  hidden: 'M-3.5-3A3.6 3.6 0 1 1 1.8 .6Q0 1.4 0 3M0 6.2V6.6',
  silver: 'M2-5.5C0-7.4-3.4-6-3.2-3L-2.6 1C-2.4 3-3 4.6-4.5 5.5H4.5M-4.5 0H1.5',
}

interface ChipProps {
  readonly kind: ChipKind
  readonly count: number
}

/** Tokens of one kind with their number; 10 units are half its height, and it ends at the origin on its right. */
export function Chip({ kind, count }: ChipProps) {
  return (
    <g className={`ld-chip ld-chip-${kind}`}>
      <path className="ld-chip-body" d="M-33-10H-10A10 10 0 0 1-10 10H-33A10 10 0 0 1-33-10Z" />
      <g className="ld-chip-face">
        <circle className="ld-chip-coin" r="11.5" />
        <path className="ld-chip-sign" d={SIGNS[kind]} />
      </g>
      <text className="ld-chip-count" x="-13" y="5.4">
        {count}
      </text>
    </g>
  )
}
