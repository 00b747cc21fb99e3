import { useTranslation } from 'react-i18next'
import { RulesPanel } from '../../app/rules/RulesPanel.tsx'
import { Sheet } from '../../design/Dialog.tsx'
import { type KeyRow, KeysDialog } from '../../table/KeysDialog.tsx'
import { AccuseDialog } from './AccuseDialog.tsx'
import type { Table } from './useTable.ts'
import type { Words } from './words.ts'

export interface TableDialogsProps {
  readonly table: Table
  readonly words: Words
  readonly keys: readonly KeyRow[]
  readonly keysOpen: boolean
  onKeysClose(): void
  /** The rule to read, null for the rules from their beginning, undefined where nobody reads them. */
  readonly rule: string | null | undefined
  onRuleClose(): void
}

/** What opens over the table: the question before an accusation, the keys, the rules. */
export function TableDialogs(props: TableDialogsProps) {
  const { t } = useTranslation('table')
  const { table, words, rule } = props
  return (
    <>
      <AccuseDialog
        accusing={table.accusing}
        view={table.play.view}
        words={words}
        onConfirm={table.confirmAccusation}
        onCancel={table.cancelAccusation}
      />
      <KeysDialog
        open={props.keysOpen}
        rows={props.keys.map(([keys, does]) => [keys, does === 'board' ? words.page('keys.board') : t(`keys.${does}`)])}
        onClose={props.onKeysClose}
      />
      <Sheet open={rule !== undefined} title={t('rules.title')} onClose={props.onRuleClose}>
        <RulesPanel game="mr-jack" rule={rule ?? null} />
      </Sheet>
    </>
  )
}
