import { decisionText } from '@gaslight/london-1888'
import { RulesPanel } from '../../../app/rules/RulesPanel.tsx'
import { Button } from '../../../design/Button.tsx'
import { Dialog, Sheet } from '../../../design/Dialog.tsx'
import { useLaterTexts, useTranslation } from '../../../i18n/index.ts'
import { KeysDialog } from '../../../table/KeysDialog.tsx'
import { CharacterCard } from '../panels/CharacterCard.tsx'
import { EventCard } from '../panels/EventCard.tsx'
import type { KeyUse } from './key-uses.ts'
import type { Desk } from './useDesk.ts'
import type { Table } from './useTable.ts'
import { hitOf, warningOf } from './warning.ts'

export interface DialogsProps {
  readonly desk: Desk
  readonly keys: readonly KeyUse[]
}

/** Uses of keys that only this game's table has. */
const OWN_USES: readonly string[] = ['acts', 'end', 'walk', 'marked']

/** What opens over the table: the question before a grave step, a card to read, the keys, the rules. */
export function Dialogs({ desk, keys }: DialogsProps) {
  useLaterTexts('table', 'london-1888')
  const { t } = useTranslation('table')
  const { table, reading, card } = desk
  const { words } = table
  const title =
    card === null ? '' : card.kind === 'event' ? words.event(card.event) : words.seat(table.scene, card.seat)
  return (
    <>
      <AskedDialog table={table} />
      <Dialog open={card !== null} title={title} onClose={desk.closeCard}>
        {card?.kind === 'event' && <EventCard words={words} event={card.event} onRule={reading.showRule} />}
        {card?.kind === 'player' && (
          <CharacterCard words={words} scene={table.scene} seat={card.seat} onRule={reading.showRule} />
        )}
      </Dialog>
      <KeysDialog
        open={reading.keysOpen}
        rows={keys.map(([key, does]) => [
          key,
          OWN_USES.includes(does) ? words.page(`keys.${does}`) : t(`keys.${does}`),
        ])}
        onClose={reading.close}
      />
      <Sheet open={reading.rule !== undefined} title={t('rules.title')} onClose={reading.close}>
        <RulesPanel game="london-1888" rule={reading.rule ?? null} />
      </Sheet>
    </>
  )
}

function AskedDialog({ table }: { readonly table: Table }) {
  const { asked, words } = table
  const hit = asked && hitOf(words, asked.detail, table.scene)
  return (
    <Dialog
      open={asked !== null}
      title={asked === null ? '' : decisionText(words, asked.detail, table.scene)}
      onClose={table.cancel}
      actions={
        <>
          <Button onClick={table.cancel}>{words.page('asked.cancel')}</Button>
          <Button kind={asked?.detail.kind === 'end' ? 'primary' : 'danger'} autoFocus onClick={table.confirm}>
            {words.page('asked.confirm')}
          </Button>
        </>
      }
    >
      {hit !== null && <p>{hit}</p>}
      <p>{asked === null ? '' : warningOf(words, asked.detail, table.scene)}</p>
    </Dialog>
  )
}
