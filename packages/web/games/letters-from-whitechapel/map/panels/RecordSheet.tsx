import '../inks.css'
import './panels.css'
import './sheet.css'
import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { toldOf } from './EscapeTrack.tsx'
import { DawnMark, SpecialMark } from './marks.tsx'
import { CELLS, type CellTold, type Row } from './props.ts'

interface RecordSheetProps {
  readonly rows: readonly Row[]
  /** The row being written. */
  readonly current: Row['night']
  /** Nights that are not written yet, a line each instead of a row. */
  readonly coming?: readonly Row['night'][]
  readonly hideout?: CircleNumber
  /** The circles that Jack means to write next, in pencil. */
  readonly pencil?: readonly CircleNumber[]
  readonly texts: {
    readonly title: string
    readonly hideout: string
    /** The heading of a row, for instance "31 August". */
    night(night: Row['night']): string
    /** What is to be said beside it: what is left, or what there will be. */
    beside?(night: Row['night']): string
    describe(cell: CellTold): string
  }
}

/** Jack's sheet: his hideout, and a row of twenty cells for each night that is given. */
export function RecordSheet({ rows, current, coming = [], hideout, pencil = [], texts }: RecordSheetProps) {
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
        {coming.map(night => (
          <div key={night} className="lw-sheet-row lw-sheet-coming">
            <Heading night={night} texts={texts} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Heading({ night, texts }: Pick<RecordSheetProps, 'texts'> & Pick<Row, 'night'>) {
  return (
    <div className="lw-sheet-night">
      <h4>{texts.night(night)}</h4>
      {texts.beside && <p>{texts.beside(night)}</p>}
    </div>
  )
}

interface SheetRowProps {
  readonly row: Row
  readonly pencil: readonly CircleNumber[]
  readonly isCurrent: boolean
  readonly texts: RecordSheetProps['texts']
}

function SheetRow({ row, pencil, isCurrent, texts }: SheetRowProps) {
  const { filled = 0, found = [] } = row
  return (
    <div className={isCurrent ? 'lw-sheet-row lw-sheet-current' : 'lw-sheet-row'}>
      <Heading night={row.night} texts={texts} />
      <ol>
        {CELLS.map((cell, i) => {
          const index = i + 1
          const circle = row.circles[index]
          const told: CellTold = {
            ...toldOf(row, index),
            ...(circle && { circle }),
            ...(circle && found.includes(circle) && { found: true }),
          }
          const planned = index > filled && filled > 0 ? pencil[index - filled - 1] : undefined
          return (
            <li key={cell} className={classOf(row, told, index)}>
              <span className="visually-hidden">{texts.describe(told)}</span>
              <span aria-hidden="true" className="lw-entry-name">
                {cell}
              </span>
              <span aria-hidden="true" className={planned === undefined ? 'lw-entry-ink' : 'lw-entry-pencil'}>
                {told.circle ?? planned}
              </span>
              <svg className="lw-entry-sign" viewBox="-20 -17 40 42" width="18" height="19" aria-hidden="true">
                {told.special && <SpecialMark special={told.special} />}
                {index === CELLS.length && told.state === 'free' && <DawnMark />}
              </svg>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function classOf(row: Row, { state, special, found }: CellTold, index: number): string {
  return [
    `lw-entry lw-entry-${state}`,
    index <= 5 && 'lw-cell-hour',
    special && `lw-entry-${special}`,
    special === 'coach' && (endsCoach(row, index) ? 'lw-entry-end' : 'lw-entry-begin'),
    found && 'lw-entry-found',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a cell of a coach is the second of its two (LW-52). */
function endsCoach({ special }: Row, index: number): boolean {
  let first = index
  while (special[first - 1] === 'coach') first--
  return (index - first) % 2 === 1
}
