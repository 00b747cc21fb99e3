import type { Failure } from '@gaslight/client'
import { lazy, Suspense } from 'react'
import { useFailureText } from '../../../app/failure.ts'
import { HandOver } from '../../../table/HandOver.tsx'
import { RefusalNotice } from '../../../table/RefusalNotice.tsx'
import { refusalText } from './status.ts'
import type { Desk } from './useDesk.ts'

const OpenSeat = lazy(async () => ({ default: (await import('../../../table/OpenSeat.tsx')).OpenSeat }))

/** What stands in the way: a click that the rules refuse, a turn that was not taken, a seat still free, the next one's look. */
export function Notices({ desk }: { readonly desk: Desk }) {
  const { game, table, reading } = desk
  const { play, words } = table
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
      {game.state.info.status === 'open' && (
        <Suspense fallback={null}>
          <OpenSeat info={game.state.info} />
        </Suspense>
      )}
      <HandOver local={game.local} state={game.state} />
    </>
  )
}
