import { type JackView, jackCandidates } from '@gaslight/jack-family'
import { Button } from '../../../design/Button.tsx'
import { Dialog } from '../../../design/Dialog.tsx'
import { Notice } from '../../../design/Notice.tsx'
import type { JackTypes } from '../title.ts'
import styles from './AccuseDialog.module.css'
import type { Table } from './useTable.ts'

/** MJ-62, NY-68: an accusation ends the game, so it asks once more, and warns where it is surely wrong. */
export function AccuseDialog<T extends JackTypes>({ table }: { readonly table: Table<T> }) {
  const { accusing, words } = table
  const { Token } = table.title
  const view: JackView = table.play.view
  const accused = accusing?.detail.accused
  const name = accused === undefined ? '' : words.name(accused)
  const warning = accused === undefined ? null : warningFor(view, accused)
  const possible = jackCandidates(view).length
  return (
    <Dialog
      open={accusing !== null}
      title={words.page('accuse.title', { name })}
      onClose={table.cancelAccusation}
      actions={
        <>
          <Button onClick={table.cancelAccusation}>{words.page('accuse.cancel')}</Button>
          <Button kind="danger" onClick={table.confirmAccusation}>
            {words.page('accuse.confirm', { name })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {accused !== undefined && (
          <Token character={accused} innocent={!(view.characters[accused]?.suspect ?? true)} size={72} />
        )}
        <p>{words.page('accuse.text', { name })}</p>
      </div>
      {warning !== null ? (
        <Notice tone="problem">{words.page(`accuse.${warning}`, { name })}</Notice>
      ) : (
        <p>{words.page('accuse.odds', { count: possible })}</p>
      )}
    </Dialog>
  )
}

function warningFor(view: JackView, accused: string): 'innocent' | 'alibi' | null {
  if (view.characters[accused]?.suspect === false) return 'innocent'
  return view.alibis.some(alibi => alibi.character === accused) ? 'alibi' : null
}
