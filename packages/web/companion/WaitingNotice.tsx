import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { Toggle } from '../table/Toggle.tsx'
import { dropRest, goOn, insertBefore, leaveOut, type Sheet } from './model/sheet.ts'
import styles from './WaitingNotice.module.css'
import { entryText, misfitText, type Wording } from './wording.ts'

interface WaitingProps {
  readonly wording: Wording
  readonly sheet: Sheet
  readonly keep: (next: Sheet) => void
  onRule(rule: string): void
}

/** An entry that is being changed, or does not fit any more, and how many wait behind it. */
export function WaitingNotice({ wording, sheet, keep, onRule }: WaitingProps) {
  const { say } = wording
  const [first, ...others] = sheet.kept.rest
  if (first === undefined) return null
  const entry = entryText(wording, first)
  const misfit = sheet.misfit === null ? null : misfitText(wording, sheet.misfit)
  return (
    <Notice
      tone={misfit === null ? 'news' : 'problem'}
      title={say(misfit === null ? 'waiting.changing' : 'waiting.misfit', { entry })}
    >
      <div className={styles.waiting}>
        {misfit !== null && <p>{misfit.text}</p>}
        <p>{say(sheet.kept.inserting ? 'waiting.helpInsert' : 'waiting.help', { count: others.length })}</p>
        <Toggle
          label={say('waiting.insert')}
          on={sheet.kept.inserting}
          onChange={on => keep(insertBefore(sheet, on))}
        />
        <div className={styles.tools}>
          {misfit === null && <Button onClick={() => keep(goOn(sheet))}>{say('waiting.asItWas')}</Button>}
          {misfit !== null && misfit.rule !== null && (
            <Button kind="quiet" onClick={() => onRule(misfit.rule ?? '')}>
              {wording.words.t('refusal.rule', { rule: misfit.rule })}
            </Button>
          )}
          <Button onClick={() => keep(leaveOut(sheet))}>{say('waiting.leaveOut')}</Button>
          <Button kind="quiet" onClick={() => keep(dropRest(sheet))}>
            {say('waiting.drop', { count: others.length + 1 })}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
