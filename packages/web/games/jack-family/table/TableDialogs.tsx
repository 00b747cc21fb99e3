import { RulesPanel } from '../../../app/rules/RulesPanel.tsx'
import { Sheet } from '../../../design/Dialog.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { KeysDialog } from '../../../table/KeysDialog.tsx'
import type { JackTypes } from '../title.ts'
import { AccuseDialog } from './AccuseDialog.tsx'
import { keyRows } from './keys.ts'
import type { Desk } from './useDesk.ts'

export interface TableDialogsProps<T extends JackTypes> {
  readonly desk: Desk<T>
  readonly surface: 'board' | 'text'
}

/** What opens over the table: the question before an accusation, the keys, the rules. */
export function TableDialogs<T extends JackTypes>({ desk, surface }: TableDialogsProps<T>) {
  const { table, reading } = desk
  useLaterTexts('table', table.title.id)
  const { t } = useTranslation('table')
  return (
    <>
      <AccuseDialog table={table} />
      <KeysDialog open={reading.keysOpen} rows={keyRows(table.words, surface)} onClose={reading.close} />
      <Sheet open={reading.rule !== undefined} title={t('rules.title')} onClose={reading.close}>
        <RulesPanel game={table.title.id} rule={reading.rule ?? null} />
      </Sheet>
    </>
  )
}
