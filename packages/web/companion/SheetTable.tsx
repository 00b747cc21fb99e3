import { EyeOff, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Page } from '../app/layout/Page.tsx'
import { RulesPanel } from '../app/rules/RulesPanel.tsx'
import { Button } from '../design/Button.tsx'
import { Sheet as SideSheet } from '../design/Dialog.tsx'
import { useSpeaker } from '../design/Toast.tsx'
import { Supposing } from '../games/letters-from-whitechapel/panels/InHand.tsx'
import { NightStrip } from '../games/letters-from-whitechapel/panels/NightStrip.tsx'
import stage from '../games/letters-from-whitechapel/table/Stage.module.css'
import { inHandWords } from '../games/letters-from-whitechapel/table/status.ts'
import { useStage } from '../games/letters-from-whitechapel/table/useStage.ts'
import { useTranslation } from '../i18n/index.ts'
import composer from '../table/composer.module.css'
import layout from '../table/layout.module.css'
import { RefusalNotice } from '../table/RefusalNotice.tsx'
import { useKeptFocus } from '../table/useKeptFocus.ts'
import { useReading } from '../table/useReading.ts'
import { EnteringPanel, FEW } from './EnteringPanel.tsx'
import { canUndo, enterForAll, type Sheet, undo } from './model/sheet.ts'
import { Paper } from './Paper.tsx'
import { SheetMap } from './SheetMap.tsx'
import { SheetSide } from './SheetSide.tsx'
import styles from './SheetTable.module.css'
import { statusOf } from './status.ts'
import { type Entering, useEntering } from './useEntering.ts'
import { useFollowing } from './useFollowing.ts'
import { WaitingNotice } from './WaitingNotice.tsx'
import { misfitText, tellStep, type Wording } from './wording.ts'

interface SheetTableProps {
  readonly wording: Wording
  readonly sheet: Sheet
  readonly keep: (next: Sheet) => void
  onCover(): void
}

/** The sheet laid open: what to enter next, the map, what follows, and all that was entered. */
export function SheetTable({ wording, sheet, keep, onCover }: SheetTableProps) {
  const { t } = useTranslation('table')
  const { say } = wording
  const entering = useEntering(wording, sheet, keep)
  const following = useFollowing(sheet.course)
  const reading = useReading()
  const status = statusOf(wording, sheet, entering)
  const enters = following.supposing === null
  const what = inHandWords(wording.words, { ...following, tool: null }) ?? status.what
  const said = enters && needsNoMap(entering)
  const heights = useStage({
    ask: [what, entering.pending, sheet.course],
    draws: !enters,
    shows: [following.supposition],
  })
  const last = sheet.steps.length === 0 ? [] : tellStep(wording, sheet, sheet.steps.length - 1)
  useSaid(last.join(' '), sheet)
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  useKeptFocus(heights.stage)
  const rest = useRest(sheet, keep)
  const { refusal } = entering
  const refused = refusal === null || refusal === 'nothing' ? null : misfitText(wording, refusal)

  return (
    <Page title={sheet.kept.name} width="wide">
      <div ref={heights.stage} className={`${layout.table} ${styles.table} ${stage.stage}`}>
        <div ref={heights.status} className={`${layout.status} ${stage.status}`} data-mine>
          <h1 className={layout.whose}>{status.whose}</h1>
          <p className={layout.what}>{what}</p>
        </div>
        <section className={`${layout.now} ${stage.now} ${said ? stage.first : ''}`} aria-label={t('now.label')}>
          <WaitingNotice wording={wording} sheet={sheet} keep={keep} onRule={reading.showRule} />
          {refusal !== null && (
            <RefusalNotice
              text={refused?.text ?? t('refusal.nothing')}
              rule={refused?.rule ?? null}
              onRule={reading.showRule}
              onDismiss={entering.dismissRefusal}
            />
          )}
          {last.length > 0 && (
            <p className={styles.last}>
              <span className={styles.quiet}>{say('last')}</span> {last.join(' ')}
            </p>
          )}
          {status.answer !== null && <p className={styles.answer}>{status.answer}</p>}
          {enters ? (
            <EnteringPanel wording={wording} entering={entering} restOf={rest} />
          ) : (
            <Supposing words={wording.words} aids={following} putAway={say('stopAsking')} />
          )}
          <div className={composer.actions}>
            <Button
              icon={Undo2}
              disabled={!canUndo(sheet) && entering.pending === null}
              onClick={() => {
                if (!entering.back()) keep(undo(sheet))
              }}
            >
              {say('undo')}
            </Button>
            {sheet.kept.side === 'jack' && (
              <Button kind="primary" icon={EyeOff} onClick={onCover}>
                {say('cover.hide')}
              </Button>
            )}
          </div>
        </section>
        <section className={`${layout.board} ${stage.board}`} aria-label={t('board.label')}>
          <NightStrip table={entering} />
          <SheetMap entering={entering} following={following} isSecond={said} />
        </section>
        <aside className={`${layout.side} ${stage.side}`} aria-label={t('side.label')}>
          <h2 className="visually-hidden">{t('side.label')}</h2>
          <SheetSide
            wording={wording}
            sheet={sheet}
            keep={keep}
            entering={entering}
            following={following}
            onPrint={() => setPrinting(true)}
          />
        </aside>
      </div>
      {printing && <Paper wording={wording} sheet={sheet} onPrinted={printed} />}
      <SideSheet open={reading.rule !== undefined} title={t('rules.title')} onClose={reading.close}>
        <RulesPanel game="letters-from-whitechapel" rule={reading.rule ?? null} />
      </SideSheet>
    </Page>
  )
}

/** What was said, and not where something stands: on a small screen its buttons come before the map. */
function needsNoMap({ asked, pending }: Entering): boolean {
  if (pending !== null || asked.kind === 'unseen') return true
  return asked.kind === 'choices' && asked.choices.length <= FEW
}

/** Has what was entered last read out. */
function useSaid(text: string, sheet: Sheet): void {
  const { announce } = useSpeaker()
  const known = useRef(sheet.steps.length)
  const count = sheet.steps.length
  useEffect(() => {
    if (known.current !== count && text !== '') announce(text)
    known.current = count
  }, [announce, count, text])
}

/** What one button enters for all policemen; it is tried once for each entry, not at every click on the map. */
function useRest(sheet: Sheet, keep: (next: Sheet) => void) {
  const rest = useMemo(() => {
    const { state } = sheet.course.view
    if (sheet.kept.rest.length > 0 || (state !== 'police' && state !== 'action')) return null
    const next = enterForAll(sheet, state)
    return next === null ? null : { kind: state, next }
  }, [sheet])
  return rest === null ? null : { kind: rest.kind, enter: () => keep(rest.next) }
}
