import type { Failure } from '@gaslight/client'
import { lazy, Suspense } from 'react'
import { useFailureText } from '../app/failure.ts'
import type { SurfaceProps } from './surface.ts'

// Most tables need none of them.
const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }))
const RefusalNotice = lazy(async () => ({ default: (await import('./RefusalNotice.tsx')).RefusalNotice }))
const OpenSeat = lazy(async () => ({ default: (await import('./OpenSeat.tsx')).OpenSeat }))

interface ObstaclesProps {
  readonly game: Pick<SurfaceProps, 'local' | 'state'>
  /** Why nothing came of a click, and the rule that says so. */
  readonly refusal: { readonly text: string; readonly rule: string | null } | null
  onDismissRefusal(): void
  /** Why a turn was not taken. */
  readonly failure: Failure | null
  onDismissFailure(): void
  illegal(illegal: NonNullable<Failure['illegal']>): string
  onRule(rule: string): void
}

/** What stands in the way: a click that the rules refuse, a turn that was not taken, a seat still free, the next one's look. */
export function Obstacles(props: ObstaclesProps) {
  const { game, refusal, failure, illegal, onRule } = props
  const failureText = useFailureText()
  return (
    <Suspense fallback={null}>
      {refusal !== null && <RefusalNotice {...refusal} onRule={onRule} onDismiss={props.onDismissRefusal} />}
      {failure !== null && (
        <RefusalNotice
          text={failure.illegal === undefined ? failureText(failure) : illegal(failure.illegal)}
          rule={failure.illegal?.rule ?? null}
          onRule={onRule}
          onDismiss={props.onDismissFailure}
        />
      )}
      {game.state.info.status === 'open' && <OpenSeat info={game.state.info} />}
      {game.local !== null && <HandOver local={game.local} state={game.state} />}
    </Suspense>
  )
}
