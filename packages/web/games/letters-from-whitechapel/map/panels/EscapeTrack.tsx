import '../inks.css'
import './panels.css'
import { JACK } from '../pieces/shapes.ts'
import { DawnMark, DropMark, SpecialMark } from './marks.tsx'
import { CELLS, type CellTold, type Track } from './props.ts'

interface EscapeTrackProps {
  readonly track: Track
  readonly label: string
  describe(cell: CellTold): string
}

/** The track on which Jack's pawn moves: twenty cells, with the special tokens that were used on them. */
export function EscapeTrack({ track, label, describe }: EscapeTrackProps) {
  return (
    <div className="lw-track-box">
      <ol className="lw-track" data-short={isShort(track) || undefined} aria-label={label}>
        {CELLS.map((cell, i) => {
          const told = toldOf(track, i + 1)
          return (
            <li key={cell} className={`lw-cell lw-cell-${told.state}${i < 5 ? ' lw-cell-hour' : ''}`}>
              <span className="visually-hidden">{describe(told)}</span>
              <span aria-hidden="true" className="lw-cell-name">
                {cell}
              </span>
              <CellSign told={told} isLast={i === CELLS.length - 1} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** So few cells are left that the night is nearly over. */
const SHORT = 3

function isShort({ filled }: Track): boolean {
  return filled !== undefined && CELLS.length - filled <= SHORT
}

/** What is to be said of a cell, by its index. */
export function toldOf({ crime, filled = 0, murders = [], special }: Track, index: number): CellTold {
  const token = special[index]
  return { cell: CELLS[index - 1], state: stateOf(), ...(token && { special: token }) }

  function stateOf(): CellTold['state'] {
    if (index === filled) return 'jack'
    if (murders.includes(index)) return 'murder'
    if (index === crime) return 'crime'
    if (index > filled && index > 5) return 'free'
    const [first = filled] = murders
    return index > first && index < filled ? 'filled' : 'unused'
  }
}

/** The special token of a cell (a coach's two cells each show one), Jack, the drop, and the dawn. */
function CellSign({ told, isLast }: { readonly told: CellTold; readonly isLast: boolean }) {
  return (
    <span className="lw-cell-signs">
      {told.special && (
        <svg viewBox="-20 -17 40 42" width="18" height="19" aria-hidden="true">
          <SpecialMark special={told.special} />
        </svg>
      )}
      {isLast && told.state === 'free' && (
        <svg viewBox="-20 -20 40 40" width="20" height="20" aria-hidden="true">
          <DawnMark />
        </svg>
      )}
      {told.state === 'jack' && (
        <svg viewBox="-22 -60 44 64" width="20" height="28" aria-hidden="true">
          <path className="lw-track-jack" d={JACK} />
        </svg>
      )}
      {(told.state === 'murder' || told.state === 'crime') && (
        <svg viewBox="-16 -22 32 44" width="18" height="25" aria-hidden="true">
          <DropMark filled={told.state === 'murder'} />
        </svg>
      )}
    </span>
  )
}
