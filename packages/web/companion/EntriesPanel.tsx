import { ArrowDownToLine, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import chronicle from '../table/chronicle.module.css'
import styles from './EntriesPanel.module.css'
import { change, insertBefore, leaveOut, type Sheet } from './model/sheet.ts'
import { tellStep, type Wording } from './wording.ts'

interface EntriesProps {
  readonly wording: Wording
  readonly sheet: Sheet
  readonly keep: (next: Sheet) => void
}

/** Everything that was entered, by nights and rounds; each entry can be changed, left out, or preceded by another. */
export function EntriesPanel({ wording, sheet, keep }: EntriesProps) {
  const { words, say } = wording
  const [open, setOpen] = useState<number | null>(null)
  const act = (next: Sheet) => {
    setOpen(null)
    keep(next)
  }
  if (sheet.steps.length === 0) return <p className={chronicle.empty}>{say('entries.empty')}</p>
  return (
    <div className={chronicle.chronicle}>
      {chapters(sheet).map(({ night, round, from, to }) => (
        <section key={from}>
          <h3 className={chronicle.round}>
            {words.game(`night.name.${night}`)} ·{' '}
            {round === 0 ? words.game('part.hell') : words.game('part.round', { round })}
          </h3>
          <ol className={chronicle.passages}>
            {sheet.steps.slice(from, to).map((step, i) => {
              const at = from + i
              return (
                <li key={`${at} ${step.entry}`}>
                  <button
                    type="button"
                    className={chronicle.passage}
                    data-by={step.by === 'chance' ? 'chance' : step.by === 0 ? 'jack' : 'detective'}
                    aria-expanded={open === at}
                    onClick={() => setOpen(open === at ? null : at)}
                  >
                    {tellStep(wording, sheet, at).map(text => (
                      <span key={text}>{text}</span>
                    ))}
                  </button>
                  {open === at && (
                    <div className={styles.tools}>
                      <Button icon={Pencil} onClick={() => act(change(sheet, at))}>
                        {say('entries.change')}
                      </Button>
                      <Button icon={ArrowDownToLine} onClick={() => act(insertBefore(change(sheet, at), true))}>
                        {say('entries.insert')}
                      </Button>
                      <Button icon={Trash2} onClick={() => act(leaveOut(change(sheet, at)))}>
                        {say('entries.leaveOut')}
                      </Button>
                    </div>
                  )}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface Chapter {
  readonly night: number
  readonly round: number
  readonly from: number
  readonly to: number
}

function chapters({ start, steps }: Sheet): readonly Chapter[] {
  const told: Chapter[] = []
  for (let at = 0; at < steps.length; at++) {
    const { night, round } = at === 0 ? start.view : steps[at - 1].course.view
    const last = told.at(-1)
    if (last?.night === night && last.round === round) told[told.length - 1] = { ...last, to: at + 1 }
    else told.push({ night, round, from: at, to: at + 1 })
  }
  return told
}
