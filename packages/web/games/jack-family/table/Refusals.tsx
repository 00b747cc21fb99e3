import type { Failure } from '@gaslight/client'
import { useFailureText } from '../../../app/failure.ts'
import { useLaterTexts } from '../../../i18n/index.ts'
import { RefusalNotice } from '../../../table/RefusalNotice.tsx'
import type { JackTypes } from '../title.ts'
import type { Words } from '../words.ts'
import type { Desk } from './useDesk.ts'
import type { Refusal } from './useTable.ts'

/** Why nothing came of a click, or of a turn that was sent. */
export function Refusals<T extends JackTypes>({ desk }: { readonly desk: Desk<T> }) {
  const { table, reading } = desk
  const { play, words } = table
  useLaterTexts('table', table.title.id)
  const failureText = useFailureText()
  const failureWords = (failure: Failure) =>
    failure.illegal === undefined ? failureText(failure) : words.illegal(failure.illegal)
  return (
    <>
      {table.refusal !== null && (
        <RefusalNotice
          {...refusalText(words, table.refusal)}
          onRule={reading.showRule}
          onDismiss={table.dismissRefusal}
        />
      )}
      {play.failure !== null && (
        <RefusalNotice
          text={failureWords(play.failure)}
          rule={play.failure.illegal?.rule ?? null}
          onRule={reading.showRule}
          onDismiss={() => play.undo()}
        />
      )}
    </>
  )
}

/** Why nothing came of a click, and the rule that says so. */
function refusalText(words: Words, refusal: Refusal): { readonly text: string; readonly rule: string | null } {
  if (refusal.kind === 'rule') return { text: words.illegal(refusal.illegal), rule: refusal.illegal.rule }
  return { text: words.t(`refusal.${refusal.kind}`), rule: null }
}
