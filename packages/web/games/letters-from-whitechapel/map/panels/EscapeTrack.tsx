import './panels.css'
import { JACK } from '../pieces/shapes.ts'
import { CoachMark, DropMark } from './marks.tsx'
import { CELLS, type CellTold, type Track } from './props.ts'

interface EscapeTrackProps {
  readonly track: Track
  readonly label: string
  describe(cell: CellTold): string
}

/** The track on which Jack's pawn moves: twenty cells, with the special tokens that were used on them. */
export function EscapeTrack({ track, label, describe }: EscapeTrackProps) {
  return (
    <ol className="lw-track" aria-label={label}>
      {CELLS.map((cell, i) => {
        const told = toldOf(track, i + 1)
        return (
          <li key={cell} className={`lw-cell lw-cell-${told.state}${i < 5 ? ' lw-cell-hour' : ''}`}>
            <span className="visually-hidden">{describe(told)}</span>
            <span aria-hidden="true" className="lw-cell-name">
              {cell}
            </span>
            <CellSign told={told} />
          </li>
        )
      })}
    </ol>
  )
}

/** What is to be said of a cell, by its index. */
export function toldOf({ crime, filled = 0, murder, special }: Track, index: number): CellTold {
  const token = special[index]
  return { cell: CELLS[index - 1], state: stateOf(), ...(token && { special: token }) }

  function stateOf(): CellTold['state'] {
    if (index === filled) return 'jack'
    if (index === murder) return 'murder'
    if (index === crime) return 'crime'
    if (index > filled && index > 5) return 'free'
    return murder !== undefined && index > murder && index < filled ? 'filled' : 'unused'
  }
}

/** Jack, a drop, or the special token of a cell; a coach's two cells each show one. */
function CellSign({ told }: { readonly told: CellTold }) {
  return (
    <svg className="lw-cell-sign" viewBox="-22 -30 44 60" width="22" height="30" aria-hidden="true">
      {told.special && <CoachMark special={told.special} />}
      {told.state === 'jack' && <path className="lw-track-jack" d={JACK} transform="translate(0 20) scale(.86)" />}
      {(told.state === 'murder' || told.state === 'crime') && <DropMark filled={told.state === 'murder'} />}
    </svg>
  )
}
