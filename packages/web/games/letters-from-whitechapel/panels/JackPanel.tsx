import { type Night, SUPPLY, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { Eraser, Pencil, Undo2 } from 'lucide-react'
import { Button } from '../../../design/Button.tsx'
import { sideBySide } from '../../../i18n/clauses.ts'
import { Toggle } from '../../../table/Toggle.tsx'
import { closedNow, type Objection, objections } from '../aids/objections.ts'
import { RecordSheet } from '../map/panels/RecordSheet.tsx'
import { cellsLeft, movesHome, NIGHTS, rowIn } from '../scene.ts'
import type { Aids } from '../table/useAids.ts'
import type { Table } from '../table/useTable.ts'
import { locationOf, type Words } from '../words.ts'
import styles from './JackPanel.module.css'
import { cellWords } from './tell.ts'

interface JackPanelProps {
  readonly table: Table
  readonly aids: Aids
}

/** What only Jack knows and plans: his sheet, where he stands, what is closed to him, and his pencil. */
export function JackPanel({ table, aids, hasMap }: JackPanelProps & { readonly hasMap: boolean }) {
  const { words, scene } = table
  return (
    <div className={styles.panel}>
      <Whereabouts table={table} />
      {hasMap && locationOf(scene) !== undefined && <PlanTools table={table} aids={aids} />}
      <Sheet table={table} pencil={aids.steps.map(({ circle }) => circle)} nights={scene.night} />
      <p className={styles.quiet}>{words.page('jack.private')}</p>
    </div>
  )
}

interface SheetProps {
  readonly table: Pick<Table, 'words' | 'scene'>
  readonly pencil: readonly number[]
  /** The last night that has a row; the others have a line. */
  readonly nights: Night
}

export function Sheet({ table, pencil, nights }: SheetProps) {
  const { words, scene } = table
  return (
    <div className={styles.sheet}>
      <RecordSheet
        rows={NIGHTS.filter(night => night <= nights).map(night => rowIn(scene, night))}
        current={scene.night}
        coming={NIGHTS.filter(night => night > nights)}
        {...(scene.hideout === undefined ? {} : { hideout: scene.hideout })}
        pencil={pencil}
        texts={{
          title: words.page('sheet.title'),
          hideout: words.page('sheet.hideout'),
          night: night => words.game(`night.date.${night}`),
          beside: night => besideWords(words, scene, night),
          describe: told => sideBySide([cellWords(words, told), ...(told.found ? [words.page('sheet.found')] : [])]),
        }}
      />
    </div>
  )
}

/** What is left of the night that is being written, and what later ones bring (LW-16). */
function besideWords(words: Words, view: WhitechapelView, night: Night): string {
  if (night < view.night) return ''
  const isNow = night === view.night
  const special = {
    coaches: isNow ? view.coaches : SUPPLY.coaches[night],
    alleys: isNow ? view.alleys : SUPPLY.alleys[night],
  }
  return [
    ...(isNow && view.nights[night]?.filled !== undefined ? [words.game('cellsLeft', { count: cellsLeft(view) })] : []),
    words.page('sheet.coaches', { count: special.coaches }),
    words.page('sheet.alleys', { count: special.alleys }),
  ].join(' · ')
}

export function Whereabouts({ table }: Pick<SheetProps, 'table'>) {
  const { words, scene } = table
  const at = locationOf(scene)
  const home = movesHome(scene)
  const closed = scene.state === 'over' ? [] : closedNow(scene)
  const facts = [
    ...(scene.hideout === undefined ? [] : [words.game('told.hideout', { circle: scene.hideout })]),
    ...(at === undefined ? [] : [words.game('told.here', { circle: at })]),
    ...(home === null ? [] : home === 0 ? [words.game('told.home')] : [words.page('jack.movesHome', { count: home })]),
  ]
  return (
    <div>
      <p>{facts.join(' ')}</p>
      {closed.length > 0 && (
        <p className={styles.warning}>{words.page('jack.closed', { circles: words.list(closed) })}</p>
      )}
    </div>
  )
}

function PlanTools({ table, aids }: JackPanelProps) {
  const { words, scene } = table
  const { tool, steps } = aids
  const planning = tool?.kind === 'plan'
  return (
    <div className={styles.plan}>
      <Button
        icon={Pencil}
        kind={planning ? 'primary' : 'secondary'}
        aria-pressed={planning}
        onClick={() => aids.setTool(planning ? null : { kind: 'plan', byCoach: false })}
      >
        {words.page(planning ? 'plan.stop' : 'plan.start')}
      </Button>
      {planning && (
        <Toggle
          label={words.page('plan.byCoach')}
          on={tool.byCoach}
          onChange={byCoach => aids.setTool({ kind: 'plan', byCoach })}
        />
      )}
      {steps.length > 0 && (
        <>
          <p>
            {words.page('plan.steps', { count: steps.length, circles: steps.map(({ circle }) => circle).join(' → ') })}
          </p>
          <div className={styles.tools}>
            <Button kind="quiet" icon={Undo2} onClick={() => aids.setSteps(steps.slice(0, -1))}>
              {words.page('plan.back')}
            </Button>
            <Button kind="quiet" icon={Eraser} onClick={() => aids.setSteps([])}>
              {words.page('plan.clear')}
            </Button>
          </div>
        </>
      )}
      {aids.unreachable !== null && (
        <p className={styles.warning} role="alert">
          {words.page('plan.unreachable', { circle: aids.unreachable })}
        </p>
      )}
      {objections(steps, scene).map(objection => (
        <p key={objectionText(words, objection)} className={styles.warning}>
          {objectionText(words, objection)}
        </p>
      ))}
    </div>
  )
}

function objectionText(words: Words, objection: Objection): string {
  return objection.kind === 'shut'
    ? words.page('plan.objection.shut', { from: objection.from, to: objection.to })
    : words.page(`plan.objection.${objection.kind}`)
}
