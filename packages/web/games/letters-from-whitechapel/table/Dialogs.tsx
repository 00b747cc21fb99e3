import { RulesPanel } from '../../../app/rules/RulesPanel.tsx'
import { Button } from '../../../design/Button.tsx'
import { Dialog, Sheet } from '../../../design/Dialog.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { type KeyRow, KeysDialog } from '../../../table/KeysDialog.tsx'
import { decisionText } from '../chronicle/decisions.ts'
import type { Words } from '../words.ts'
import type { Desk } from './useDesk.ts'
import type { Table } from './useTable.ts'

/** Keys, and the name of what they do among the texts of every table; `map` is this game's own. */
export type KeyUse = readonly [keys: string, does: string]

export interface DialogsProps {
  readonly desk: Desk
  readonly keys: readonly KeyUse[]
}

/** What opens over the table: the question before an arrest, the keys, the rules. */
export function Dialogs({ desk, keys }: DialogsProps) {
  useLaterTexts('table', 'letters-from-whitechapel')
  const { t } = useTranslation('table')
  const { table, reading } = desk
  return (
    <>
      <AskedDialog table={table} />
      <KeysDialog open={reading.keysOpen} rows={keyRows(table.words, keys)} onClose={reading.close} />
      <Sheet open={reading.rule !== undefined} title={t('rules.title')} onClose={reading.close}>
        <RulesPanel game="letters-from-whitechapel" rule={reading.rule ?? null} />
      </Sheet>
    </>
  )
}

function AskedDialog({ table }: { readonly table: Table }) {
  const { asked, words } = table
  const kind = asked?.detail.kind === 'address' ? 'address' : 'arrest'
  return (
    <Dialog
      open={asked !== null}
      title={asked === null ? '' : decisionText(words, asked.detail)}
      onClose={table.cancel}
      actions={
        <>
          <Button onClick={table.cancel}>{words.page('asked.cancel')}</Button>
          <Button kind="danger" onClick={table.confirm}>
            {words.page(`asked.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{words.page(`asked.${kind}.text`)}</p>
    </Dialog>
  )
}

function keyRows(words: Words, keys: readonly KeyUse[]): KeyRow[] {
  return keys.map(([key, does]) => [key, does === 'map' ? words.page('keys.map') : words.t(`keys.${does}`)])
}
