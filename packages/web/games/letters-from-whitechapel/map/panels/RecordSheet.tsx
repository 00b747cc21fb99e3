import '../inks.css'
import './panels.css'
import './sheet.css'
import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { toldOf } from './EscapeTrack.tsx'
import { SpecialMark } from './marks.tsx'
import { CELLS, type CellTold, type Row } from './props.ts'

interface RecordSheetProps {
  readonly rows: readonly Row[]
  /** The row being written. */
  readonly current: Row['night']
  readonly hideout?: CircleNumber
  /** The circles that Jack means to write next, in pencil. */
  readonly pencil?: readonly CircleNumber[]
  readonly texts: {
    readonly title: string
    readonly hideout: string
    /** The heading of a row, for instance "31 August". */
    night(night: Row['night']): string
    describe(cell: CellTold): string
  }
}

/** Jack's sheet: his hideout, and a row of twenty cells for each night that is given. */
export function RecordSheet({ rows, current, hideout, pencil = [], texts }: RecordSheetProps) {
  return (
    <section className="lw-sheet" aria-label={texts.title}>
      <header className="lw-sheet-head">
        <h3>{texts.title}</h3>
        <p className="lw-sheet-hideout">
          <span>{texts.hideout}</span>
          <strong>{hideout ?? '—'}</strong>
        </p>
      </header>
      <div className="lw-sheet-rows">
        {rows.map(row => (
          <SheetRow
            key={row.night}
            row={row}
            pencil={row.night === current ? pencil : []}
            texts={texts}
            isCurrent={row.night === current}
          />
        ))}
      </div>
    </section>
  )
}

interface SheetRowProps {
  readonly row: Row
  readonly pencil: readonly CircleNumber[]
  readonly isCurrent: boolean
  readonly texts: RecordSheetProps['texts']
}

function SheetRow({ row, pencil, isCurrent, texts }: SheetRowProps) {
  const { filled = 0 } = row
  return (
    <div className={isCurrent ? 'lw-sheet-row lw-sheet-current' : 'lw-sheet-row'}>
      <h4>{texts.night(row.night)}</h4>
      <ol>
        {CELLS.map((cell, i) => {
          const index = i + 1
          const told = { ...toldOf(row, index), ...(row.circles[index] && { circle: row.circles[index] }) }
          const planned = index > filled && filled > 0 ? pencil[index - filled - 1] : undefined
          return (
            <li key={cell} className={`lw-entry lw-entry-${told.state}${i < 5 ? ' lw-cell-hour' : ''}`}>
              <span className="visually-hidden">{texts.describe(told)}</span>
              <span aria-hidden="true" className="lw-entry-name">
                {cell}
              </span>
              <span aria-hidden="true" className={planned === undefined ? 'lw-entry-ink' : 'lw-entry-pencil'}>
                {told.circle ?? planned}
              </span>
              {told.special && (
                <svg className="lw-entry-special" viewBox="-20 -20 40 40" width="14" height="14" aria-hidden="true">
                  <SpecialMark special={told.special} />
                </svg>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
