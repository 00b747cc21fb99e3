import { jackCandidates, type MrJackView } from '@gaslight/mr-jack'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { Notice } from '../../design/Notice.tsx'
import styles from './AccuseDialog.module.css'
import { CharacterToken } from './board/pieces/CharacterToken.tsx'
import type { Accusing } from './useTable.ts'
import type { Words } from './words.ts'

interface AccuseDialogProps {
  readonly accusing: Accusing | null
  readonly view: MrJackView
  readonly words: Words
  onConfirm(): void
  onCancel(): void
}

/** MJ-62: an accusation ends the game, so it asks once more, and warns where it is surely wrong. */
export function AccuseDialog({ accusing, view, words, onConfirm, onCancel }: AccuseDialogProps) {
  const accused = accusing?.detail.accused
  const name = accused === undefined ? '' : words.name(accused)
  const warning = accused === undefined ? null : warningFor(view, accused)
  const possible = jackCandidates(view).length
  return (
    <Dialog
      open={accusing !== null}
      title={words.page('accuse.title', { name })}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{words.page('accuse.cancel')}</Button>
          <Button kind="danger" onClick={onConfirm}>
            {words.page('accuse.confirm', { name })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {accused !== undefined && (
          <CharacterToken character={accused} innocent={!(view.characters[accused]?.suspect ?? true)} size={72} />
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

function warningFor(view: MrJackView, accused: Accusing['detail']['accused']): 'innocent' | 'alibi' | null {
  if (view.characters[accused]?.suspect === false) return 'innocent'
  return view.alibis.some(alibi => alibi.character === accused) ? 'alibi' : null
}
